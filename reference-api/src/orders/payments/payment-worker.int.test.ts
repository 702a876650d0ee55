import { randomUUID } from 'node:crypto';
import { err, ok, PARTNER_METHOD } from '@storefront/shared-domain/rules';
import { issueCardToken } from '../../cards/card-tokens';
import type { PaymentProvider } from '../../payments/provider';
import { DatabaseBusyError } from '../../platform/db/locks';
import { sendEvent } from '../../testing/bank';
import { collectedMetrics } from '../../testing/exposition';
import { hookedDatabase } from '../../testing/hooked-database';
import { capturedLog } from '../../testing/log-lines';
import { anOrder } from '../../testing/orders';
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
import { aPhone, openTill, placedAtTill, TILL, usesOf, withCoupon } from '../../testing/till';
import { openPaymentWorker, settleOnce } from './payment-worker';
import { startPatiently } from './start-payment';

let api: TestApi;
/** The transaction, counted from the last reset, that finds the database busy; 0: none. */
let [busyAt, transactions] = [0, 0];

beforeAll(async () => {
  const hook = (moment: string): void => {
    if (moment === 'before_tx') transactions += 1;
    if (moment === 'before_tx' && transactions === busyAt) throw new DatabaseBusyError('a test');
  };
  api = await openTestApi(hookedDatabase(await openTestPostgres({}, 'seeded'), hook), {
    isSeeded: true,
  });
});
afterAll(() => api.close());
/** What one part leaves unfinished is not the work of the next. */
const withoutOrders = () => api.db.exec('truncate orders cascade');

describe('refunds that are due', () => {
  beforeAll(async () => {
    await withoutOrders();
    await openPaying(api);
  });
  afterEach(() => api.db.query('update payments set refund_due = false'));
  const metrics = async () => collectedMetrics(await api.metrics.text());

  /** An order that was paid and then canceled by the kitchen. */
  const paidAndCanceled = async () => {
    const { uuid } = await placedOnline(api, anOnlineOrder('stripe'));
    await sendEvent(api, await referenceOf(api, uuid), 'paid');
    await api.call('POST', `/demo/orders/${String(uuid)}/cancel`);
    return uuid;
  };

  test('without its provider a refund stays due and is reported; once it is back, it is paid out', async () => {
    const uuid = await paidAndCanceled();
    const log = capturedLog();
    const before = await metrics();
    const without = paymentWorkerDeps(api, null, { logger: log.logger });
    for (let run = 0; run < 3; run += 1) await settleOnce(without);
    expect(await dueStateOf(api, uuid)).toMatchObject({ status: 'refunded', due: true });
    expect(log.lines()).toMatchObject([
      { level: 'error', job: 'refund', reason: 'no_provider', attempts: 1 },
    ]);
    expect(log.text()).not.toContain(String(uuid));
    api.clock.pass(5000);
    expect(await settleOnce(without)).toBe(false);
    expect(log.lines()).toHaveLength(2);
    expect((await metrics()).since(before)('storefront_payment_failures_total')).toEqual({
      'job="refund",reason="no_provider"': 2,
    });
    const refunded: string[] = [];
    const installed = paymentWorkerDeps(api, {
      refund: async ({ id }) => void refunded.push(id),
    });
    api.clock.pass(10_000);
    for (let run = 0; run < 2; run += 1) expect(await settleOnce(installed)).toBe(true);
    const state = await dueStateOf(api, uuid);
    expect([refunded, state]).toEqual([
      [state?.id],
      { id: state?.id, status: 'refunded', due: false, tries: 0 },
    ]);
  });

  test('a sale of the loyalty partner needs no provider: its order released it', async () => {
    const uuid = await paidAndCanceled();
    await api.db.query('update payments set provider = $1 where refund_due', [PARTNER_METHOD]);
    expect(await settleOnce(paymentWorkerDeps(api, null))).toBe(true);
    expect(await dueStateOf(api, uuid)).toMatchObject({ status: 'refunded', due: false });
  });

  test('fifty rejected refunds do not delay the next one, and each waits longer after each failure', async () => {
    const uuid = await paidAndCanceled();
    const good = (await dueStateOf(api, uuid))?.id;
    await api.db.query(
      `insert into payments (id, order_id, attempt, provider, method, kind, amount, currency,
         status, storefront_url, api_url, created_at, changed_at, refund_due, reference)
       select gen_random_uuid(), order_id, 10 + n, provider, method, kind, amount, currency,
         'refunded', '', '', created_at, changed_at - interval '1 hour', true, 'rejected-' || n
       from payments, generate_series(1, 50) n where id = $1`,
      [good],
    );
    const requested: string[] = [];
    const log = capturedLog();
    const deps = paymentWorkerDeps(
      api,
      {
        refund: async ({ id, reference }) => {
          requested.push(id);
          if (reference.startsWith('rejected')) throw new Error('the refund was rejected');
        },
      },
      { logger: log.logger },
    );
    for (let run = 0; run < 3; run += 1) await settleOnce(deps);
    expect([requested.length, requested.filter((id) => id === good).length]).toEqual([51, 1]);
    for (const pause of [5000, 10_000, 20_000, 40_000]) {
      api.clock.pass(pause - 1);
      await settleOnce(deps);
      api.clock.pass(1);
      await settleOnce(deps);
    }
    expect(requested).toHaveLength(51 + 4 * 50);
    const levels = log.lines().map(({ level, attempts }) => [level, attempts]);
    expect(levels.filter(([level]) => level === 'error')).toEqual(Array(50).fill(['error', 5]));
    expect(
      await api.db.query('select count(*)::int as failing from payments where tries >= 5'),
    ).toEqual([{ failing: 50 }]);
    const shown = (await api.metrics.text()).match(/^storefront_payments_failing.*$/gm);
    expect(shown).toHaveLength(2);
    await api.db.query("delete from payments where reference like 'rejected-%'");
  });

  test('three nodes request each refund once', async () => {
    for (let number = 0; number < 4; number += 1) await paidAndCanceled();
    const refunded: string[] = [];
    const deps = paymentWorkerDeps(api, { refund: async ({ id }) => void refunded.push(id) });
    await Promise.all([settleOnce(deps), settleOnce(deps), settleOnce(deps)]);
    expect([refunded.length, new Set(refunded).size]).toEqual([4, 4]);
  });

  test('money that arrives during a refund is refunded, too', async () => {
    const { uuid } = await placedOnline(api, anOnlineOrder('stripe'));
    const reference = await referenceOf(api, uuid);
    await actOn(api, uuid, 'cancel');
    await api.db.query('update payments set refund_due = true where reference = $1', [reference]);
    let requested = 0;
    const deps = paymentWorkerDeps(api, {
      refund: async () => {
        requested += 1;
        if (requested === 1) await sendEvent(api, reference, 'paid');
      },
    });
    await settleOnce(deps);
    await settleOnce(deps);
    expect([requested, await dueStateOf(api, uuid)]).toMatchObject([
      2,
      { status: 'refunded', due: false },
    ]);
  });
});

