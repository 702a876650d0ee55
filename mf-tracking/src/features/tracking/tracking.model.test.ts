import { allSettled, fork } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { Order } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { connectionChanged, restaurantLoaded } from '@storefront/shared-domain/models';
import { anOrder, restaurantData } from '@storefront/shared-domain/testing';
import { followChannel } from '../../lib/follow-channel';
import { orderGiven, pageData } from '../../lib/page-data';
import { readOrderFx, readTrackingFx } from './order.api';
import {
  $connection,
  $order,
  $view,
  followFx,
  streamEventReceived,
  updateRequested,
  pageClosed,
  pageOpened,
  pollDue,
  trackingRetried,
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
  for (const unit of [updateRequested, trackingRetried, pollDue, sessionBus.signedOut])
    await allSettled(unit, { scope });
  expect(requested).toEqual([uuid]);
});

test('[TRACKING-02] a change from the stream is shown at once, and the order is read for the rest', async () => {
  const read = after(created, change('CONFIRMED', 31), change('PREPARING', 33));
  const { scope, requested, followed, status } = await page(gives(after(created)), gives(read));
  await allSettled(pageOpened, { scope, params: uuid });
  const receiving = allSettled(streamEventReceived, { scope, params: message('PREPARING', 33, 2) });
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
    await allSettled(streamEventReceived, { scope, params: message('CREATED', 30, 0) });
  expect(status()).toBe('CREATED');
  expect(requested).toHaveLength(1);
});

test('messages that arrive in the wrong order never take the order back', async () => {
  const { scope, status } = await page(gives(after(created)), fails({ kind: 'offline' }));
  await allSettled(pageOpened, { scope, params: uuid });
  for (const [stage, minute, place] of [
    ['READY', 36, 3],
    ['CONFIRMED', 31, 1],
    ['PREPARING', 33, 2],
  ] as const)
    await allSettled(streamEventReceived, { scope, params: message(stage, minute, place) });
  expect(status()).toBe('READY');
  expect(scope.getState($order)?.history.map((known) => known.status)).toEqual([
    'CREATED',
    'CONFIRMED',
    'PREPARING',
    'READY',
  ]);
  expect(scope.getState($view)).toMatchObject({ kind: 'ready' });
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
  const receiving = allSettled(streamEventReceived, { scope, params: message('OVER', 40, 1) });
  answerLate(after(created, change('CONFIRMED', 31)));
  await Promise.all([requesting, receiving]);
  expect(status()).toBe('OVER');
});

test('a message without a stage makes the order be read', async () => {
  const { scope, status } = await page(
    gives(after(created)),
    gives(after(created, change('CONFIRMED', 31))),
  );
  await allSettled(pageOpened, { scope, params: uuid });
  await allSettled(streamEventReceived, { scope, params: { event: 'order.changed', data: null } });
  expect(status()).toBe('CONFIRMED');
});

test('an order that is over is not followed any longer, nor one that was over when the page opened', async () => {
  const first = await page(gives(after(created)), gives(after(created, change('OVER', 40))));
  await allSettled(pageOpened, { scope: first.scope, params: uuid });
  await allSettled(streamEventReceived, { scope: first.scope, params: message('OVER', 40, 1) });
  expect([first.followed, first.stopped]).toEqual([[`${uuid} after 0`], [uuid]]);
  const second = await page(gives(after(created, change('CANCELED', 32))));
  await allSettled(pageOpened, { scope: second.scope, params: uuid });
  expect(second.followed).toEqual([]);
});

test('the page shows how fresh it is', async () => {
  const { scope } = await page(
    gives(after(created)),
    fails({ kind: 'offline' }),
    gives(after(created)),
  );
  await allSettled(pageOpened, { scope, params: uuid });
  const shown = [scope.getState($connection)];
  const then = async (happens: Promise<unknown>) => {
    await happens;
    shown.push(scope.getState($connection));
  };
  await then(allSettled(streamChanged, { scope, params: true }));
  await then(allSettled(streamChanged, { scope, params: false }));
  await then(allSettled(updateRequested, { scope }));
  await then(allSettled(updateRequested, { scope }));
  expect(shown).toEqual([null, 'live', 'polling', 'lost', 'polling']);
});

test('[OPEN-019] [OPEN-016] without the stream the tracking cache is polled, and the rest is read', async () => {
  const { scope, requested, status, cacheGives } = await page(
    gives(after(created)),
    fails({ kind: 'http', status: 500 }),
  );
  await allSettled(pageOpened, { scope, params: uuid });
  await allSettled(streamChanged, { scope, params: false });
  cacheGives(gives(after(created)));
  await allSettled(pollDue, { scope });
  expect([status(), requested.length, scope.getState($connection)]).toEqual([
    'CREATED',
    1,
    'polling',
  ]);
  cacheGives(gives(after(created, change('CONFIRMED', 31))));
  await allSettled(pollDue, { scope });
  expect([status(), requested.length]).toEqual(['CONFIRMED', 2]);
  cacheGives(fails({ kind: 'offline' }));
  await allSettled(pollDue, { scope });
  expect([status(), scope.getState($connection)]).toEqual(['CONFIRMED', 'lost']);
});

test('a device off the network shows it at once', async () => {
  const { scope } = await page(gives(after(created)));
  await allSettled(pageOpened, { scope, params: uuid });
  await allSettled(streamChanged, { scope, params: true });
  await allSettled(connectionChanged, { scope, params: false });
  expect(scope.getState($connection)).toBe('lost');
  await allSettled(connectionChanged, { scope, params: true });
  expect(scope.getState($connection)).toBe('live');
});

