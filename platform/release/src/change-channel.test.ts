import type { BuildRef } from '@storefront/compositions';
import { changeChannel } from './change-channel';
import { compositionsOf } from './history';
import { LostRace } from './store-error';
import { MAX_REVOKED } from './next-content';
import {
  type Store,
  StoreError,
  compositionPath,
  currentRevision,
  readComposition,
  listRevisions,
} from './store';
import { aBuildFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { redate } from './testing/a-revision';
import { anEmptyStore, publishBuild, release } from './testing/a-store';
import { anExperiment } from './testing/an-experiment';
import { publish } from './publish';

afterAll(removeTemporaryFolders);

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
  await release(store, { shell: 'a', 'mf-menu': 'a', 'mf-cart': 'a' });
});

const composed = async () =>
  readComposition(store, (await currentRevision(store, 'stable'))?.composition ?? '');

test('the builds that are replaced become the last good ones; those of other remotes stay', async () => {
  const before = (await composed()).builds;
  await release(store, { 'mf-menu': 'b' });
  await release(store, { 'mf-cart': 'b', shell: 'b' });
  const { previous } = await composed();
  expect(previous).toEqual(before);
});

test('two teams at once are both live, and the loser is checked again on the new revision', async () => {
  const menu = await publishBuild(store, 'mf-menu', 'b');
  const cart = await publishBuild(store, 'mf-cart', 'b');
  const checked: { hashes: readonly string[]; served: string | null }[] = [];
  const first = await composed();
  let isOvertaken = false;
  await changeChannel(
    store,
    'stable',
    {
      note: 'menu',
      check: async (hashes, served) => {
        checked.push({ hashes, served });
        if (isOvertaken) return;
        isOvertaken = true;
        await changeChannel(store, 'stable', { note: 'cart' }, () => ({ builds: [cart] }));
      },
    },
    () => ({ builds: [menu] }),
  );
  const now = await composed();
  expect(now.builds).toEqual(expect.arrayContaining([menu, cart]));
  expect(checked).toHaveLength(2);
  expect(checked[0]?.served).toBe(first.hash);
  expect(checked[1]?.hashes).toEqual([now.hash]);
  const second = await readComposition(store, checked[1]?.served ?? '');
  expect(second.builds).toContainEqual(cart);
});

test('what the check rejects is not served', async () => {
  const menu = await publishBuild(store, 'mf-menu', 'b');
  const check = () => Promise.reject(new Error('too big'));
  await expect(
    changeChannel(store, 'stable', { note: '', check }, () => ({ builds: [menu] })),
  ).rejects.toThrow('too big');
  expect(await listRevisions(store, 'stable')).toEqual([1]);
});

test('a change that expects a revision lands on it, or says which one it lost to', async () => {
  const menu = await publishBuild(store, 'mf-menu', 'b');
  const cart = await publishBuild(store, 'mf-cart', 'b');
  const check = async () =>
    void (await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [cart] })));
  const lost = changeChannel(store, 'stable', { note: '', expect: 1, check }, () => ({
    builds: [menu],
  }));
  await expect(lost).rejects.toThrow(new LostRace('stable', 1, 2));
  expect(
    (await changeChannel(store, 'stable', { note: '', expect: 2 }, () => ({ builds: [menu] })))
      .revision.revision,
  ).toBe(3);
  await expect(changeChannel(store, 'stable', { note: '', expect: 9 }, () => null)).rejects.toThrow(
    'there is no 9 yet',
  );
});

test('every combination of arms has its composition, and a promotion composes them anew', async () => {
  const experiments = [
    anExperiment('menu', [await publishBuild(store, 'mf-menu', 't')]),
    anExperiment('cart', [await publishBuild(store, 'mf-cart', 't')]),
  ];
  const checked: string[] = [];
  const check = async (hashes: readonly string[]) => void checked.push(...hashes);
  const { revision } = await changeChannel(store, 'stable', { note: '', check }, () => ({
    experiments,
  }));
  expect(Object.keys(revision.variants).sort()).toEqual([
    'control.other',
    'other.control',
    'other.other',
  ]);
  expect(checked.sort()).toEqual(Object.values(revision.variants).sort());
  await release(store, { shell: 'b' });
  const next = await currentRevision(store, 'stable');
  expect(next?.experiments).toEqual(experiments);
  expect(new Set([...compositionsOf(revision), ...(next ? compositionsOf(next) : [])]).size).toBe(
    8,
  );
});

