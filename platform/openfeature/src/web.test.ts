import {
  type Client,
  InMemoryProvider,
  OpenFeature,
  type Provider,
  ProviderEvents,
} from '@openfeature/web-sdk';
import { type EvaluationEvent, telemetryHook } from './telemetry-hook';
import { type PageArms, webProvider } from './web';

const arms = [
  { experiment: 'short-2026', arm: 'short', how: 'assigned' },
  { experiment: 'look', arm: 'dark', how: 'forced' },
  { experiment: 'tried', arm: 'new', how: 'override' },
] as const;
const page: PageArms = { arms: () => arms, experiments: () => ['short-2026', 'look', 'outside'] };

async function clientOf(provider: Provider): Promise<Client> {
  await OpenFeature.setProviderAndWait(provider);
  return OpenFeature.getClient();
}
afterEach(async () => {
  OpenFeature.clearHooks();
  await OpenFeature.clearProviders();
});

test('a text is the arm of the visitor, a boolean whether it is the arm of the key', async () => {
  const client = await clientOf(webProvider(page));
  expect(client.getStringValue('experiment.short-2026', 'control')).toBe('short');
  expect(client.getBooleanValue('experiment.short-2026.short', false)).toBe(true);
  expect(client.getBooleanValue('experiment.short-2026.control', true)).toBe(false);
});

test.each([
  ['short-2026', 'SPLIT', true],
  ['look', 'TARGETING_MATCH', false],
  ['tried', 'STATIC', false],
])('the arm of %s has the reason %s, counted: %s', async (name, reason, isCounted) => {
  const client = await clientOf(webProvider(page));
  expect(client.getStringDetails(`experiment.${name}`, '')).toMatchObject({
    reason,
    flagMetadata: { isCounted },
  });
});

test('a visitor outside of an experiment gets the default, and is in no arm', async () => {
  const client = await clientOf(webProvider(page));
  expect(client.getStringDetails('experiment.outside', 'control')).toMatchObject({
    value: 'control',
    reason: 'DEFAULT',
  });
  const { value, variant, errorCode } = client.getBooleanDetails('experiment.outside.a', true);
  expect([value, variant, errorCode]).toEqual([false, undefined, undefined]);
});

test.each(['experiment.gone.a', 'new-look', 'experiment.', 'experiment.a.b.c', 'experiment.A.b'])(
  'the flag %s is not found: its call gets the default, and another provider may have it',
  async (key) => {
    const client = await clientOf(webProvider(page));
    expect(client.getBooleanDetails(key, true)).toMatchObject({
      value: true,
      errorCode: 'FLAG_NOT_FOUND',
    });
    expect(client.getNumberDetails(key, 4)).toMatchObject({ errorCode: 'FLAG_NOT_FOUND' });
  },
);

test('a call of another type gets its default', async () => {
  const client = await clientOf(webProvider(page));
  const code = { errorCode: 'TYPE_MISMATCH' };
  expect(client.getBooleanDetails('experiment.look', true)).toMatchObject({ value: true, ...code });
  expect(client.getStringDetails('experiment.look.dark', 'x')).toMatchObject({
    value: 'x',
    ...code,
  });
  expect(client.getNumberDetails('experiment.look', 4)).toMatchObject({ value: 4, ...code });
  expect(client.getObjectDetails('experiment.look', {})).toMatchObject({ value: {}, ...code });
});

test('changed arms are announced until the provider is closed', async () => {
  let present: ReturnType<PageArms['arms']> = [];
  let listeners: (() => void)[] = [];
  const client = await clientOf(
    webProvider({
      arms: () => present,
      subscribe: (changed) => {
        listeners.push(changed);
        return () => {
          listeners = [];
        };
      },
    }),
  );
  const changes: unknown[] = [];
  client.addHandler(ProviderEvents.ConfigurationChanged, (event) => {
    changes.push(event?.flagsChanged);
  });
  present = arms;
  for (const changed of listeners) changed();
  expect(changes).toEqual([['experiment.short-2026', 'experiment.look', 'experiment.tried']]);
  expect(client.getBooleanValue('experiment.look.dark', false)).toBe(true);
  await OpenFeature.clearProviders();
  expect(listeners).toEqual([]);
});

test.each([
  ['of the storefront', () => webProvider(page)],
  [
    'of a vendor',
    () =>
      new InMemoryProvider({
        'experiment.short-2026.short': {
          variants: { on: true, off: false },
          defaultVariant: 'on',
          disabled: false,
        },
      }),
  ],
])('code of a remote runs unchanged with the provider %s', async (_, provider) => {
  const steps = (client: Client): number =>
    client.getBooleanValue('experiment.short-2026.short', false) ? 2 : 4;
  expect(steps(await clientOf(provider()))).toBe(2);
});

test('an evaluation is an event by the conventions of OpenTelemetry, without an id of the visitor', async () => {
  const events: EvaluationEvent[] = [];
  OpenFeature.addHooks(telemetryHook((event) => void events.push(event)));
  await OpenFeature.setContext({ targetingKey: 'an-id' });
  const client = await clientOf(webProvider(page));
  client.getBooleanValue('experiment.short-2026.short', false);
  client.getBooleanValue('experiment.gone.a', false);
  expect(events).toEqual([
    {
      eventName: 'feature_flag.evaluation',
      attributes: {
        'feature_flag.key': 'experiment.short-2026.short',
        'feature_flag.provider.name': 'storefront-experiments',
        'feature_flag.result.reason': 'split',
        'feature_flag.result.value': true,
        'feature_flag.result.variant': 'short',
      },
    },
    {
      eventName: 'feature_flag.evaluation',
      attributes: expect.objectContaining({
        'feature_flag.key': 'experiment.gone.a',
        'feature_flag.result.reason': 'error',
        'error.type': 'flag_not_found',
      }),
    },
  ]);
  await OpenFeature.clearContext();
});
