import { keepFor } from './keep';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what is over is not given any more, and leaves when something else comes', () => {
  const kept = keepFor<string>(30_000, 10);
  kept.put('bella', 'a');
  jest.advanceTimersByTime(30_000);
  expect(kept.get('bella')).toBe('a');
  jest.advanceTimersByTime(1);
  expect(kept.get('bella')).toBeUndefined();
  kept.put('esquina', 'b');
  expect(kept.size).toBe(1);
});

test('when all places are taken the oldest makes room; what was put in again is not old', () => {
  const kept = keepFor<string>(30_000, 2);
  for (const [name, value] of [['bella', 'a'], ['esquina', 'b'], ['bella', 'c'], ['slice', 'd']] as const) kept.put(name, value);
  expect(['bella', 'esquina', 'slice'].map((name) => kept.get(name))).toEqual(['c', undefined, 'd']);
  expect(kept.size).toBe(2);
});
