import { pause, withDeadline } from './deadline';

const late = () => new Error('late');
const never = new Promise<never>(() => undefined);

/** The state of a promise after a time on the fake clock. */
async function stateAfter(ms: number, promise: Promise<unknown>): Promise<string> {
  let state = 'pending';
  promise.then(
    () => (state = 'resolved'),
    () => (state = 'rejected'),
  );
  await jest.advanceTimersByTimeAsync(ms);
  return state;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('work that ends in time has its own outcome, and no timer remains', async () => {
  expect(await withDeadline(Promise.resolve('done'), 10, late)).toBe('done');
  await expect(withDeadline(Promise.reject(new Error('own')), 10, late)).rejects.toThrow('own');
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('work that hangs is late at the deadline and not before', async () => {
  const waiting = withDeadline(never, 100, late);
  expect(await stateAfter(99, waiting)).toBe('pending');
  expect(await stateAfter(1, waiting)).toBe('rejected');
  await expect(waiting).rejects.toThrow('late');
});

test('a deadline that has passed already rejects at once', async () => {
  const waiting = withDeadline(never, -5000, late);
  expect(await stateAfter(0, waiting)).toBe('rejected');
});

test('a pause ends after its time', async () => {
  const waiting = pause(250);
  expect(await stateAfter(249, waiting)).toBe('pending');
  expect(await stateAfter(1, waiting)).toBe('resolved');
});
