import type { BuildRef } from '@storefront/compositions';
import { remoteNames } from '@storefront/build/workspace';
import { browserChecks } from './checks';
import type { CheckResult } from './report';
import { type Bench, openBench } from './testing/bench.test-kit';
import { breakingBuilds } from './testing/breaking-builds.test-kit';
import { breakingCode } from './testing/breaking-code.test-kit';
import { breakingShell } from './testing/breaking-shell.test-kit';
import { type GateProcess, startGate } from './testing/gate-process.test-kit';
import { harmless } from './testing/harmless.test-kit';

/** A group is built, checked and used in a browser six times over; a machine that does other work takes its time. */
jest.setTimeout(600_000);

let bench: Bench;
let gate: GateProcess;
let base: BuildRef[];
let served: string;

beforeAll(async () => {
  gate = startGate();
  bench = await openBench();
  base = await bench.buildAll(['shell', ...remoteNames]);
  served = await bench.compose(base);
});
afterAll(async () => {
  await gate.close();
  await bench.close();
});

const replaced = (builds: readonly BuildRef[]): BuildRef[] => base.map((ref) => builds.find(({ name }) => name === ref.name) ?? ref);

/** Checks that did not pass when these builds replace those that are served; `only` of the checks in a browser, or all. */
async function refusals(builds: readonly BuildRef[], only?: readonly string[]): Promise<readonly CheckResult[]> {
  const { results } = await gate.ask({ root: bench.store, hash: await bench.compose(replaced(builds)), served, static: only?.length === 0, ...(only ? { only } : {}) });
  return results.filter(({ isOk, skipped }) => !isOk && !skipped);
}

test('what is served passes', async () => expect(await refusals([])).toEqual([]));

const inBrowser = browserChecks.map(({ name }) => name);
const breaking = [...breakingCode, ...breakingShell, ...breakingBuilds];

test.each(breaking)('refused by $check: $name', async (mutation) => {
  const found = await refusals([await bench.build(mutation)], inBrowser.filter((name) => name === mutation.check));
  expect(found.map(({ check }) => check)).toContain(mutation.check);
  expect(found.every(({ findings, advice }) => findings.length > 0 && advice !== undefined)).toBe(true);
});

const groups = harmless.map((group, index) => ({ group, names: group.map(({ name }) => name).join('; '), number: index + 1 }));

test.each(groups)('passes, group $number: $names', async ({ group }) => {
  const builds: BuildRef[] = [];
  for (const mutation of group) {
    const build = await bench.build(mutation);
    builds.push(build);
    expect({ name: mutation.name, refusals: await refusals([build], []) }).toEqual({ name: mutation.name, refusals: [] });
  }
  const together = await refusals(builds);
  // When a group is refused in the browser, each of its changes is tried alone, to say which one it was.
  const alone = [];
  for (const [index, { name }] of together.length === 0 ? [] : group.entries()) alone.push({ name, refusals: await refusals(builds.slice(index, index + 1)) });
  expect({ together, alone }).toEqual({ together: [], alone: [] });
});

test('there are at least twenty of each', () => {
  expect(breaking.length).toBeGreaterThanOrEqual(20);
  expect(harmless.flat().length).toBeGreaterThanOrEqual(20);
});
