import { err, ok } from '@storefront/shared-domain/rules';
import { randomUUID } from 'node:crypto';
import { issueCardToken } from '../../cards/card-tokens';
import type { PaymentProvider } from '../../payments/provider';
import { DatabaseBusyError } from '../../platform/db/database-busy';
import { hookedDatabase } from '../../testing/hooked-database';
import { sendEvent } from '../../testing/bank';
import {
  actOn,
  anOnlineOrder,
  openPaying,
  ownPayment,
  PAYING,
  placedOnline,
  referenceOf,
  sendOnline,
  stateOf,
} from '../../testing/paying-restaurant';
import { dueStateOf, paymentWorkerDeps } from '../../testing/payment-worker-deps';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { openTestPostgres } from '../../testing/test-databases';
import { settleOnce } from './payment-worker';
import { startPatiently } from './start-payment';

const MINUTE = 60_000;

let api: TestApi;
let [busyAt, transactions] = [0, 0];
beforeAll(async () => {
  const hook = (moment: string): void => {
    if (moment === 'before_tx') transactions += 1;
    if (moment === 'before_tx' && transactions === busyAt) throw new DatabaseBusyError('a test');
  };
  api = await openTestApi(hookedDatabase(await openTestPostgres({}, 'seeded'), hook), {
    isSeeded: true,
  });
  await openPaying(api);
});
afterAll(() => api.close());

/** An order with a card whose server stops between the commit and the charge. */
async function leftCard() {
  const fingerprint = randomUUID();
  const creditCardToken = await issueCardToken(
    api.db,
    `sandbox-card-approved-${randomUUID()}`,
    { restaurantId: PAYING, customerId: null, fingerprint },
    api.clock.now(),
  );
  const order = anOnlineOrder('multipedidos@asaas', { fingerprint, details: { creditCardToken } });
  [transactions, busyAt] = [0, 2];
  expect((await sendOnline(api, order)).status).toBe(503);
  busyAt = 0;
  return order.details.uuid;
}

const run = (provider: Partial<PaymentProvider> | null, callDeadlineMs = 20_000) =>
  settleOnce(paymentWorkerDeps(api, provider, { callDeadlineMs }));

test('a charge that is refused in the background cancels its order, like one of a request', async () => {
  const uuid = await leftCard();
  api.clock.pass(MINUTE);
  const refunded: string[] = [];
  expect(
    await run({
      charge: async () => err({ kind: 'refused' }),
      refund: async ({ id }) => void refunded.push(id),
    }),
  ).toBe(true);
  expect(await stateOf(api, uuid)).toEqual({ order: 'CANCELED', payments: ['canceled'] });
  expect((await ownPayment(api, uuid)).json).toMatchObject({ status: 'canceled', link: '' });
  expect(refunded).toEqual([(await dueStateOf(api, uuid))?.id]);
});

test('an order that is canceled before its charge was answered is refunded, once the charge has arrived', async () => {
  const uuid = await leftCard();
  await api.call('POST', `/demo/orders/${uuid}/cancel`);
  const refunded: string[] = [];
  const provider = { refund: async ({ id }: { id: string }) => void refunded.push(id) };
  await run(provider);
  expect(refunded).toEqual([]);
  api.clock.pass(MINUTE);
  await run(provider);
  const state = await dueStateOf(api, uuid);
  expect([refunded, state]).toMatchObject([[state?.id], { status: 'canceled', due: false }]);
});

test('a charge that is declined in the background shows the declined payment', async () => {
  const uuid = await leftCard();
  api.clock.pass(MINUTE);
  await run({ charge: async () => err({ kind: 'declined' }) });
  expect(await stateOf(api, uuid)).toEqual({ order: 'CANCELED', payments: ['declined'] });
  expect((await ownPayment(api, uuid)).json).toMatchObject({ status: 'declined' });
});

const noRoute = async () => {
  throw new Error('no route');
};