describe('starts that a dead server left', () => {
  const MINUTE = 60_000;
  beforeAll(async () => {
    await withoutOrders();
    await openPaying(api);
  });
  /** An order with a card whose server stops between the commit and the charge. */
  async function leftCard() {
    const fingerprint = randomUUID();
    const creditCardToken = await issueCardToken(
      api.db,
      `sandbox-card-approved-${randomUUID()}`,
      { restaurantId: PAYING, customerId: null, fingerprint },
      api.clock.now(),
    );
    const order = anOnlineOrder('multipedidos@asaas', {
      fingerprint,
      details: { creditCardToken },
    });
    [transactions, busyAt] = [0, 2];
    expect((await sendOnline(api, order)).status).toBe(503);
    busyAt = 0;
    return order.details.uuid;
  }
  const run = (provider: Partial<PaymentProvider> | null, callDeadlineMs = 20_000) =>
    settleOnce(paymentWorkerDeps(api, provider, { callDeadlineMs }));
  const noRoute = async () => {
    throw new Error('no route');
  };

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

  test(
    'an order that is canceled before its charge was answered is refunded, once the charge has ' +
      'arrived',
    async () => {
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
    },
  );

  test('a charge that is declined in the background shows the declined payment', async () => {
    const uuid = await leftCard();
    api.clock.pass(MINUTE);
    await run({ charge: async () => err({ kind: 'declined' }) });
    expect(await stateOf(api, uuid)).toEqual({ order: 'CANCELED', payments: ['declined'] });
    expect((await ownPayment(api, uuid)).json).toMatchObject({ status: 'declined' });
  });

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

  test(
    'a later attempt that is refused in the background counts as declined: its order can be paid ' +
      'again',
    async () => {
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
    },
  );

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
});

