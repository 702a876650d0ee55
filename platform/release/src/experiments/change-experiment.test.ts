import type { Arm, BuildRef, Experiment } from '@storefront/compositions';
import { type Store, StoreError, currentRevision, readRevision } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { redate, writeRevision } from '../testing/a-revision';
import { anEmptyStore, publishBuild, release } from '../testing/a-store';
import { anExperiment } from '../testing/an-experiment';
import { addExperiment, changeExperiment, listVariants } from './change-experiment';
import { findArm, newExperiment, withArm, withBuilds, withShares, withSwitch } from './define';
import { buildsSince, sharesSince } from './unchanged-since';
import { countedUntil, isServedUntil } from './counted-until';

afterAll(removeTemporaryFolders);

describe('an experiment of a channel', () => {
  let store: Store;
  beforeEach(async () => {
    store = await anEmptyStore();
    await release(store, { shell: 'a', 'mf-menu': 'a', 'mf-cart': 'a' });
  });

  const options = { note: '' };
  const channel = async () => {
    const current = await currentRevision(store, 'stable');
    if (!current) throw new Error('nothing is served');
    return current;
  };
  const namesNow = async () => (await channel()).experiments.map(({ name }) => name);

  /** Two experiments: one of the menu, one of the cart. */
  async function two() {
    for (const name of ['menu', 'cart']) {
      const builds = [await publishBuild(store, `mf-${name}`, 't')];
      await addExperiment(store, 'stable', options, anExperiment(name, builds));
    }
    return channel();
  }

  test('experiments are added at the end, each name once', async () => {
    const { experiments } = await two();
    expect(experiments.map(({ name }) => name)).toEqual(['menu', 'cart']);
    await expect(addExperiment(store, 'stable', options, anExperiment('cart', []))).rejects.toThrow(
      'channel stable has an experiment cart already',
    );
    expect(await namesNow()).toEqual(['menu', 'cart']);
  });

  test('the name of a stopped experiment is free again after 90 days', async () => {
    await two();
    const stopped = { channel: 'stable', name: 'menu' };
    const { revision } = await changeExperiment(store, stopped, options, () => null);
    const again = () => addExperiment(store, 'stable', options, anExperiment('menu', []));
    const refused =
      'channel stable had an experiment menu until revision 3, and the API stores ' +
      'the figures of a name for 90 days: take another name';
    await expect(again()).rejects.toThrow(new StoreError(refused));
    await redate(store, revision.revision, new Date(Date.now() - 89 * 86_400_000));
    await release(store, { 'mf-cart': 'b' });
    await expect(again()).rejects.toThrow(refused);
    await redate(store, revision.revision, new Date(Date.now() - 91 * 86_400_000));
    await again();
    expect(await namesNow()).toEqual(['cart', 'menu']);
  });

  test('the compositions of an arm are those of its own experiment', async () => {
    const current = await two();
    const { variants } = current;
    expect(listVariants(current, 'menu', 'other')).toEqual([
      variants['other.control'],
      variants['other.other'],
    ]);
    expect(listVariants(current, 'cart', 'other')).toEqual([
      variants['control.other'],
      variants['other.other'],
    ]);
    expect(listVariants(current, 'cart', 'late')).toEqual([]);
  });

  test('a change of one experiment leaves the others; null removes it', async () => {
    const { experiments } = await two();
    const owner = 'cart team';
    await changeExperiment(store, { channel: 'stable', name: 'cart' }, options, (it) => ({
      ...it,
      owner,
    }));
    expect((await channel()).experiments).toEqual([experiments[0], { ...experiments[1], owner }]);
    await changeExperiment(store, { channel: 'stable', name: 'menu' }, options, () => null);
    expect(await namesNow()).toEqual(['cart']);
    expect((await channel()).revoked).toEqual([]);
  });
});

