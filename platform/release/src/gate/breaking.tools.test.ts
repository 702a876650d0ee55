import { browserChecks } from './checks';
import { breakingBuilds } from './testing/breaking-builds.test-kit';
import { breakingCode } from './testing/breaking-code.test-kit';
import { breakingShell } from './testing/breaking-shell.test-kit';
import { type GateBench, openGateBench } from './testing/gate-bench.test-kit';

/** A build, and what a check does with it in a browser; a machine that does other work takes its time. */
jest.setTimeout(300_000);

/** What is waited for here does not come. */
const PATIENCE_MS = 8_000;

let bench: GateBench;

beforeAll(async () => {
  bench = await openGateBench();
});
afterAll(() => bench.close());

const inBrowser = browserChecks.map(({ name }) => name);
const breaking = [...breakingCode, ...breakingShell, ...breakingBuilds];

test.each(breaking)('refused by $check: $name', async (mutation) => {
  const found = await bench.refusals([await bench.build(mutation)], { only: inBrowser.filter((name) => name === mutation.check), patience: PATIENCE_MS });
  expect(found.map(({ check }) => check)).toContain(mutation.check);
  expect(found.every(({ findings, advice }) => findings.length > 0 && advice !== undefined)).toBe(true);
});

test('there are at least twenty', () => expect(breaking.length).toBeGreaterThanOrEqual(20));
