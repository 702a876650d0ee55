import { candidatesOfProof, candidatesOfTests } from './testing/breaking-in-browser.test-kit';
import { type GateBench, openGateBench } from './testing/gate-bench.test-kit';
import { harmless } from './testing/harmless.test-kit';

/** `GATE_PROOF=all` runs every story and every mutation. */
const isProof = process.env['GATE_PROOF'] === 'all';
/** What `npm test` runs with the harmless mutations: the pages that these change. */
const SAMPLE = {
  only: ['story', 'origins', 'page-state', 'openings', 'languages'],
  stories: ['tracking', 'prices'],
  addresses: ['', 'hours', 'shopping-cart', 'delivery', 'payment', 'pizza', 'track', 'login'],
};

/** In ms; long enough to check each mutation alone after a rejected candidate. */
jest.setTimeout(900_000);

let bench: GateBench;

beforeAll(async () => {
  bench = await openGateBench();
});
afterAll(() => bench.close());

test(`accepts all ${harmless.length} harmless mutations together`, async () => {
  const run = isProof ? {} : SAMPLE;
  const together = await bench.refusals(harmless, run);
  // When the candidate is rejected, each mutation is checked alone with the checks that rejected
  // it, to identify the one that caused it.
  const alone = [];
  for (const mutation of together.length === 0 ? [] : harmless) {
    const only = together.map(({ check }) => check);
    const refusals = await bench.refusals([mutation], { ...run, only });
    if (refusals.length > 0) alone.push({ name: mutation.name, refusals });
  }
  expect({ together, alone }).toEqual({ together: [], alone: [] });
});

const candidates = [...candidatesOfTests, ...(isProof ? candidatesOfProof : [])].map(
  (candidate, index) => ({
    ...candidate,
    checks: [...new Set(candidate.mutations.map(({ check }) => check))],
    number: index + 1,
  }),
);

describe.each(candidates)('candidate $number', ({ mutations, checks, ...run }) => {
  let refusals: Awaited<ReturnType<GateBench['refusals']>>;

  beforeAll(async () => {
    refusals = await bench.refusals(mutations, { ...run, only: checks });
  });

  test.each(mutations)('refused by $check: $name', ({ check, finding }) => {
    expect(refusals.find((refusal) => refusal.check === check)).toEqual({
      check,
      isOk: false,
      findings: expect.arrayContaining([expect.stringMatching(finding)]) as unknown,
      advice: expect.any(String) as unknown,
    });
  });
});