describe('an experiment', () => {
  const build = (name: string, digit: string): BuildRef => ({
    name,
    id: `1.0.0-${digit.repeat(12)}`,
    contentHash: digit.repeat(64),
  });
  const wanted = {
    name: 'nep',
    owner: 'pizza team',
    salt: 'nep-1',
    since: '2026-01-01T00:00:00.000Z',
    expires: '2026-02-01T00:00:00.000Z',
    arms: [{ name: 'nep', share: 1000, builds: [build('mf-pizza-builder', 'b')] }],
  };
  const rangesOf = (experiment: Experiment) =>
    Object.fromEntries(experiment.arms.map(({ name, ranges }) => [name, ranges]));

  test('a new experiment has control first, with the rest of the visitors', () => {
    const { arms } = newExperiment(wanted);
    expect(arms.map(({ name, share, builds }) => [name, share, builds.length])).toEqual([
      ['control', 9000, 0],
      ['nep', 1000, 1],
    ]);
  });

  test('a hotfix and a switch leave every visitor where they are', () => {
    const before = newExperiment(wanted);
    const fixed = withBuilds(before, 'nep', [
      build('mf-pizza-builder', 'c'),
      build('mf-cart', 'd'),
    ]);
    expect(findArm(fixed, 'nep').builds).toEqual([
      build('mf-pizza-builder', 'c'),
      build('mf-cart', 'd'),
    ]);
    const off = withSwitch(fixed, 'nep', { at: '2026-01-02T00:00:00.000Z', reason: 'fails' });
    expect(findArm(off, 'nep').off?.reason).toBe('fails');
    for (const experiment of [fixed, off]) expect(rangesOf(experiment)).toEqual(rangesOf(before));
    expect(withSwitch(off, 'nep', null)).toEqual(fixed);
  });

  test('another arm at 0 changes nothing for anybody, and may be ramped later', () => {
    const before = newExperiment(wanted);
    const three = withArm(before, {
      name: 'late',
      share: 0,
      builds: [build('mf-pizza-builder', 'e')],
    });
    expect(rangesOf(three)).toEqual({ ...rangesOf(before), late: [] });
    expect(findArm(withShares(three, { late: 500 }), 'late').share).toBe(500);
    expect(rangesOf(withShares(three, { late: 500 }))['nep']).toEqual(rangesOf(before)['nep']);
  });

  test.each<[string, () => unknown, string]>([
    [
      'too much',
      () => newExperiment({ ...wanted, arms: [{ ...wanted.arms[0]!, share: 10_001 }] }),
      'basis points',
    ],
    [
      'more than all',
      () => withShares(newExperiment({ ...wanted, control: 9000 }), { control: 9500 }),
      '500 basis points are missing for control',
    ],
    [
      'an arm named control',
      () => newExperiment({ ...wanted, arms: [{ ...wanted.arms[0]!, name: 'control' }] }),
      'control serves what the channel serves',
    ],
    [
      'the same arm twice',
      () => newExperiment({ ...wanted, arms: [...wanted.arms, ...wanted.arms] }),
      'two arms are named nep',
    ],
    ['no arm', () => newExperiment({ ...wanted, arms: [] }), 'the experiment cannot be'],
    [
      'a forced arm that is not there',
      () => newExperiment({ ...wanted, forces: { module: 'm', arm: 'nap' } }),
      'has no arm nap: it has control, nep',
    ],
    [
      'an end before the beginning',
      () => newExperiment({ ...wanted, expires: wanted.since }),
      'must expire after it began',
    ],
    [
      'an arm that is there already',
      () => withArm(newExperiment(wanted), wanted.arms[0]!),
      'has an arm nep already',
    ],
    [
      'a share of an unknown arm',
      () => withShares(newExperiment(wanted), { nap: 1 }),
      'has no arm nap',
    ],
    [
      'other builds for control',
      () => withBuilds(newExperiment(wanted), 'control', []),
      'control serves',
    ],
    [
      'control switched off',
      () => withSwitch(newExperiment(wanted), 'control', null),
      'control serves',
    ],
  ])('%s is refused with a sentence', (_case, work, sentence) => expect(work).toThrow(sentence));

  test('a share that is none is named with what shares are', () => {
    for (const share of [10_001, -1, 0.5])
      expect(() => newExperiment({ ...wanted, arms: [{ ...wanted.arms[0]!, share }] })).toThrow(
        'the share of nep must be a whole number of basis points, 0 to 10000',
      );
  });

  test('every reason why an experiment cannot be is given, with its place where it has one', () => {
    expect(() => newExperiment({ ...wanted, owner: '', expires: 'tomorrow' })).toThrow(
      /^the experiment cannot be: owner: [A-Z][^;]+; expires: [A-Z][^;]+$/,
    );
    const experiment = newExperiment(wanted);
    const reversed = { ...experiment, arms: experiment.arms.toReversed() };
    expect(() => withBuilds(reversed, 'nep', [])).toThrow(
      new StoreError(
        'the experiment cannot be: the first arm must be named control and replace nothing',
      ),
    );
  });
});

