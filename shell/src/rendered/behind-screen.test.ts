import { RemoteLoadError, type RemoteFailure } from '@storefront/loader';
import { loadBehindScreen, screenContinued, screenReplaced } from './behind-screen';

const error = (reason: RemoteFailure) => new RemoteLoadError('mf-menu', './pages/home', reason);

/** Loads fail with the reasons in their order, then succeed. */
async function outcome(remote: string, ...reasons: RemoteFailure[]) {
  const notify = jest.fn();
  const load = jest.fn(async () => {
    const reason = reasons.shift();
    if (reason) throw error(reason);
    return 'the page';
  });
  const loaded = loadBehindScreen(remote, load, notify).catch(
    (failure: unknown) => (failure as RemoteLoadError).reason,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return [await loaded, load.mock.calls.length, notify.mock.calls.length];
}

beforeEach(() => {
  jest.useFakeTimers();
  screenContinued();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['loaded at once', 'mf-menu', [], ['the page', 1, 0]],
  ['late once', 'mf-menu', ['timeout'], ['the page', 2, 1]],
  ['often out of reach', 'mf-pizza-builder', ['unreachable', 'timeout'], ['the page', 3, 1]],
  ['late for ever', 'mf-menu', Array<RemoteFailure>(9).fill('timeout'), ['timeout', 6, 1]],
  ['broken', 'mf-menu', ['broken'], ['broken', 1, 0]],
  ['late, and its screen is only a frame', 'mf-cart', ['timeout'], ['timeout', 1, 0]],
] as const)('behind a rendered screen, a page that is %s', async (_, remote, reasons, expected) => {
  expect(await outcome(remote, ...reasons)).toEqual(expected);
});

test('without a rendered screen its failure shows at once', async () => {
  screenReplaced();
  expect(await outcome('mf-menu', 'timeout')).toEqual(['timeout', 1, 0]);
});