test('an answer to an earlier question that comes after a later one changes nothing', async () => {
  const late: ((order: Order) => void)[] = [];
  const slow: Answer = () =>
    new Promise((resolve) => {
      late.push(resolve);
    });
  const { scope } = await page(gives(after(created)), slow, slow, slow);
  await allSettled(pageOpened, { scope, params: uuid });
  const requesting = [
    allSettled(updateRequested, { scope }),
    allSettled(updateRequested, { scope }),
  ];
  late[1]!({ ...after(created), askReview: true });
  late[0]!({ ...after(created), askReview: false });
  await Promise.all(requesting);
  expect(scope.getState($order)?.askReview).toBe(true);
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

test('Retry reads again', async () => {
  const { scope } = await page(fails({ kind: 'timeout' }), gives(after(created)));
  await allSettled(pageOpened, { scope, params: uuid });
  await allSettled(trackingRetried, { scope });
  expect(scope.getState($view)).toMatchObject({ kind: 'ready' });
});

test('an address without a uuid requests nothing', async () => {
  const { scope, requested } = await page(gives(after(created)));
  await allSettled(pageOpened, { scope, params: '' });
  expect(scope.getState($view)).toEqual({ kind: 'not-found' });
  expect(requested).toEqual([]);
});

test('a login on the page shows what only the owner may see', async () => {
  const { scope, requested } = await page(gives(after(created)));
  await allSettled(pageOpened, { scope, params: uuid });
  await allSettled(sessionBus.signedIn, { scope, params: { token: 'T1', mode: 'email' } });
  expect(requested).toHaveLength(2);
});

test('a message that comes before the order is read changes nothing', async () => {
  let answer = (_: Order): void => undefined;
  const { scope, requested, status } = await page(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const opening = allSettled(pageOpened, { scope, params: uuid });
  void allSettled(streamEventReceived, { scope, params: message('READY', 36, 3) });
  void allSettled(streamEventReceived, { scope, params: { event: 'order.changed', data: null } });
  expect([status(), requested]).toEqual([undefined, [uuid]]);
  answer(after(created));
  await opening;
  expect(status()).toBe('CREATED');
});

test('a page with nothing to follow does not show how fresh it is', async () => {
  const loading = await page(() => new Promise(() => undefined));
  void allSettled(pageOpened, { scope: loading.scope, params: uuid });
  void allSettled(streamChanged, { scope: loading.scope, params: true });
  expect(loading.scope.getState($connection)).toBeNull();
  const over = await page(gives(after(created, change('OVER', 40))));
  await allSettled(pageOpened, { scope: over.scope, params: uuid });
  await allSettled(streamChanged, { scope: over.scope, params: true });
  expect(over.scope.getState($connection)).toBeNull();
});

test('a poll that fails shows that the connection is lost, until one succeeds', async () => {
  const { scope, cacheGives } = await page(gives(after(created)));
  await allSettled(pageOpened, { scope, params: uuid });
  await allSettled(streamChanged, { scope, params: false });
  await allSettled(pollDue, { scope });
  expect(scope.getState($connection)).toBe('lost');
  cacheGives(gives(after(created)));
  await allSettled(pollDue, { scope });
  expect(scope.getState($connection)).toBe('polling');
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

  test('a late failure of the first one is not shown', async () => {
    const { ofOther, answerOther } = slowly();
    const { scope, fail, settled } = await moved(ofOther);
    fail(new ApiError({ kind: 'http', status: 404 }));
    await next();
    expect(scope.getState($view)).toEqual({ kind: 'loading' });
    answerOther(anOrder({ uuid: OTHER }));
    await settled();
  });

  test('a late poll of the first one requests nothing', async () => {
    const { scope, requested, cacheGives } = await page(
      gives(after(created)),
      gives(anOrder({ uuid: OTHER })),
    );
    const { ofOther: poll, answerOther: answerPoll } = slowly();
    cacheGives(poll);
    await allSettled(pageOpened, { scope, params: uuid });
    const running = [
      allSettled(pollDue, { scope }),
      allSettled(pageClosed, { scope }),
      allSettled(pageOpened, { scope, params: OTHER }),
    ];
    await next();
    answerPoll(after(created, change('CONFIRMED', 31)));
    await Promise.all(running);
    expect(requested).toEqual([uuid, OTHER]);
  });
});

test('a late poll does not hide why an order that is opened again cannot be read', async () => {
  const { scope, cacheGives } = await page(gives(after(created)), fails({ kind: 'offline' }));
  let answer = (_: Order): void => undefined;
  cacheGives(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await allSettled(pageOpened, { scope, params: uuid });
  const polling = allSettled(pollDue, { scope });
  void allSettled(pageClosed, { scope });
  void allSettled(pageOpened, { scope, params: uuid });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  answer(after(created));
  await polling;
  expect(scope.getState($view)).toEqual({ kind: 'failed', failure: 'offline' });
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

  test('is opened on a page without a scope, too', async () => {
    await expect(followFx({ uuid, place: 0 })).resolves.toEqual(expect.any(Function));
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

  test('is not shown at the address of another order', async () => {
    const { scope } = await giving(given, fails({ kind: 'offline' }));
    await allSettled(pageOpened, { scope, params: OTHER });
    expect(scope.getState($view)).toMatchObject({ kind: 'failed' });
  });

  test('is not shown when it violates its contract', async () => {
    const { scope } = await giving({ ...given, uuid: 7 });
    expect(scope.getState(pageData.$isShown)).toBe(false);
    expect(scope.getState($view)).toEqual({ kind: 'loading' });
  });
});
