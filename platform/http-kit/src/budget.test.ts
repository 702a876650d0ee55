import { budget, BudgetExceededError } from './budget';

/** Work that ends when the test calls `end`. */
function held(): { work: () => Promise<string>; end: () => void } {
  let end = (): void => undefined;
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('done');
  });
  return { work: () => ended, end };
}
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('without a shortest time between two starts', () => {
  test('[S09] two run at once, some wait, the others are refused at once', async () => {
    const inTurn = budget({ name: 'logins', atOnce: 2, waiting: 3 });
    let [running, most] = [0, 0];
    const pieces = Array.from({ length: 5 }, held);
    const outcomes = pieces.map(({ work }) =>
      inTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        return work().finally(() => {
          running -= 1;
        });
      }),
    );
    await expect(inTurn(() => Promise.resolve('too late'))).rejects.toThrow(BudgetExceededError);
    expect(() => inTurn.expectCapacity()).toThrow(BudgetExceededError);
    expect([running, inTurn.waiting()]).toEqual([2, 3]);
    for (const { end } of pieces) end();
    expect(await Promise.all(outcomes)).toEqual(Array(5).fill('done'));
    expect(most).toBe(2);
    expect(await inTurn(() => Promise.resolve('in time'))).toBe('in time');
  });

  test('work that fails gives its turn to the next', async () => {
    const inTurn = budget({ name: 'logins', atOnce: 1, waiting: 1 });
    const fails = () => Promise.reject(new Error('no memory'));
    await Promise.all([
      expect(inTurn(fails)).rejects.toThrow('no memory'),
      expect(inTurn(fails)).rejects.toThrow('no memory'),
    ]);
    expect(await inTurn(() => Promise.resolve(1))).toBe(1);
  });
});

describe('with a shortest time between two starts', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('work starts one by one, and what waited longest starts first', async () => {
    const inTurn = budget({ name: 'refusals', atOnce: 2, waiting: 8, everyMs: 10 });
    const started: number[] = [];
    const outcomes = [1, 2, 3].map((name) => inTurn(async () => void started.push(name)));
    await settle();
    expect(started).toEqual([1]);
    await jest.advanceTimersByTimeAsync(9);
    expect(started).toEqual([1]);
    await jest.advanceTimersByTimeAsync(1);
    expect(started).toEqual([1, 2]);
    await jest.advanceTimersByTimeAsync(10);
    expect(started).toEqual([1, 2, 3]);
    await Promise.all(outcomes);
  });

  test('a burst starts early after a quiet time', async () => {
    const inTurn = budget({ name: 'logins', atOnce: 8, waiting: 8, everyMs: 10, burst: 2 });
    const started: number[] = [];
    const start = (name: number) => inTurn(async () => void started.push(name));
    const outcomes = [1, 2, 3, 4].map(start);
    await settle();
    expect(started).toEqual([1, 2, 3]);
    await jest.advanceTimersByTimeAsync(10);
    expect(started).toEqual([1, 2, 3, 4]);
    await Promise.all(outcomes);
    await jest.advanceTimersByTimeAsync(100);
    await Promise.all([5, 6, 7].map(start));
    expect(started).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('a late start does not shorten the next interval, and idle time does not delay the next start', async () => {
    const inTurn = budget({ name: 'refusals', atOnce: 1, waiting: 8, everyMs: 10 });
    const [first, started] = [held(), [] as number[]];
    const outcomes = [
      inTurn(first.work),
      ...[2, 3].map((name) => inTurn(async () => void started.push(name))),
    ];
    await jest.advanceTimersByTimeAsync(100);
    first.end();
    await settle();
    expect(started).toEqual([2]);
    await jest.advanceTimersByTimeAsync(10);
    expect(started).toEqual([2, 3]);
    await Promise.all(outcomes);
    await jest.advanceTimersByTimeAsync(10);
    await inTurn(async () => void started.push(4));
    expect(started).toEqual([2, 3, 4]);
  });
});