describe('figures since a change', () => {
  let store: Store;
  beforeEach(async () => {
    store = await anEmptyStore();
  });

  const build = (digit: string): BuildRef => ({
    name: 'mf-menu',
    id: `1.0.0-${digit.repeat(12)}`,
    contentHash: digit.repeat(64),
  });
  const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

  /** An experiment on which the second arm is changed. */
  function menu(change: Partial<Arm> = {}, overrides: Partial<Experiment> = {}): Experiment {
    const it = anExperiment('menu', [build('b')], overrides);
    return {
      ...it,
      arms: it.arms.map((arm) => (arm.name === 'other' ? { ...arm, ...change } : arm)),
    };
  }
  const off = { at: '2026-01-01T00:00:00.000Z', reason: 'fails' };
  const smaller: Partial<Arm> = { share: 1000, ranges: [[5000, 6000]] };

  /** Serves one list of experiments on each day, and returns since when its parts are unchanged. */
  async function since(...days: Experiment[][]): Promise<{ shares: Date; builds: Date }> {
    for (const [index, experiments] of days.entries())
      await writeRevision(store, index + 1, { at: day(index + 1).toISOString(), experiments });
    const current = await readRevision(store, 'stable', days.length);
    return {
      shares: await sharesSince(store, 'stable', current, 'menu'),
      builds: await buildsSince(store, 'stable', current, 'menu'),
    };
  }

  test('an experiment that only has one revision is unchanged since then', async () =>
    expect(await since([], [menu()])).toEqual({ shares: day(2), builds: day(2) }));

  test('promotions and changes of other experiments do not count', async () => {
    const other = (name: string) => anExperiment('cart', [{ ...build('c'), name }]);
    expect(
      await since(
        [],
        [other('mf-cart'), menu()],
        [other('mf-account'), menu()],
        [menu()],
        [other('mf-cart'), menu()],
      ),
    ).toEqual({ shares: day(2), builds: day(2) });
  });

  test('other shares begin new figures, the same builds continue', async () =>
    expect(await since([menu(smaller)], [menu()], [menu()])).toEqual({
      shares: day(2),
      builds: day(1),
    }));

  test('other builds do not change the shares', async () =>
    expect(await since([menu({ builds: [build('d')] })], [menu()], [menu()])).toEqual({
      shares: day(1),
      builds: day(2),
    }));

  test('an arm that is switched on again begins anew; switched off, its earlier figures stay', async () => {
    expect(await since([menu()], [menu({ off })], [menu()], [menu()])).toEqual({
      shares: day(3),
      builds: day(3),
    });
    expect(
      await since(
        [menu()],
        [menu({ off })],
        [menu({ off: { ...off, reason: 'other' } })],
        [menu({ off })],
      ),
    ).toEqual({ shares: day(1), builds: day(2) });
    expect(await since([menu()], [menu({ off })], [menu()], [menu({ off })])).toEqual({
      shares: day(3),
      builds: day(4),
    });
  });

  test('another experiment of the same name is not the same one', async () => {
    expect(await since([menu({}, { salt: 'earlier' })], [menu()])).toEqual({
      shares: day(2),
      builds: day(2),
    });
    expect(await since([menu()], [], [menu()])).toEqual({ shares: day(3), builds: day(3) });
  });
});

const builds: BuildRef[] = [
  { name: 'mf-menu', id: `1.0.0-${'b'.repeat(12)}`, contentHash: 'b'.repeat(64) },
];
const two = newExperiment({
  name: 'menu',
  owner: 'o',
  salt: 's',
  since: '2026-01-01T00:00:00.000Z',
  expires: '2026-02-01T00:00:00.000Z',
  arms: [
    { name: 'a', share: 1000, builds },
    { name: 'b', share: 1000, builds },
  ],
});
const off = (day: string) => ({ at: `2026-01-${day}T00:00:00.000Z`, reason: '' });

test('figures are counted until the last arm is off', () => {
  expect(countedUntil(two)).toBeNull();
  const one = withSwitch(two, 'a', off('05'));
  expect(countedUntil(one)).toBeNull();
  const none = withSwitch(one, 'b', off('07'));
  const until = countedUntil(none);
  expect(until).toEqual(new Date('2026-01-07T00:00:00.000Z'));
  expect(none.arms.map((arm) => isServedUntil(arm, until ?? new Date(0)))).toEqual([
    true,
    false,
    true,
  ]);
});