test('two experiments on the same remote, and too many combinations, are refused', async () => {
  const menu = await publishBuild(store, 'mf-menu', 't');
  const twice = [anExperiment('one', [menu]), anExperiment('two', [menu])];
  await expect(
    changeChannel(store, 'stable', { note: '' }, () => ({ experiments: twice })),
  ).rejects.toThrow('one and two both replace mf-menu');
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => anExperiment(name, []));
  await expect(
    changeChannel(store, 'stable', { note: '' }, () => ({ experiments: many })),
  ).rejects.toThrow('32 combinations');
});

test('a limited number of revoked compositions is stored, the newest ones', async () => {
  const old = Array.from({ length: MAX_REVOKED }, (_, index) =>
    index.toString(16).padStart(64, '0'),
  );
  await changeChannel(store, 'stable', { note: '' }, () => ({ revoke: old }));
  const newest = 'f'.repeat(64);
  const { revision } = await changeChannel(store, 'stable', { note: '' }, () => ({
    revoke: [newest],
  }));
  expect(revision.revoked).toEqual([newest, ...old.slice(0, -1)]);
});

test('a change that changes nothing says so, and is not checked', async () => {
  const check = jest.fn(() => Promise.resolve());
  const before = await currentRevision(store, 'stable');
  expect(await changeChannel(store, 'stable', { note: 'again', check }, () => null)).toEqual({
    revision: before,
    isNew: false,
  });
  expect(check).not.toHaveBeenCalled();
});

test('a change without another composition is a new revision, and is not checked', async () => {
  const check = jest.fn(() => Promise.resolve());
  const origins = ['https://overrides.example'];
  const { revision, isNew } = await changeChannel(store, 'stable', { note: '', check }, () => ({
    origins,
  }));
  expect([isNew, revision.revision, revision.origins]).toEqual([true, 2, origins]);
  expect(check).not.toHaveBeenCalled();
});

test('a revision is never older than the one before: a clock that was set back changes nothing', async () => {
  await release(store, { shell: 'a' });
  const tomorrow = new Date(Date.now() + 86_400_000);
  await redate(store, 1, tomorrow);
  await release(store, { shell: 'b' });
  expect(await currentRevision(store, 'stable')).toMatchObject({
    revision: 2,
    at: tomorrow.toISOString(),
  });
});

describe('builds that are composed again', () => {
  test('a new build with the id of another remote is served', async () => {
    const folderOf = async (name: string) =>
      (await aBuildFolder(name, { 'entry.js': 'same' }, { version: '3.0.0' })).folder;
    const menu = await publish(store, await folderOf('mf-menu'));
    await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [menu] }));
    const cart = await publish(store, await folderOf('mf-cart'));
    expect(cart.id).toBe(menu.id);
    await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [cart] }));
    const { name, id, contentHash } = cart;
    expect((await composed()).builds).toContainEqual({ name, id, contentHash });
  });

  test('builds that are served already are no change, whatever their last good ones are', async () => {
    await release(store, { 'mf-menu': 'b' });
    const { builds } = await composed();
    const { isNew } = await changeChannel(store, 'stable', { note: '' }, () => ({
      builds,
      lastGood: { 'mf-menu': null },
    }));
    expect(isNew).toBe(false);
  });

  test('last good builds are those whose contract the shell speaks, each by its own', async () => {
    const publishOf = async (name: string, version: string, contract: number) =>
      publish(
        store,
        (await aBuildFolder(name, { 'entry.js': `${name} ${version}` }, { version, contract }))
          .folder,
      );
    const serve = (...builds: BuildRef[]) =>
      changeChannel(store, 'stable', { note: '' }, () => ({ builds }));
    const [menu, cart] = [
      await publishOf('mf-menu', '5.0.0', 5),
      await publishOf('mf-cart', '5.0.0', 3),
    ];
    await serve(await publishOf('shell', '5.0.0', 5), menu, cart);
    await serve(await publishOf('mf-menu', '5.0.1', 5), await publishOf('mf-cart', '5.0.1', 5));
    const { previous } = await composed();
    expect(previous.filter(({ name }) => name !== 'shell').map(({ id }) => id)).toEqual([menu.id]);
  });
});

