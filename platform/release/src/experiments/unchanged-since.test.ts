import type { Arm, BuildRef, Experiment } from '@storefront/compositions';
import { type Store, readRevision } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { writeRevision } from '../testing/a-revision';
import { anEmptyStore } from '../testing/a-store';
import { anExperiment } from '../testing/an-experiment';
import { buildsSince, sharesSince } from './unchanged-since';

afterAll(removeTemporaryFolders);

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

test('only the unbroken time counts, not an earlier one with the same parts', async () =>
  expect(await since([menu()], [menu(smaller)], [menu()])).toEqual({
    shares: day(3),
    builds: day(1),
  }));

test('another experiment of the same name is not the same one', async () => {
  expect(await since([menu({}, { salt: 'earlier' })], [menu()])).toEqual({
    shares: day(2),
    builds: day(2),
  });
  expect(await since([menu()], [], [menu()])).toEqual({ shares: day(3), builds: day(3) });
});

test('an experiment that the channel has no more is unchanged since the current revision', async () =>
  expect(await since([menu()], [])).toEqual({ shares: day(2), builds: day(2) }));
