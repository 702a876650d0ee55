import { AbortController } from './abort';
import { clearTimeout, nextTimer, notedTimers, runTimer, setTimeout } from './timers';

/** Runs all timers that are due, the time standing still. */
function runDue(): void {
  while (nextTimer() === 0) runTimer();
}

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(0));
afterEach(() => void jest.restoreAllMocks());

test('timers run in the order in which they are due, those of one time as they were set', () => {
  const ran: unknown[] = [];
  setTimeout(() => ran.push('late'), 20);
  setTimeout((...args) => ran.push(args), 0, 'given', 1);
  clearTimeout(setTimeout(() => ran.push('removed'), 0));
  setTimeout(() => ran.push('second'));
  runDue();
  expect([ran, nextTimer()]).toEqual([[['given', 1], 'second'], 20]);
  jest.spyOn(Date, 'now').mockReturnValue(20);
  runDue();
  expect([ran.at(-1), nextTimer()]).toEqual(['late', null]);
});

test('a timer that throws stops no other one, and one that is set by another runs after it', () => {
  const ran: string[] = [];
  setTimeout(() => {
    setTimeout(() => ran.push('inner'), -1);
    throw new Error('broken');
  }, Number.NaN);
  setTimeout(() => ran.push('outer'), 0);
  runDue();
  expect(ran).toEqual(['outer', 'inner']);
});

test('times that no timer can wait for count as none, and the first ten are noted', () => {
  for (let count = 0; count < 12; count += 1) setTimeout(() => undefined, 1e99);
  expect([nextTimer(), notedTimers()]).toEqual([0, Array(10).fill('1e+99')]);
});

test('an abort is sent once to those that listen', () => {
  const controller = new AbortController();
  const { signal } = controller;
  const received: unknown[] = [];
  const removed = (): void => void received.push('removed');
  signal.addEventListener('abort', ({ target }) => received.push(target.reason));
  signal.addEventListener('abort', removed);
  signal.removeEventListener('abort', removed);
  signal.throwIfAborted();
  controller.abort('enough');
  controller.abort('again');
  expect([received, signal.aborted]).toEqual([['enough'], true]);
  expect(() => signal.throwIfAborted()).toThrow('enough');
});
