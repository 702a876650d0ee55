import type { BuildRef } from '@storefront/compositions';
import { type GateBench, openGateBench } from './testing/gate-bench.test-kit';
import { harmless } from './testing/harmless.test-kit';

/** A group is built, checked and used in a browser six times over; a machine that does other work takes its time. */
jest.setTimeout(600_000);

let bench: GateBench;

beforeAll(async () => {
  bench = await openGateBench();
});
afterAll(() => bench.close());

test('what is served passes', async () => expect(await bench.refusals([])).toEqual([]));

const groups = harmless.map((group, index) => ({ group, names: group.map(({ name }) => name).join('; '), number: index + 1 }));

test.each(groups)('passes, group $number: $names', async ({ group }) => {
  const builds: BuildRef[] = [];
  for (const mutation of group) {
    const build = await bench.build(mutation);
    builds.push(build);
    expect({ name: mutation.name, refusals: await bench.refusals([build], { only: [] }) }).toEqual({ name: mutation.name, refusals: [] });
  }
  const together = await bench.refusals(builds);
  // When a group is refused in the browser, each of its changes is tried alone, to say which one it was.
  const alone = [];
  for (const [index, { name }] of together.length === 0 ? [] : group.entries()) alone.push({ name, refusals: await bench.refusals(builds.slice(index, index + 1)) });
  expect({ together, alone }).toEqual({ together: [], alone: [] });
});

test('there are at least twenty', () => expect(harmless.flat().length).toBeGreaterThanOrEqual(20));
