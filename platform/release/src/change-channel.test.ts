import { changeChannel } from './change-channel';
import { compositionsOf } from './earlier-revisions';
import { LostRace } from './lost-race';
import { MOST_REVOKED } from './next-content';
import { publish } from './publish';
import { type Store, currentRevision, readComposition, revisionsOf } from './store';
import { aBuildFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { redate } from './testing/a-revision';
import { anEmptyStore, publishBuild, release } from './testing/a-store';
import { anExperiment } from './testing/an-experiment';

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

test('when nothing changes, exactly what is served stays', async () => {
  await release(store, { 'mf-menu': 'b' });
  const served = await composed();
  await release(store, { 'mf-menu': 'b', 'mf-cart': 'a' });
  expect(await composed()).toEqual(served);
  expect(await revisionsOf(store, 'stable')).toEqual([1, 2]);
});

test('a last good build whose contract the new shell does not speak is none', async () => {
  await release(store, { 'mf-menu': 'b' });
  const { folder } = await aBuildFolder(
    'shell',
    { 'entry.js': 'new' },
    { version: '1.0.0+n', contract: 3 },
  );
  const shell = await publish(store, folder);
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [shell] }));
  expect((await composed()).previous).toEqual([]);
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
  expect(await revisionsOf(store, 'stable')).toEqual([1]);
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

test('an arm that is switched off has no composition', async () => {
  const [control, other] = anExperiment('menu', [await publishBuild(store, 'mf-menu', 't')]).arms;
  const arms = [
    control!,
    { ...other!, off: { at: '2026-02-02T00:00:00.000Z', reason: 'loads fail' } },
  ];
  const { revision } = await changeChannel(store, 'stable', { note: '' }, () => ({
    experiments: [anExperiment('menu', [], { arms })],
  }));
  expect(revision.variants).toEqual({});
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

test('a change that would make the channel unreadable is refused', async () => {
  const broken = anExperiment('menu', [], { expires: 'tomorrow' });
  await expect(
    changeChannel(store, 'stable', { note: '' }, () => ({ experiments: [broken] })),
  ).rejects.toThrow('would not be readable');
  expect(await revisionsOf(store, 'stable')).toEqual([1]);
});

test('a limited number of revoked compositions is stored, the newest ones', async () => {
  const old = Array.from({ length: MOST_REVOKED }, (_, index) =>
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

test('notes and names of authors that are too long are shortened', async () => {
  const { revision } = await changeChannel(
    store,
    'stable',
    { note: 'n'.repeat(501), by: 'b'.repeat(201) },
    () => ({ origins: ['https://overrides.example'] }),
  );
  expect([revision.note, revision.by]).toEqual(['n'.repeat(500), 'b'.repeat(200)]);
});
