import { allSettled, fork } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { Order } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { connectionChanged, restaurantLoaded } from '@storefront/shared-domain/models';
import { anOrder, restaurantData } from '@storefront/shared-domain/testing';
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

const { uuid } = anOrder();
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
});

test('[TRACKING-02] a change from the stream is shown at once, and the order is read for the rest', async () => {
  const read = after(created, change('CONFIRMED', 31), change('PREPARING', 33));
  const { scope, requested, status } = await page(gives(after(created)), gives(read));
  await allSettled(pageOpened, { scope, params: uuid });
  const hearing = allSettled(received, { scope, params: message('PREPARING', 33, 2) });
  expect(status()).toBe('PREPARING');
  await hearing;
  expect(scope.getState($order)?.history).toEqual(read.history);
  expect(requested).toHaveLength(2);
});

test('a repeated message, such as the first one of every stream, requests nothing', async () => {
  const { scope, requested, status } = await page(gives(after(created)));
  await allSettled(pageOpened, { scope, params: uuid });
  for (let times = 0; times < 3; times += 1)
    await allSettled(received, { scope, params: message('CREATED', 30, 0) });
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
    await allSettled(received, { scope, params: message(stage, minute, place) });
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
  const hearing = allSettled(received, { scope, params: message('OVER', 40, 1) });
  answerLate(after(created, change('CONFIRMED', 31)));
  await Promise.all([requesting, hearing]);
  expect(status()).toBe('OVER');
});

test('a message without a stage makes the order be read', async () => {
  const { scope, status } = await page(
    gives(after(created)),
    gives(after(created, change('CONFIRMED', 31))),
  );
  await allSettled(pageOpened, { scope, params: uuid });
  await allSettled(received, { scope, params: { event: 'order.changed', data: null } });
  expect(status()).toBe('CONFIRMED');
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
  await allSettled(retried, { scope });
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