test.each([
  ['is unreachable', { charge: noRoute, refund: noRoute }],
  ['is not installed', null],
])(
  'a charge whose provider %s is repeated with a backoff, and given up after ten minutes',
  async (_, provider) => {
    const uuid = await leftCard();
    api.clock.pass(MINUTE);
    expect([await run(provider), await run(provider)]).toEqual([false, true]);
    expect(await dueStateOf(api, uuid)).toMatchObject({ status: 'pending', tries: 1 });
    api.clock.pass(8 * MINUTE);
    expect(await run(provider)).toBe(false);
    expect((await stateOf(api, uuid)).order).toBe('CREATED');
    api.clock.pass(MINUTE);
    await run(provider);
    expect(await stateOf(api, uuid)).toEqual({ order: 'CANCELED', payments: ['canceled'] });
    const refunded: string[] = [];
    api.clock.pass(MINUTE);
    await run({ refund: async ({ id }) => void refunded.push(id) });
    expect(refunded).toEqual([(await dueStateOf(api, uuid))?.id]);
  },
);

test('a charge without an answer is repeated under the same id and pays the order', async () => {
  const uuid = await leftCard();
  api.clock.pass(MINUTE);
  expect(await run({ charge: () => new Promise(() => undefined) }, 50)).toBe(false);
  api.clock.pass(5000);
  const charged: string[] = [];
  await run({
    charge: async ({ id }) => {
      charged.push(id);
      return ok({ reference: 'charged' });
    },
  });
  expect(await stateOf(api, uuid)).toEqual({ order: 'CONFIRMED', payments: ['paid'] });
  expect(charged).toEqual([(await dueStateOf(api, uuid))?.id]);
});

test('a charge that succeeds after its order was given up is refunded', async () => {
  const uuid = await leftCard();
  const id = (await dueStateOf(api, uuid))?.id ?? '';
  let answer: () => void = () => undefined;
  let charges = 0;
  const charge: PaymentProvider['charge'] = () => {
    charges += 1;
    return new Promise((resolve) => {
      answer = () => resolve(ok({ reference: 'late' }));
    });
  };
  const deps = paymentWorkerDeps(api, { charge }, { callDeadlineMs: 50 });
  expect([await startPatiently(deps, id), charges]).toEqual(['unreachable', 1]);
  await actOn(api, uuid, 'cancel');
  answer();
  while (!(await dueStateOf(api, uuid))?.due) await new Promise(setImmediate);
  expect(await stateOf(api, uuid)).toEqual({ order: 'CANCELED', payments: ['refunded'] });
});

test('a later attempt that is refused in the background counts as declined: its order can be paid again', async () => {
  const { uuid } = await placedOnline(api, anOnlineOrder('stripe'));
  await sendEvent(api, await referenceOf(api, uuid), 'declined');
  await actOn(api, uuid, 'retry');
  await api.db.query("update payments set started_at = null, reference = '' where id = $1", [
    (await dueStateOf(api, uuid))?.id,
  ]);
  api.clock.pass(MINUTE);
  await run({ start: async () => err({ kind: 'refused' }) });
  expect(await stateOf(api, uuid)).toEqual({
    order: 'CREATED',
    payments: ['canceled', 'declined'],
  });
  expect((await actOn(api, uuid, 'retry')).json).toMatchObject({ status: 'pending' });
});

test('the backoff of a start does not delay the expiry', async () => {
  const { uuid } = await placedOnline(api, anOnlineOrder('stripe'));
  const id = (await dueStateOf(api, uuid))?.id;
  await api.db.query(
    "update payments set started_at = null, reference = '', expires_at = $2 where id = $1",
    [id, new Date(api.clock.now().getTime() + MINUTE)],
  );
  api.clock.pass(MINUTE - 1);
  expect(await run({ start: noRoute })).toBe(false);
  api.clock.pass(1);
  await run({ start: noRoute });
  expect(await stateOf(api, uuid)).toEqual({ order: 'CANCELED', payments: ['expired'] });
});
