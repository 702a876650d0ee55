import { PARTNER_METHOD } from '@storefront/shared-domain/rules';
import { sendEvent } from '../../testing/bank';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { collectedMetrics } from '../../testing/exposition';
import { capturedLog } from '../../testing/log-lines';
import {
  actOn,
  anOnlineOrder,
  openPaying,
  placedOnline,
  referenceOf,
} from '../../testing/paying-restaurant';
import { dueStateOf, paymentWorkerDeps } from '../../testing/payment-worker-deps';
import { settleOnce } from './payment-worker';

describeOnPostgres('refunds that are due', (api) => {
  beforeAll(() => openPaying(api()));
  afterEach(() => api().db.query('update payments set refund_due = false'));
  const metrics = async () => collectedMetrics(await api().metrics.text());

  /** An order that was paid and then canceled by the kitchen. */
  const paidAndCanceled = async () => {
    const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
    await sendEvent(api(), await referenceOf(api(), uuid), 'paid');
    await api().call('POST', `/demo/orders/${String(uuid)}/cancel`);
    return uuid;
  };

  test('without its provider a refund stays due and is reported; once it is back, it is paid out', async () => {
    const uuid = await paidAndCanceled();
    const log = capturedLog();
    const before = await metrics();
    const without = paymentWorkerDeps(api(), null, { logger: log.logger });
    for (let run = 0; run < 3; run += 1) await settleOnce(without);
    expect(await dueStateOf(api(), uuid)).toMatchObject({ status: 'refunded', due: true });
    expect(log.lines()).toMatchObject([
      { level: 'error', job: 'refund', reason: 'no_provider', attempts: 1 },
    ]);
    expect(log.text()).not.toContain(String(uuid));
    api().clock.pass(5000);
    expect(await settleOnce(without)).toBe(false);
    expect(log.lines()).toHaveLength(2);
    expect((await metrics()).since(before)('storefront_payment_failures_total')).toEqual({
      'job="refund",reason="no_provider"': 2,
    });
    const refunded: string[] = [];
    const installed = paymentWorkerDeps(api(), {
      refund: async ({ id }) => void refunded.push(id),
    });
    api().clock.pass(10_000);
    for (let run = 0; run < 2; run += 1) expect(await settleOnce(installed)).toBe(true);
    const state = await dueStateOf(api(), uuid);
    expect([refunded, state]).toEqual([
      [state?.id],
      { id: state?.id, status: 'refunded', due: false, tries: 0 },
    ]);
  });

  test('a sale of the loyalty partner needs no provider: its order released it', async () => {
    const uuid = await paidAndCanceled();
    await api().db.query('update payments set provider = $1 where refund_due', [PARTNER_METHOD]);
    expect(await settleOnce(paymentWorkerDeps(api(), null))).toBe(true);
    expect(await dueStateOf(api(), uuid)).toMatchObject({ status: 'refunded', due: false });
  });

  test('fifty rejected refunds do not delay the next one, and each waits longer after each failure', async () => {
    const uuid = await paidAndCanceled();
    const good = (await dueStateOf(api(), uuid))?.id;
    await api().db.query(
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
      api(),
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
      api().clock.pass(pause - 1);
      await settleOnce(deps);
      api().clock.pass(1);
      await settleOnce(deps);
    }
    expect(requested).toHaveLength(51 + 4 * 50);
    const levels = log.lines().map(({ level, attempts }) => [level, attempts]);
    expect(levels.filter(([level]) => level === 'error')).toEqual(Array(50).fill(['error', 5]));
    expect(
      await api().db.query('select count(*)::int as failing from payments where tries >= 5'),
    ).toEqual([{ failing: 50 }]);
    const shown = (await api().metrics.text()).match(/^storefront_payments_failing.*$/gm);
    expect(shown).toHaveLength(2);
    await api().db.query("delete from payments where reference like 'rejected-%'");
  });

  test('three nodes request each refund once', async () => {
    for (let number = 0; number < 4; number += 1) await paidAndCanceled();
    const refunded: string[] = [];
    const deps = paymentWorkerDeps(api(), { refund: async ({ id }) => void refunded.push(id) });
    await Promise.all([settleOnce(deps), settleOnce(deps), settleOnce(deps)]);
    expect([refunded.length, new Set(refunded).size]).toEqual([4, 4]);
  });

  test('money that arrives during a refund is refunded, too', async () => {
    const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
    const reference = await referenceOf(api(), uuid);
    await actOn(api(), uuid, 'cancel');
    await api().db.query('update payments set refund_due = true where reference = $1', [reference]);
    let requested = 0;
    const deps = paymentWorkerDeps(api(), {
      refund: async () => {
        requested += 1;
        if (requested === 1) await sendEvent(api(), reference, 'paid');
      },
    });
    await settleOnce(deps);
    await settleOnce(deps);
    expect([requested, await dueStateOf(api(), uuid)]).toMatchObject([
      2,
      { status: 'refunded', due: false },
    ]);
  });
});
