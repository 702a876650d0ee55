import { watchNews } from './news';

const ask = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset().mockResolvedValue({
    ok: true,
    json: async () => ({ channel: 'stable', revision: 2, revoked: ['bad'] }),
  });
  globalThis.fetch = ask;
});
afterEach(() => jest.useRealTimers());

test('a revoked composition is reported, another is not', async () => {
  expect([
    await watchNews('/channel.json').isRevoked('bad'),
    await watchNews('/channel.json').isRevoked('good'),
  ]).toEqual([true, false]);
});

test('the channel is requested once a minute at most', async () => {
  const news = watchNews('/channel.json');
  await news.isRevoked('bad');
  await news.isRevoked('bad');
  expect(ask).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  await news.isRevoked('bad');
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  { case: 'no answer', answer: () => Promise.reject(new TypeError('offline')) },
  { case: 'an error', answer: () => Promise.resolve({ ok: false }) },
  { case: 'no news', answer: () => Promise.resolve({ ok: true, json: async () => null }) },
])('$case says nothing', async ({ answer }) => {
  ask.mockImplementation(answer);
  expect(await watchNews('/channel.json').isRevoked('bad')).toBe(false);
});

test('a page without updates requests nothing', async () => {
  expect(await watchNews('').isRevoked('bad')).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});
