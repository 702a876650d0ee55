import { randomUUID } from 'node:crypto';
import { sendEvent } from '../../testing/bank';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { capturedLog } from '../../testing/log-lines';
import { anOrder } from '../../testing/orders';
import { referenceOf } from '../../testing/paying-restaurant';
import { dueStateOf, paymentWorkerDeps } from '../../testing/payment-worker-deps';
import { aPhone, openTill, placedAtTill, TILL, usesOf, withCoupon } from '../../testing/till';
import { openPaymentWorker, settleOnce } from './payment-worker';

const HOUR_MS = 3_600_000;
const online = { paymentType: 'pixAsaas' };
const payer = () => ({ phone: aPhone(), email: 'bia@teste.example', cpf: '52998224725' });

describeOnPostgres('unpaid orders whose time has ended', (api) => {
  beforeAll(() => openTill(api(), { online_payment_integrations: ['pixAsaas'] }));
  const place = async () =>
    (
      await placedAtTill(
        api(),
        anOrder({ user: payer(), details: online, fingerprint: randomUUID() }),
      )
    )['uuid'];
  const statusOf = async (uuid: unknown) =>
    (
      await api().db.query<{ status: string }>('select status from orders where uuid = $1', [uuid])
    )[0]?.status;
  const waitUntilCanceled = async (uuid: unknown) => {
    const began = performance.now();
    while ((await statusOf(uuid)) !== 'CANCELED') {
      if (performance.now() - began > 20_000) throw new Error('the order was not canceled');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return performance.now() - began;
  };

  test('one that cannot be canceled delays no other, no refund and no holder, and is repeated later', async () => {
    const [broken, paid, ...others] = [await place(), await place(), await place(), await place()];
    await sendEvent(api(), await referenceOf(api(), paid), 'paid', { amount: 4250 });
    await api().call('POST', `/demo/orders/${String(paid)}/cancel`);
    await api().db.exec(`
      create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'this order cannot change'; end $$;
      create trigger refuse_change before update of status on orders for each row
      when (old.uuid = '${String(broken)}') execute function refuse_change()`);
    api().clock.pass(HOUR_MS);
    const log = capturedLog();
    const deps = paymentWorkerDeps(api(), {}, { logger: log.logger });
    expect(await settleOnce(deps)).toBe(false);
    expect(await Promise.all([broken, ...others].map(statusOf))).toEqual([
      'CREATED',
      'CANCELED',
      'CANCELED',
    ]);
    expect(await dueStateOf(api(), paid)).toMatchObject({ status: 'refunded', due: false });
    expect(
      await api().db.query(
        'select distinct o.uuid from unpaid_order_holders h join orders o on o.id = h.order_id',
      ),
    ).toEqual([{ uuid: broken }]);
    expect(await settleOnce(deps)).toBe(true);
    expect(log.lines()).toMatchObject([{ level: 'warn', job: 'expire', attempts: 1 }]);
    await api().db.exec('drop trigger refuse_change on orders; drop function refuse_change');
    api().clock.pass(5000);
    expect(await settleOnce(deps)).toBe(true);
    expect(await statusOf(broken)).toBe('CANCELED');
  });

  test('the use of a coupon whose count an operator has reset is returned without a negative count', async () => {
    const order = withCoupon('fix10', 10, {
      user: payer(),
      details: { ...online, grandTotal: 32.5 },
    });
    const { uuid } = await placedAtTill(api(), order);
    await api().db.query('update coupons set uses = 0 where restaurant_id = $1', [TILL]);
    api().clock.pass(HOUR_MS);
    expect(await api().lookAfterPayments()).toBe(true);
    expect([await statusOf(uuid), await usesOf(api(), 'FIX10')]).toEqual(['CANCELED', 0]);
  });

  test('refunds without an answer do not delay it; closing does not wait for them', async () => {
    const paid = await place();
    await sendEvent(api(), await referenceOf(api(), paid), 'paid', { amount: 4250 });
    await api().call('POST', `/demo/orders/${String(paid)}/cancel`);
    const uuid = await place();
    let requested: () => void = () => undefined;
    const isRequested = new Promise<void>((resolve) => {
      requested = resolve;
    });
    const worker = openPaymentWorker(
      paymentWorkerDeps(api(), {
        refund: () => {
          requested();
          return new Promise(() => undefined);
        },
      }),
    );
    await isRequested;
    api().clock.pass(HOUR_MS);
    const waited = await waitUntilCanceled(uuid);
    const began = performance.now();
    await worker.close();
    expect([waited < 10_000, performance.now() - began < 10_000]).toEqual([true, true]);
    expect(await dueStateOf(api(), paid)).toMatchObject({ due: true, tries: 1 });
  }, 60_000);
});
