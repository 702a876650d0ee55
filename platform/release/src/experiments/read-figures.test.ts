import { StoreError } from '../store-error';
import { readExperimentFigures, readGuardFigures } from './read-figures';

const since = new Date('2026-01-01T00:00:00.000Z');
const period = { since: since.toISOString(), until: '2026-01-02T00:00:00.000Z' };
const guardFigures = { ...period, loads: [], orders: [], releases: [] };
const experimentFigures = {
  ...period,
  experiment: 'a menu',
  arms: [],
  notCounted: { forced: 0, override: 0, withoutVisitor: 0 },
  inSeveralArms: 0,
  untrusted: [],
};
const api = { url: 'https://api.example/api/', key: 'secret' };

/** The API's next answer; returns the calls. */
function answer(body: unknown, status = 200) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text, { status }));
}
afterEach(() => jest.restoreAllMocks());

test('figures of the guard are requested for a channel and a time, with the operator key', async () => {
  const fetched = answer(guardFigures);
  expect(await readGuardFigures(api, since, 'stable')).toEqual(guardFigures);
  const [address, init] = fetched.mock.calls[0] ?? [];
  const url = new URL(String(address));
  expect(url.origin + url.pathname).toBe('https://api.example/api/telemetry/guard');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    since: '2026-01-01T00:00:00.000Z',
    channel: 'stable',
  });
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret');
  expect(init?.signal?.aborted).toBe(false);
});

test('figures of an experiment are requested by its name', async () => {
  const fetched = answer(experimentFigures);
  const until = new Date(period.until);
  expect(await readExperimentFigures(api, 'a menu', { since, until }, 'stable')).toEqual(
    experimentFigures,
  );
  const url = new URL(String(fetched.mock.calls[0]?.[0]));
  expect(url.pathname).toBe('/api/telemetry/experiments/a%20menu');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    since: '2026-01-01T00:00:00.000Z',
    until: period.until,
    channel: 'stable',
  });
});

const refusal = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

test('an API that does not answer is named, with the option to check', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const error = await refusal(readGuardFigures(api, since, 'stable'));
  expect(error).toEqual(new StoreError('no API answers at https://api.example/api/: check --api'));
});

test('an operator key that the API does not accept is named', async () => {
  answer(guardFigures, 401);
  await expect(readGuardFigures(api, since, 'stable')).rejects.toThrow(
    'check --key or OPERATOR_KEY',
  );
});

test.each([
  ['an error', guardFigures, 500],
  ['a page', '<!doctype html>', 200],
  ['figures without orders', { ...guardFigures, orders: undefined }, 200],
])('%s is no answer with figures', async (_case, body, status) => {
  answer(body, status);
  const error = await refusal(readGuardFigures(api, since, 'stable'));
  expect(error).toBeInstanceOf(StoreError);
  expect(String(error)).toContain(`answers ${status} without figures`);
});
