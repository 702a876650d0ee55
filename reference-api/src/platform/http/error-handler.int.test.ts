import fastify from 'fastify';
import { handleErrors } from './error-handler';

/** Runs all pending callbacks except timers. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
};

beforeEach(
  () => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }),
);
afterEach(() => void jest.useRealTimers());

test('[S09] refusals without work are sent one by one: repeated requests leave the event loop free', async () => {
  const app = fastify();
  handleErrors(app);
  app.get('/limited', () => {
    throw Object.assign(new Error('Too many requests'), { statusCode: 429 });
  });
  await app.ready();
  const statuses: number[] = [];
  const flood = ['/limited', '/nowhere', '/limited'].map(
    async (url) => void statuses.push((await app.inject({ url })).statusCode),
  );
  await settle();
  expect(statuses).toEqual([429]);
  await jest.advanceTimersByTimeAsync(8);
  await settle();
  expect(statuses).toEqual([429, 404]);
  await jest.advanceTimersByTimeAsync(8);
  await Promise.all(flood);
  expect(statuses).toEqual([429, 404, 429]);
});
