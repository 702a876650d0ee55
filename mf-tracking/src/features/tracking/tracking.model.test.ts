import { allSettled, fork } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { Order } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { restaurantLoaded } from '@storefront/shared-domain/models';
import { anOrder, restaurantData } from '@storefront/shared-domain/testing';
import { followChannel } from '../../lib/follow-channel';
import { orderGiven, pageData } from '../../lib/page-data';
import { readOrderFx, readTrackingFx } from './order.api';
import {
  $connection,
  $order,
  $view,
  followFx,
  received,
  updateRequested,
  pageClosed,
  pageOpened,
  polled,
  retried,
  streamChanged,
} from './tracking.model';

jest.mock('../../lib/follow-channel', () => ({ followChannel: jest.fn() }));

const { uuid } = anOrder();
const OTHER = '00000000-0000-4000-8000-000000000000';
const change = (status: string, minute: number) => ({
  status,
  at: `2025-06-14T21:${minute}:00.000Z`,
});
const message = (status: string, minute: number, position: number) => ({
  event: 'order.status',
  data: { id: '501', position, ...change(status, minute) },
});
const after = (...history: ReturnType<typeof change>[]): Order =>
  anOrder({ status: history.at(-1)!.status, history });
const created = change('CREATED', 30);

beforeEach(() => void jest.spyOn(console, 'error'));
afterEach(() => {
  // an error in a store or a filter is only printed
  expect(console.error).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

type Answer = () => Promise<Order>;

/**
 * A scope with an API that returns these responses in turn, the last one for all further requests.
 */
async function page(...answers: Answer[]) {
  let tracking: Answer = () => Promise.reject(new ApiError({ kind: 'offline' }));
  const requested: string[] = [];
  const followed: string[] = [];
  const stopped: string[] = [];
  const scope = fork({
    handlers: [
      [
        readOrderFx,
        ({ uuid: of }: { uuid: string }) => {
          requested.push(of);
          return (answers.length > 1 ? answers.shift() : answers[0])!();
        },
      ],
      [readTrackingFx, () => tracking()],
      [
        followFx,
        ({ uuid: of, place }: { uuid: string; place: number }) => {
          followed.push(`${of} after ${place}`);
          return () => stopped.push(of);
        },
      ],
    ],
  });
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  const status = () => scope.getState($order)?.status;
  return {
    scope,
    requested,
    followed,
    stopped,
    status,
    cacheGives: (answer: Answer) => {
      tracking = answer;
    },
  };
}
const gives =
  (order: Order): Answer =>
  async () =>
    order;
const fails =
  (fields: ConstructorParameters<typeof ApiError>[0]): Answer =>
  () =>
    Promise.reject(new ApiError(fields));

test('an opened page reads its order and follows it until it closes', async () => {
  const { scope, requested, followed, stopped } = await page(gives(after(created)));
  await allSettled(pageOpened, { scope, params: uuid });
  expect(scope.getState($view)).toMatchObject({ kind: 'ready', order: { uuid } });
  expect([requested, followed, stopped]).toEqual([[uuid], [`${uuid} after 0`], []]);
  await allSettled(pageClosed, { scope });
  expect(stopped).toEqual([uuid]);
  expect(scope.getState($view)).toEqual({ kind: 'loading' });
  for (const unit of [updateRequested, retried, polled, sessionBus.signedOut])
    await allSettled(unit, { scope });
  expect(requested).toEqual([uuid]);
});

test('[TRACKING-02] a change from the stream is shown at once, and the order is read for the rest', async () => {
  const read = after(created, change('CONFIRMED', 31), change('PREPARING', 33));
  const { scope, requested, followed, status } = await page(gives(after(created)), gives(read));
  await allSettled(pageOpened, { scope, params: uuid });
  const receiving = allSettled(received, { scope, params: message('PREPARING', 33, 2) });
  expect(status()).toBe('PREPARING');
  await receiving;
  expect(scope.getState($order)?.history).toEqual(read.history);
  expect(requested).toHaveLength(2);
  expect(followed).toHaveLength(1);
});

test('a repeated message, such as the first one of every stream, requests nothing', async () => {
  const { scope, requested, status } = await page(gives(after(created)));
  await allSettled(pageOpened, { scope, params: uuid });
  for (let times = 0; times < 3; times += 1)
    await allSettled(received, { scope, params: message('CREATED', 30, 0) });
  expect(status()).toBe('CREATED');
  expect(requested).toHaveLength(1);
});

test('a slow answer from before a change does not undo it', async () => {
  let answerLate = (_: Order): void => undefined;
  const late: Answer = () =>
    new Promise((resolve) => {
      answerLate = resolve;
    });
  const { scope, status } = await page(
    gives(after(created)),
    late,
    gives(after(created, change('OVER', 40))),
  );
  await allSettled(pageOpened, { scope, params: uuid });
  const requesting = allSettled(updateRequested, { scope });
  const receiving = allSettled(received, { scope, params: message('OVER', 40, 1) });
  answerLate(after(created, change('CONFIRMED', 31)));
  await Promise.all([requesting, receiving]);
  expect(status()).toBe('OVER');
});

test('an order that is over is not followed any longer, nor one that was over when the page opened', async () => {
  const first = await page(gives(after(created)), gives(after(created, change('OVER', 40))));
  await allSettled(pageOpened, { scope: first.scope, params: uuid });
  await allSettled(received, { scope: first.scope, params: message('OVER', 40, 1) });
  expect([first.followed, first.stopped]).toEqual([[`${uuid} after 0`], [uuid]]);
  const second = await page(gives(after(created, change('CANCELED', 32))));
  await allSettled(pageOpened, { scope: second.scope, params: uuid });
  expect(second.followed).toEqual([]);
});

test('[OPEN-019] [OPEN-016] without the stream the tracking cache is polled, and the rest is read', async () => {
  const { scope, requested, status, cacheGives } = await page(
    gives(after(created)),
    fails({ kind: 'http', status: 500 }),
  );
  await allSettled(pageOpened, { scope, params: uuid });
  await allSettled(streamChanged, { scope, params: false });
  cacheGives(gives(after(created)));
  await allSettled(polled, { scope });
  expect([status(), requested.length, scope.getState($connection)]).toEqual([
    'CREATED',
    1,
    'polling',
  ]);
  cacheGives(gives(after(created, change('CONFIRMED', 31))));
  await allSettled(polled, { scope });
  expect([status(), requested.length]).toEqual(['CONFIRMED', 2]);
  cacheGives(fails({ kind: 'offline' }));
  await allSettled(polled, { scope });
  expect([status(), scope.getState($connection)]).toEqual(['CONFIRMED', 'lost']);
});

test.each<[string, Answer, object]>([
  ['an unknown uuid', fails({ kind: 'http', status: 404 }), { kind: 'not-found' }],
  ['a uuid no path can carry', fails({ kind: 'contract', path: 'token' }), { kind: 'not-found' }],
  ["another restaurant's order", gives(anOrder({ restaurantId: 8 })), { kind: 'not-found' }],
  [
    'a broken server',
    fails({ kind: 'http', status: 500 }),
    { kind: 'failed', failure: 'unexpected' },
  ],
  ['no connection', fails({ kind: 'offline' }), { kind: 'failed', failure: 'offline' }],
  [
    'nonsense',
    fails({ kind: 'contract', status: 200, path: 'uuid' }),
    { kind: 'failed', failure: 'contract' },
  ],
])('%s', async (_, answer, view) => {
  const { scope, followed } = await page(answer);
  await allSettled(pageOpened, { scope, params: uuid });
  expect(scope.getState($view)).toEqual(view);
  expect(followed).toEqual([]);
});

describe('after the page of another order was opened', () => {
  /** The first answer comes by hand; the page of the other order is open by then. */
  async function moved(ofOther: Answer) {
    let [answer, fail] = [(_: Order): void => undefined, (_: ApiError): void => undefined];
    const slow = new Promise<Order>((resolve, reject) => {
      [answer, fail] = [resolve, reject];
    });
    const it = await page(() => slow, ofOther);
    const opening = [
      allSettled(pageOpened, { scope: it.scope, params: uuid }),
      allSettled(pageClosed, { scope: it.scope }),
      allSettled(pageOpened, { scope: it.scope, params: OTHER }),
    ];
    return { ...it, answer, fail, settled: () => Promise.all(opening) };
  }
  const slowly = () => {
    let answer = (_: Order): void => undefined;
    const slow = new Promise<Order>((resolve) => {
      answer = resolve;
    });
    return { ofOther: () => slow, answerOther: (order: Order) => answer(order) };
  };
  const next = () =>
    new Promise((resolve) => {
      setTimeout(resolve);
    });

  test('a late answer for the first one is not shown', async () => {
    const { ofOther, answerOther } = slowly();
    const { scope, answer, settled } = await moved(ofOther);
    answer(after(created));
    await next();
    expect(scope.getState($view)).toEqual({ kind: 'loading' });
    answerOther(anOrder({ uuid: OTHER }));
    await settled();
    expect(scope.getState($view)).toMatchObject({ kind: 'ready', order: { uuid: OTHER } });
  });
});

describe('[TRACKING-02] the stream of the order', () => {
  beforeEach(() => void jest.mocked(followChannel).mockReset().mockReturnValue(jest.fn()));
  const places = () =>
    jest.mocked(followChannel).mock.calls.map(([channel, last]) => [channel, last]);

  test('starts after the last known change, and from the start without one', async () => {
    for (const place of [-1, 0, 2])
      await allSettled(followFx, { scope: fork(), params: { uuid, place } });
    expect(places()).toEqual([
      [`order.${uuid}`, undefined],
      [`order.${uuid}`, '0'],
      [`order.${uuid}`, '2'],
    ]);
  });

  test('brings changes, its own state, polls and requests to the page', async () => {
    const requested: string[] = [];
    const scope = fork({
      handlers: [
        [
          readOrderFx,
          () => {
            requested.push('order');
            return after(created);
          },
        ],
        [
          readTrackingFx,
          () => {
            requested.push('tracking');
            return after(created);
          },
        ],
      ],
    });
    await allSettled(restaurantLoaded, { scope, params: restaurantData() });
    await allSettled(pageOpened, { scope, params: uuid });
    const [, , listener] = jest.mocked(followChannel).mock.calls[0]!;
    listener.onStream(true);
    expect(scope.getState($connection)).toBe('live');
    listener.onPoll();
    listener.onRequest();
    await allSettled(scope);
    expect(requested).toEqual(['order', 'tracking', 'order']);
    listener.onEvent(message('CONFIRMED', 31, 1));
    expect(scope.getState($order)?.status).toBe('CONFIRMED');
    await allSettled(scope);
  });
});

describe('an order that the page contains', () => {
  const given = after(created);
  const giving = async (wire: unknown, ...answers: Answer[]) => {
    const opened = await page(...answers);
    await allSettled(orderGiven, { scope: opened.scope, params: wire });
    return opened;
  };

  test('is shown before the page is mounted, then read again and followed', async () => {
    const { scope, requested, followed, status } = await giving(
      given,
      gives(after(created, change('CONFIRMED', 31))),
    );
    expect(scope.getState(pageData.$isShown)).toBe(true);
    expect(scope.getState($view)).toMatchObject({ kind: 'ready', order: { uuid } });
    expect([requested, followed]).toEqual([[], []]);
    await allSettled(pageOpened, { scope, params: uuid });
    expect([requested, followed, status()]).toEqual([[uuid], [`${uuid} after 1`], 'CONFIRMED']);
  });

  test('stays and is followed when it cannot be read again', async () => {
    const { scope, followed } = await giving(given, fails({ kind: 'offline' }));
    await allSettled(pageOpened, { scope, params: uuid });
    expect(scope.getState($view)).toMatchObject({ kind: 'ready' });
    expect(followed).toEqual([`${uuid} after 0`]);
    await allSettled(streamChanged, { scope, params: false });
    expect(scope.getState($connection)).toBe('lost');
  });
});
