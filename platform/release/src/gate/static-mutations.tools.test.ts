import { remoteNames } from '@storefront/build/workspace';
import { browserChecks, staticChecks } from './checks';
import { breakingBuilds } from './testing/breaking-builds.test-kit';
import { breakingCode } from './testing/breaking-code.test-kit';
import { candidatesOfProof, candidatesOfTests } from './testing/breaking-in-browser.test-kit';
import { breakingShell } from './testing/breaking-shell.test-kit';
import { breakingTexts } from './testing/breaking-texts.test-kit';
import { buildPlantedRemote } from './testing/planted-remote.test-kit';
import { type EditedBuild, mutate, readProductionBuild } from './testing/edited-build.test-kit';
import { replaced, staticRefusals } from './testing/edited-candidate.test-kit';
import { harmless } from './testing/harmless.test-kit';
import type { Mutation } from './testing/mutation.test-kit';

/** `GATE_PROOF=all` runs every mutation. */
const isProof = process.env['GATE_PROOF'] === 'all';

let served: EditedBuild[];

beforeAll(async () => {
  served = await Promise.all(['shell', ...remoteNames].map(readProductionBuild));
});

function mutated(builds: readonly EditedBuild[], mutation: Mutation): readonly EditedBuild[] {
  const build = builds.find(({ record }) => record.name === mutation.workspace);
  if (!build) throw new Error(`there is no ${mutation.workspace}`);
  return replaced(builds, mutate(build, mutation));
}

/** Findings in the production builds with all of these mutations. */
const refusals = (...mutations: readonly Mutation[]): Promise<Record<string, readonly string[]>> =>
  staticRefusals(mutations.reduce(mutated, served), served);

const all = [...breakingCode, ...breakingShell, ...breakingTexts, ...breakingBuilds];
/** The first of each check; all in the proof. */
const breaking = all.filter(
  ({ check }, index) => isProof || index === all.findIndex((other) => other.check === check),
);

test('accepts the production builds', async () =>
  expect(await staticRefusals(served, served)).toEqual({}));

test.each(breaking)('refused by $check only: $name', async (mutation) =>
  expect(Object.keys(await refusals(mutation))).toEqual([mutation.check]),
);

test(`accepts all ${harmless.length} harmless mutations together`, async () =>
  expect(await refusals(...harmless)).toEqual({}));

test.each([...candidatesOfTests, ...(isProof ? candidatesOfProof : [])])(
  'all mutations of candidate %# are left to the checks in a browser',
  async ({ mutations }) => expect(await refusals(...mutations)).toEqual({}),
);

test('finds planted code from text, copies, styles, shared names and missing pages in bundles', async () => {
  const found = await staticRefusals(replaced(served, await buildPlantedRemote()), served);
  expect(found).toEqual({
    pages: expect.arrayContaining([expect.stringContaining('./pages/info')]) as unknown,
    'shared-names': [expect.stringContaining('roundedUp')],
    'no-eval': expect.arrayContaining([
      expect.stringContaining('calls eval'),
      expect.stringContaining('inline handler'),
    ]) as unknown,
    'no-copies': expect.arrayContaining([
      expect.stringContaining('a copy of react'),
      expect.stringContaining('a copy of effector'),
    ]) as unknown,
    styles: [expect.stringContaining('button reaches elements of others')],
  });
});

test('every static check refuses a mutation', () => {
  expect(new Set(breaking.map(({ check }) => check))).toEqual(
    new Set(staticChecks.map(({ name }) => name)),
  );
});

test('`npm test` has a mutation that each check in a browser refuses', () => {
  const mutations = candidatesOfTests.flatMap((candidate) => candidate.mutations);
  expect(new Set(mutations.map(({ check }) => check))).toEqual(
    new Set(browserChecks.map(({ name }) => name)),
  );
});
