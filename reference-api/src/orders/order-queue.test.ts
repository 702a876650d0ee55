import { ServerBusyError } from '../platform/http/server-state';
import { DEFAULT_LOAD } from '../platform/settings/load-settings';
import { createOrderQueue, type OrderQueueOptions } from './order-queue';

let time = 0;
const queueOf = (options: Partial<OrderQueueOptions> = {}) =>
  createOrderQueue({ slots: 2, waiting: 3, waitMs: 4000, now: () => time, ...options });

/** Work that ends when the test calls `end`. */
function held() {
  let [isBegun, end] = [false, (): void => undefined];
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    work: () => {
      isBegun = true;
      return ended;
    },
    end: () => end(),
    isBegun: () => isBegun,
  };
}
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const refusal = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => error,
  );

beforeEach(() => {
  time = 0;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

test('orders use the slots, wait in their sequence, and one more than may wait is refused at once', async () => {
  const queue = queueOf();
  const orders = Array.from({ length: 5 }, held);
  const ends = orders.map(({ work }) => queue.run(work));
  expect(orders.map(({ isBegun }) => isBegun())).toEqual([true, true, false, false, false]);
  expect(queue.counts()).toEqual({ running: 2, waiting: 3 });
  await expect(queue.arrive()).rejects.toThrow(ServerBusyError);
  await expect(queue.run(held().work)).rejects.toThrow('too many orders wait');
  orders[1]?.end();
  await settled();
  expect(orders.map(({ isBegun }) => isBegun())).toEqual([true, true, true, false, false]);
  for (const { end } of orders) end();
  await Promise.all(ends);
  expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
});

test('the only order of an idle server is admitted, however slow the latest ones were', async () => {
  const queue = queueOf({ waitMs: 1 });
  await after(queue, 32, 60_000);
  expect(await refusal(queue.arrive())).toBe('accepted');
});

test('200 orders at once are admitted where a slow machine serves twenty in a second', async () => {
  const { waitMs, waiting } = DEFAULT_LOAD.queue;
  const queue = queueOf({ slots: 6, waiting, waitMs });
  await after(queue, 32, 300); // 6 slots ÷ 0.3 s
  const orders = Array.from({ length: 200 }, held);
  const arrivals = orders.map(async ({ work }) => {
    await queue.arrive();
    await queue.run(work);
  });
  const outcomes = Promise.all(arrivals.map(refusal));
  while (orders.some(({ isBegun }) => !isBegun())) {
    for (const { end, isBegun } of orders) if (isBegun()) end();
    await new Promise((resolve) => setImmediate(resolve));
    time += 50;
  }
  for (const { end } of orders) end();
  expect((await outcomes).filter((outcome) => outcome === 'accepted')).toHaveLength(200);
});

test('a failed order releases its slot', async () => {
  const queue = queueOf({ slots: 1 });
  const failing = refusal(queue.run(() => Promise.reject(new Error('no'))));
  expect(await queue.run(() => Promise.resolve(1))).toBe(1);
  expect(await failing).toEqual(new Error('no'));
  expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
});

test('an admitted order that waited three times as long as expected is refused, and its place is free', async () => {
  const queue = queueOf({ slots: 1, waiting: 1 });
  const running = held();
  const first = queue.run(running.work);
  const late = refusal(queue.run(held().work));
  jest.advanceTimersByTime(11_999);
  expect(queue.counts().waiting).toBe(1);
  jest.advanceTimersByTime(1);
  expect(await late).toMatchObject({ name: 'ServerBusyError', retryAfter: 1 });
  const next = held();
  const last = queue.run(next.work);
  running.end();
  await first;
  await settled();
  expect(next.isBegun()).toBe(true);
  next.end();
  await last;
  expect(jest.getTimerCount()).toBe(0);
});

/** Runs this many orders of this duration in ms, one after the other. */
async function after(queue: ReturnType<typeof queueOf>, orders: number, ms: number): Promise<void> {
  for (let done = 0; done < orders; done += 1)
    await queue.run(async () => {
      time += ms;
    });
}

test('an order with too long an expected wait is refused at once with the time to retry', async () => {
  const queue = queueOf({ waiting: 100 });
  await after(queue, 16, 600);
  const orders = Array.from({ length: 15 }, held);
  // two run, 13 wait: the next one would wait for 14 × 600 ÷ 2 = 4200 ms
  const ends = orders.map(({ work }) => queue.run(work));
  expect(await refusal(queue.arrive())).toMatchObject({
    message: 'The server is busy: an order would wait too long',
    retryAfter: 5,
  });
  for (const { end } of orders) end();
  await Promise.all(ends);
});

test.each([
  {
    why: 'too few orders give no estimate',
    before: (queue: ReturnType<typeof queueOf>) => after(queue, 15, 5000),
  },
  {
    why: 'old durations give no estimate',
    before: async (queue: ReturnType<typeof queueOf>) => {
      await after(queue, 16, 5000);
      time += 10_001;
    },
  },
  {
    why: 'quick orders leave room',
    before: (queue: ReturnType<typeof queueOf>) => after(queue, 32, 5),
  },
])('an order waits: $why', async ({ before }) => {
  const queue = queueOf({ slots: 1, waiting: 100 });
  await before(queue);
  const orders = Array.from({ length: 60 }, held);
  const ends = orders.map(({ work }) => queue.run(work));
  expect(queue.counts()).toEqual({ running: 1, waiting: 59 });
  expect(await refusal(queue.arrive())).toBe('accepted');
  for (const { end } of orders) end();
  await Promise.all(ends);
});

test('an order that had a slot continues ahead of the new ones, however many wait', async () => {
  const queue = queueOf({ slots: 1, waiting: 1 });
  const began: string[] = [];
  const running = held();
  const all = [
    queue.run(running.work),
    queue.run(async () => {
      began.push('new');
    }),
    queue.resume(async () => {
      began.push('resumed');
    }),
  ];
  running.end();
  await Promise.all(all);
  expect(began).toEqual(['resumed', 'new']);
});

test('orders that arrive together are read two per turn of the event loop; the last ones find no room', async () => {
  const queue = queueOf();
  const read: number[] = [];
  const arrivals = Array.from({ length: 8 }, (_, index) =>
    refusal(
      queue.arrive().then(() => {
        read.push(index);
      }),
    ),
  );
  expect(queue.counts()).toEqual({ running: 0, waiting: 5 });
  const turns: number[] = [];
  while (queue.counts().waiting > 0) {
    await new Promise((resolve) => setImmediate(resolve));
    turns.push(read.length);
  }
  const outcomes = await Promise.all(arrivals);
  expect([read, outcomes.filter((outcome) => outcome instanceof ServerBusyError).length]).toEqual([
    [0, 1, 2, 3, 4],
    3,
  ]);
  expect(turns).toEqual([0, 2, 4, 5]);
});
