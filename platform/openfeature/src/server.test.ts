import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type EvaluationContext, OpenFeature } from '@openfeature/server-sdk';
import { type Experiment, type Range, CONTROL, armsValue } from '@storefront/compositions';
import { hashAllocation } from '@storefront/compositions/hash-allocation';
import { serverProvider } from './server';
import { type EvaluationEvent, telemetryHook } from './telemetry-hook';

const vectors = JSON.parse(
  readFileSync(path.join(__dirname, '../../../docs/contracts/assignment-vectors.json'), 'utf8'),
) as {
  arms: {
    salt: string;
    arms: { name: string; ranges: Range[] }[];
    visitors: { visitor: string; arm: string | null }[];
  }[];
};
const off = { at: '2026-11-01T00:00:00.000Z', reason: 'failing' };

const anExperiment = (
  ranges: readonly { name: string; ranges: Range[]; off?: typeof off }[],
  more: Partial<Experiment> = {},
): Experiment => ({
  name: 'short',
  owner: 'a team',
  salt: 'a salt',
  since: '2026-11-01T00:00:00.000Z',
  expires: '2100-01-01T00:00:00.000Z',
  arms: ranges.map((arm) => ({ ...arm, share: 0, builds: [] })),
  ...more,
});
const halves = anExperiment([
  { name: CONTROL, ranges: [[0, 5000]] },
  { name: 'b', ranges: [[5000, 10_000]] },
]);

async function armOf(experiment: Experiment, context: EvaluationContext): Promise<string | null> {
  await OpenFeature.setProviderAndWait(
    serverProvider({ channel: 'stable', experiments: () => [experiment] }),
  );
  const { value } = await OpenFeature.getClient().getStringDetails(
    'experiment.short',
    'outside',
    context,
  );
  return value === 'outside' ? null : value;
}
const cookieOf = (arm: string, allocation = hashAllocation(halves)): string =>
  `a=b; storefront-arms=${armsValue([{ experiment: 'short', allocation, arm }])}`;
/** Visitors of either half. */
const [inControl, inB] = ['visitor-1', 'visitor-2', 'visitor-3', 'visitor-4', 'visitor-5'];

afterAll(() => OpenFeature.close());

test.each(vectors.arms.map((vector, index) => [index, vector] as const))(
  'visitors of vector %i get the arms of docs/contracts/assignment.md',
  async (_, { salt, arms, visitors }) => {
    const experiment = anExperiment(arms, { salt });
    for (const { visitor: targetingKey, arm } of visitors)
      expect(await armOf(experiment, { targetingKey })).toBe(arm);
  },
);

test('the cookie of the visit precedes the id; one of other shares does not', async () => {
  for (const targetingKey of [inControl, inB]) {
    expect(await armOf(halves, { targetingKey, cookie: cookieOf('b') })).toBe('b');
    expect(await armOf(halves, { targetingKey, cookie: cookieOf('control') })).toBe('control');
    expect(await armOf(halves, { targetingKey, cookie: cookieOf('') })).toBeNull();
    const byId = await armOf(halves, { targetingKey });
    const stale = cookieOf('b', '0'.repeat(12));
    expect(await armOf(halves, { targetingKey, cookie: stale })).toBe(byId);
  }
});

test('without id and cookie a request is outside', async () =>
  expect(await armOf(halves, {})).toBeNull());

test('a module of the restaurant forces its arm', async () => {
  const forced = { ...halves, forces: { module: 'short_form', arm: 'b' } };
  const modules = ['other', 'short_form'];
  expect(await armOf(forced, { modules, cookie: cookieOf('control') })).toBe('b');
  expect(await armOf(forced, { modules: ['other'] })).toBeNull();
});

test('after the end, and in an arm that is off, all visitors are outside', async () => {
  const ended = { ...halves, expires: '2026-11-01T00:00:00.000Z' };
  const whole = (more: object) =>
    anExperiment([
      { name: CONTROL, ranges: [] },
      { name: 'b', ranges: [[0, 10_000]], ...more },
    ]);
  expect(await armOf(ended, { targetingKey: inB })).toBeNull();
  expect(await armOf(whole({}), { targetingKey: inB })).toBe('b');
  expect(await armOf(whole({ off }), { targetingKey: inB })).toBeNull();
});

test('an event has channel and version of the shares, and no id of the visitor', async () => {
  const events: EvaluationEvent[] = [];
  await armOf(halves, {});
  const client = OpenFeature.getClient();
  client.addHooks(telemetryHook((event) => void events.push(event)));
  const context = { targetingKey: inControl, cookie: cookieOf('b') };
  expect(await client.getBooleanValue('experiment.short.b', false, context)).toBe(true);
  expect(events).toEqual([
    {
      eventName: 'feature_flag.evaluation',
      attributes: {
        'feature_flag.key': 'experiment.short.b',
        'feature_flag.provider.name': 'storefront-experiments',
        'feature_flag.result.reason': 'split',
        'feature_flag.result.value': true,
        'feature_flag.result.variant': 'b',
        'feature_flag.set.id': 'stable',
        'feature_flag.version': hashAllocation(halves),
      },
    },
  ]);
  expect(JSON.stringify(events)).not.toContain(inControl);
});

test('an unknown experiment is not found, another type is a mismatch', async () => {
  await armOf(halves, {});
  const client = OpenFeature.getClient();
  const codeOf = async (key: string) => (await client.getNumberDetails(key, 1)).errorCode;
  expect(await codeOf('experiment.gone')).toBe('FLAG_NOT_FOUND');
  expect(await codeOf('experiment.short')).toBe('TYPE_MISMATCH');
  expect(await client.getObjectDetails('experiment.short', { a: 1 })).toMatchObject({
    value: { a: 1 },
  });
});
