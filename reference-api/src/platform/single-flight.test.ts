import { singleFlight } from './single-flight';

test('concurrent callers of a key share one run and its result; another key runs by itself', async () => {
  const once = singleFlight<number>();
  let runs = 0;
  const work = async (): Promise<number> => (runs += 1);
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2]);
});

test('all callers get the error, and the next one runs the work again', async () => {
  const once = singleFlight<string>();
  const fails = (): Promise<string> => Promise.reject(new Error('no connection'));
  const both = [once('a', fails), once('a', fails)];
  for (const call of both) await expect(call).rejects.toThrow('no connection');
  expect(await once('a', () => Promise.resolve('read'))).toBe('read');
});
