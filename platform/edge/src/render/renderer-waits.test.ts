import { aScreenRequest, fakeRealms, readNothing } from '../testing/fake-realms';
import { type WaitOutcome, createRenderer } from './renderer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A renderer whose renders take `ms`, and what it counted. */
function aRenderer(ms: number, isWarm = true) {
  const outcomes: string[] = [];
  const waits: [WaitOutcome, number][] = [];
  const time = { ms };
  const fake = fakeRealms(() => time.ms, isWarm);
  const readApi = jest.fn(async () => ({ status: 200, body: { info: {}, hours: {} } }));
  const renderer = createRenderer({
    readFile: readNothing,
    readApi,
    openRealms: () => fake.realms,
    onScreen: (outcome) => outcomes.push(outcome),
    onWait: (outcome, seconds) => waits.push([outcome, seconds]),
  });
  return { ...renderer, ...fake, outcomes, waits, time, readApi };
}

/** Whether a promise is settled now, and its value. */
async function now<T>(work: Promise<T>): Promise<T | 'waiting'> {
  await jest.advanceTimersByTimeAsync(0);
  return Promise.race([work, Promise.resolve('waiting' as const)]);
}

test.each([50, 500, 1400])('a screen that takes %i ms is waited for', async (ms) => {
  const { screenOf, outcomes, waits } = aRenderer(ms);
  const work = screenOf(aScreenRequest());
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(await now(work)).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(await now(work)).toMatchObject({ html: '<main>/bella</main>' });
  expect([outcomes, waits]).toEqual([['rendered'], [['rendered', ms / 1000]]]);
});

test('one that takes 1600 ms is not: the browser renders the page, and the next one is cached', async () => {
  const { screenOf, outcomes, waits } = aRenderer(1600);
  const work = screenOf(aScreenRequest());
  await jest.advanceTimersByTimeAsync(1499);
  expect(await now(work)).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(await now(work)).toBeNull();
  await jest.advanceTimersByTimeAsync(100);
  expect(await now(screenOf(aScreenRequest()))).toMatchObject({ revision: '1' });
  expect([outcomes, waits]).toEqual([['late', 'cached'], [['late', 1.5]]]);
});

test('the first render of a realm is waited for while it usually takes less than the wait', async () => {
  const { screenOf, state, outcomes, time } = aRenderer(1300, false);
  const first = screenOf(aScreenRequest());
  await jest.advanceTimersByTimeAsync(1300);
  expect(await now(first)).not.toBeNull();
  // another realm on a machine that is loaded by now
  Object.assign(state, { isWarm: false });
  time.ms = 4000;
  const slow = screenOf(aScreenRequest('info'));
  await jest.advanceTimersByTimeAsync(4000);
  expect(await now(slow)).toBeNull();
  state.isWarm = false;
  expect(await now(screenOf(aScreenRequest('hours')))).toBeNull(); // at once
  expect(outcomes).toEqual(['rendered', 'late', 'late']);
});

test('an order that would come too late, because its realm is not open, opens it for the next visitor', async () => {
  const { screenOf, state, outcomes, time, renders } = aRenderer(4000, false);
  const slow = screenOf(aScreenRequest());
  await jest.advanceTimersByTimeAsync(4000);
  expect(await now(slow)).toBeNull();
  Object.assign(state, { isWarm: false });
  time.ms = 50;
  const order = aScreenRequest('track', { dataPath: '/order/uuid/1', query: 'token=1' });
  expect(await now(screenOf(order))).toBeNull(); // at once
  expect(renders).toEqual(['/bella']);
  const next = screenOf(order);
  await jest.advanceTimersByTimeAsync(50);
  expect(await now(next)).not.toBeNull();
  expect(outcomes).toEqual(['late', 'late', 'rendered']);
});

test('visitors of one screen share its render', async () => {
  const { screenOf, renders } = aRenderer(500);
  const all = Promise.all([1, 2, 3].map(() => screenOf(aScreenRequest())));
  await jest.advanceTimersByTimeAsync(500);
  expect((await all).every((screen) => screen !== null)).toBe(true);
  expect(renders).toEqual(['/bella']);
});

test('a visitor behind too many renders does not wait; those before get theirs', async () => {
  const { screenOf, outcomes } = aRenderer(200);
  for (let at = 0; at < 20; at += 1) {
    const one = screenOf(aScreenRequest(`earlier-${at}`));
    await jest.advanceTimersByTimeAsync(200);
    await one;
  }
  outcomes.length = 0;
  const all = Array.from({ length: 12 }, (_, at) => screenOf(aScreenRequest(`page-${at}`)));
  for (const one of all.slice(7)) expect(await now(one)).toBeNull();
  expect(outcomes).toEqual(Array(5).fill('busy'));
  await jest.advanceTimersByTimeAsync(1500);
  expect((await Promise.all(all)).filter((screen) => screen !== null)).toHaveLength(7);
  // the others were rendered for the next visitors
  await jest.advanceTimersByTimeAsync(1000);
  expect(await now(screenOf(aScreenRequest('page-11')))).not.toBeNull();
});

test('a visitor that leaves does not wait any more, and is not counted as a page', async () => {
  const { screenOf, outcomes, waits } = aRenderer(500);
  const leaves = new AbortController();
  const work = screenOf(aScreenRequest(), leaves.signal);
  await jest.advanceTimersByTimeAsync(100);
  leaves.abort();
  expect(await now(work)).toBeNull();
  expect([outcomes, waits]).toEqual([[], [['left', 0.1]]]);
  await jest.advanceTimersByTimeAsync(400);
  expect(await now(screenOf(aScreenRequest()))).not.toBeNull();
  expect(outcomes).toEqual(['cached']);
});

test('the order of a visitor that left is not rendered', async () => {
  const { screenOf, renders, readApi } = aRenderer(300);
  const work = [1, 2].map((at) => screenOf(aScreenRequest(`page-${at}`)));
  const leaves = new AbortController();
  const order = { dataPath: '/order/uuid/1', query: 'token=1' };
  const left = screenOf(aScreenRequest('track', order), leaves.signal);
  await jest.advanceTimersByTimeAsync(100);
  expect(readApi).toHaveBeenCalledWith('/order/uuid/1');
  leaves.abort();
  expect(await now(left)).toBeNull();
  await jest.advanceTimersByTimeAsync(1000);
  await Promise.all(work);
  expect(renders).toEqual(['/bella/page-1', '/bella/page-2']);
});

test('screens of paths that anyone can invent replace only one another', async () => {
  const { screenOf, cachedScreen, renders } = aRenderer(0);
  const shown = async (request: ReturnType<typeof aScreenRequest>) => {
    const work = screenOf(request);
    await jest.advanceTimersByTimeAsync(1);
    return work;
  };
  await shown(aScreenRequest());
  const invented = (at: number) =>
    aScreenRequest(`news/${at}-${'x'.repeat(100_000)}`, { isOfAnyPath: true });
  for (let at = 0; at < 20; at += 1) await shown(invented(at));
  expect(renders).toHaveLength(21);
  expect(cachedScreen(aScreenRequest())).not.toBeNull();
  expect(cachedScreen(invented(19))).not.toBeNull();
  expect(cachedScreen(invented(0))).toBeNull();
});