test.each([
  { when: 'before the provider is requested', at: 2 },
  { when: 'after it has answered', at: 3 },
])(
  '[API-04] an order whose database is busy $when is answered with 503 and not given up: its retry gets the payment',
  async ({ at }) => {
    const order = anOnlineOrder('pixTuna');
    [transactions, busyAt] = [0, at];
    const busy = await sendOnline(api, order);
    expect([busy.status, busy.json['code'], busy.headers['retry-after']]).toEqual([
      503,
      'busy',
      '1',
    ]);
    busyAt = 0;
    const again = await sendOnline(api, order);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
    expect(again.json['order']).toMatchObject({
      status: 'CREATED',
      payment: { status: 'pending', kind: 'pix' },
    });
  },
);

describe('unpaid orders whose time has ended', () => {
  const HOUR_MS = 3_600_000;
  const online = { paymentType: 'pixAsaas' };
  const payer = () => ({ phone: aPhone(), email: 'bia@teste.example', cpf: '52998224725' });

  beforeAll(async () => {
    await withoutOrders();
    await openTill(api, { online_payment_integrations: ['pixAsaas'] });
  });
  const place = async () =>
    (
      await placedAtTill(
        api,
        anOrder({ user: payer(), details: online, fingerprint: randomUUID() }),
      )
    )['uuid'];
  const statusOf = async (uuid: unknown) =>
    (await api.db.query<{ status: string }>('select status from orders where uuid = $1', [uuid]))[0]
      ?.status;
  const waitUntilCanceled = async (uuid: unknown) => {
    while ((await statusOf(uuid)) !== 'CANCELED')
      await new Promise((resolve) => setTimeout(resolve, 50));
  };

  test('one that cannot be canceled delays no other, no refund and no holder, and is repeated later', async () => {
    const [broken, paid, ...others] = [await place(), await place(), await place(), await place()];
    await sendEvent(api, await referenceOf(api, paid), 'paid', { amount: 4250 });
    await api.call('POST', `/demo/orders/${String(paid)}/cancel`);
    await api.db.exec(`
      create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'this order cannot change'; end $$;
      create trigger refuse_change before update of status on orders for each row
      when (old.uuid = '${String(broken)}') execute function refuse_change()`);
    api.clock.pass(HOUR_MS);
    const log = capturedLog();
    const deps = paymentWorkerDeps(api, {}, { logger: log.logger });
    expect(await settleOnce(deps)).toBe(false);
    expect(await Promise.all([broken, ...others].map(statusOf))).toEqual([
      'CREATED',
      'CANCELED',
      'CANCELED',
    ]);
    expect(await dueStateOf(api, paid)).toMatchObject({ status: 'refunded', due: false });
    expect(
      await api.db.query(
        'select distinct o.uuid from unpaid_order_holders h join orders o on o.id = h.order_id',
      ),
    ).toEqual([{ uuid: broken }]);
    expect(await settleOnce(deps)).toBe(true);
    expect(log.lines()).toMatchObject([{ level: 'warn', job: 'expire', attempts: 1 }]);
    await api.db.exec('drop trigger refuse_change on orders; drop function refuse_change');
    api.clock.pass(5000);
    expect(await settleOnce(deps)).toBe(true);
    expect(await statusOf(broken)).toBe('CANCELED');
  });

  test('the use of a coupon whose count an operator has reset is returned without a negative count', async () => {
    const order = withCoupon('fix10', 10, {
      user: payer(),
      details: { ...online, grandTotal: 32.5 },
    });
    const { uuid } = await placedAtTill(api, order);
    await api.db.query('update coupons set uses = 0 where restaurant_id = $1', [TILL]);
    api.clock.pass(HOUR_MS);
    expect(await api.lookAfterPayments()).toBe(true);
    expect([await statusOf(uuid), await usesOf(api, 'FIX10')]).toEqual(['CANCELED', 0]);
  });

  test('refunds without an answer do not delay it; closing does not wait for them', async () => {
    const paid = await place();
    await sendEvent(api, await referenceOf(api, paid), 'paid', { amount: 4250 });
    await api.call('POST', `/demo/orders/${String(paid)}/cancel`);
    const uuid = await place();
    let requested: () => void = () => undefined;
    const isRequested = new Promise<void>((resolve) => {
      requested = resolve;
    });
    const worker = openPaymentWorker(
      paymentWorkerDeps(
        api,
        {
          refund: () => {
            requested();
            return new Promise(() => undefined);
          },
        },
        { callDeadlineMs: 600_000 },
      ),
    );
    await isRequested;
    api.clock.pass(HOUR_MS);
    await waitUntilCanceled(uuid);
    await worker.close();
    expect(await dueStateOf(api, paid)).toMatchObject({ due: true, tries: 1 });
  }, 60_000);
});
