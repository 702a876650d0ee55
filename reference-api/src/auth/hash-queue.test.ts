import { HashingBusyError, hashQueue } from './hash-queue';

/** Work that ends when it is told to. */
function held(): { work: () => Promise<string>; end: () => void } {
  let end = (): void => undefined;
  const ended = new Promise<string>((resolve) => { end = () => resolve('done'); });
  return { work: () => ended, end };
}

test('[S09] two at once, some in line, the others are sent away at once', async () => {
  const queue = hashQueue({ atOnce: 2, waiting: 3 });
  let [running, most] = [0, 0];
  const pieces = Array.from({ length: 5 }, held);
  const outcomes = pieces.map(({ work }) => queue(async () => {
    running += 1;
    most = Math.max(most, running);
    return work().finally(() => { running -= 1; });
  }));
  await expect(queue(() => Promise.resolve('too late'))).rejects.toThrow(HashingBusyError);
  expect(() => queue.expectRoom()).toThrow(HashingBusyError);
  expect(running).toBe(2);
  for (const { end } of pieces) end();
  expect(await Promise.all(outcomes)).toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
  expect(await queue(() => Promise.resolve('in time'))).toBe('in time');
});

test('work that fails gives its place away all the same', async () => {
  const queue = hashQueue({ atOnce: 1, waiting: 1 });
  const fails = () => Promise.reject(new Error('no memory'));
  await Promise.all([expect(queue(fails)).rejects.toThrow('no memory'), expect(queue(fails)).rejects.toThrow('no memory')]);
  expect(await queue(() => Promise.resolve(1))).toBe(1);
});
