import fastify, { type FastifyInstance } from 'fastify';
import { handleErrors } from './error-handler';
import { refuseUnderPressure } from './server-state';

let mockDelayMs = 0;

jest.mock<object>('node:perf_hooks', () => ({
  ...jest.requireActual<object>('node:perf_hooks'),
  monitorEventLoopDelay: () => ({
    enable: () => undefined,
    reset: () => undefined,
    get mean() {
      return (mockDelayMs + 10) * 1e6;
    },
  }),
}));

describe('under pressure', () => {
  const ALWAYS = [
    '/healthz',
    '/readyz',
    '/metrics',
    '/realtime/order.1',
    '/media/a.webp',
    '/payments/bank/webhook',
  ];
  const WORK = ['/restaurant/data/v2/napoli', '/restaurant/1/order'];
  let app: FastifyInstance;
  let release = (): void => undefined;
  const held = new Promise<object>((resolve) => {
    release = () => resolve({});
  });
  /** An app with an event loop that was late by `delayMs` in the second before. */
  async function given(delayMs: number, maxDelayMs: number): Promise<void> {
    mockDelayMs = delayMs;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    app = fastify();
    handleErrors(app);
    await refuseUnderPressure(app, maxDelayMs);
    for (const path of [...ALWAYS, ...WORK]) app.get(path, async () => ({}));
    app.get('/slow', () => held);
    jest.advanceTimersByTime(1000);
  }
  afterEach(async () => {
    jest.useRealTimers();
    await app.close();
  });
  const answers = (paths: readonly string[]) =>
    Promise.all(
      paths.map(async (path) => {
        const { statusCode, headers } = await app.inject(path);
        return [statusCode, headers['retry-after']];
      }),
    );

  test('an event loop that is late on an idle server is the machine’s: nothing is refused', async () => {
    await given(60_000, 1000);
    expect(await answers(WORK)).toEqual(WORK.map(() => [200, undefined]));
  });

  test(
    'a late event loop with 32 open requests refuses further ones with 503, but not probes, ' +
      'metrics, streams, files and payments, until they end',
    async () => {
      await given(1001, 1000);
      const open = Array.from({ length: 32 }, () => app.inject('/slow'));
      await new Promise((resolve) => setImmediate(resolve));
      expect(await answers(ALWAYS)).toEqual(ALWAYS.map(() => [200, undefined]));
      expect(await answers(WORK)).toEqual(WORK.map(() => [503, '1']));
      release();
      await Promise.all(open);
      expect(await answers(WORK)).toEqual(WORK.map(() => [200, undefined]));
    },
  );

  test.each([
    { case: 'an event loop in time', delayMs: 1000, maxDelayMs: 1000 },
    { case: 'a check that is switched off', delayMs: 60_000, maxDelayMs: 0 },
  ])('$case refuses nothing', async ({ delayMs, maxDelayMs }) => {
    await given(delayMs, maxDelayMs);
    expect(await answers([...ALWAYS, ...WORK])).toEqual(
      [...ALWAYS, ...WORK].map(() => [200, undefined]),
    );
  });
});

describe('refusals without work', () => {
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
});
