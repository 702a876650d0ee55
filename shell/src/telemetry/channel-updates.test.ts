import { watchUpdates } from './channel-updates';

const request = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset().mockResolvedValue({
    ok: true,
    json: async () => ({ channel: 'stable', revision: 2, revoked: ['bad'] }),
  });
  globalThis.fetch = request;
});
afterEach(() => jest.useRealTimers());

test('a revoked composition is reported, another is not', async () => {
  expect([
    await watchUpdates('/channel.json').isRevoked('bad'),
    await watchUpdates('/channel.json').isRevoked('good'),
  ]).toEqual([true, false]);
});

test('the channel is requested once a minute at most', async () => {
  const update = watchUpdates('/channel.json');
  await update.isRevoked('bad');
  await update.isRevoked('bad');
  expect(request).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  await update.isRevoked('bad');
  expect(request).toHaveBeenCalledTimes(2);
});

test.each([
  { case: 'no answer', answer: () => Promise.reject(new TypeError('offline')) },
  { case: 'an error', answer: () => Promise.resolve({ ok: false }) },
  { case: 'no news', answer: () => Promise.resolve({ ok: true, json: async () => null }) },
])('$case says nothing', async ({ answer }) => {
  request.mockImplementation(answer);
  expect(await watchUpdates('/channel.json').isRevoked('bad')).toBe(false);
});

test('a page without updates requests nothing', async () => {
  expect(await watchUpdates('').isRevoked('bad')).toBe(false);
  expect(request).not.toHaveBeenCalled();
});