describe('arms', () => {
  test('with 16 combinations of arms, every one but all-control has its composition', async () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => anExperiment(name, []));
    const { revision } = await changeChannel(store, 'stable', { note: '' }, () => ({
      experiments: four,
    }));
    expect(Object.keys(revision.variants)).toHaveLength(15);
  });

  /** A build of a shell that needs pages which no remote has. */
  async function aMisfit(pages: number): Promise<BuildRef> {
    const routes = Array.from({ length: pages }, (_, page) => ({
      path: `page-${page}`,
      pages: [{ remote: `mf-missing-${page}`, page: 'home' }],
    }));
    const { folder } = await aBuildFolder(
      'shell',
      { 'entry.js': '' },
      { version: '2.0.0', routes },
    );
    return publish(store, folder);
  }

  test('an arm whose builds do not fit together is refused by its name, with the reasons', async () => {
    const misfit = await aMisfit(2);
    await expect(
      changeChannel(store, 'stable', { note: '' }, () => ({
        experiments: [anExperiment('pages', [misfit])],
      })),
    ).rejects.toThrow(
      'the builds of other do not fit together: mf-missing-0 has no build; mf-missing-1 has no build',
    );
    expect(await listRevisions(store, 'stable')).toEqual([1]);
  });

  test('an arm whose build is not stored is an error, also when serving is urgent', async () => {
    const lost = { name: 'mf-menu', id: `9.0.0-${'f'.repeat(12)}`, contentHash: 'f'.repeat(64) };
    for (const isUrgent of [false, true]) {
      const error: unknown = await changeChannel(store, 'stable', { note: '' }, () => ({
        experiments: [anExperiment('menu', [lost])],
        isUrgent,
      })).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(StoreError);
      expect(String(error)).toContain('build.json is not there');
    }
  });

  test('when serving is urgent, a misfit is switched off, with a reason that can be stored', async () => {
    const experiments = [anExperiment('pages', [await aMisfit(40)])];
    const { revision } = await changeChannel(store, 'stable', { note: '' }, () => ({
      experiments,
      isUrgent: true,
    }));
    const [control, other] = revision.experiments[0]?.arms ?? [];
    expect(control?.off).toBeUndefined();
    expect(other?.off?.reason).toMatch(
      /^the builds of other do not fit together: mf-missing-0 has/,
    );
    expect(other?.off?.reason).toHaveLength(500);
    expect(revision.variants).toEqual({});
  });

  test('when serving is urgent, a misfit that was switched off before keeps its reason', async () => {
    const off = { at: '2026-02-02T00:00:00.000Z', reason: 'by hand' };
    const it = anExperiment('pages', [await aMisfit(1)]);
    const arms = it.arms.map((arm) => (arm.name === 'other' ? { ...arm, off } : arm));
    const { revision } = await changeChannel(store, 'stable', { note: '' }, () => ({
      experiments: [{ ...it, arms }],
      isUrgent: true,
    }));
    expect(revision.experiments[0]?.arms[1]?.off).toEqual(off);
  });

  test('control is never switched off, also when what is served does not fit together', async () => {
    const { name, id, contentHash } = await aMisfit(1);
    const hash = 'e'.repeat(64);
    const builds = [{ name, id, contentHash }];
    await store.files.replace(
      compositionPath(hash),
      JSON.stringify({ hash, contract: 1, builds, previous: [] }),
    );
    const off = { at: '2026-02-02T00:00:00.000Z', reason: 'by hand' };
    const it = anExperiment('menu', []);
    const experiments = [
      { ...it, arms: it.arms.map((arm) => (arm.name === 'other' ? { ...arm, off } : arm)) },
    ];
    const { revision } = await changeChannel(store, 'stable', { note: '' }, () => ({
      composition: hash,
      experiments,
      isUrgent: true,
    }));
    expect(revision).toMatchObject({ composition: hash, experiments });
    expect(revision.experiments[0]?.arms[0]?.off).toBeUndefined();
  });
});
