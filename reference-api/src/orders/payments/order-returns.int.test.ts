import { toMinor } from '@storefront/shared-domain/contracts';
import { lockAccount, spendCashback } from '../../loyalty/cashback.repository';
import { actOn } from '../../testing/paying-restaurant';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { holdTransaction } from '../../testing/hold-transaction';
import { aLine, anOrder, lasanha } from '../../testing/orders';
import {
  aPhone,
  balanceOf,
  cancel,
  giveCashback,
  logInToTill,
  openTill,
  placedAtTill,
  sendToTill,
  setStock,
  stockOf,
  TILL,
  usesOf,
  withCashback,
  withCoupon,
} from '../../testing/till';

const HOUR_MS = 3_600_000;
const online = { paymentType: 'pixAsaas' };
const payer = () => ({ phone: aPhone(), email: 'bia@teste.example', cpf: '52998224725' });

describeOnPostgres('an order that was canceled gives back what it took', (api) => {
  beforeAll(() => openTill(api(), { online_payment_integrations: ['pixAsaas'] }));
  beforeEach(() => setStock(api(), 'agua', 8));

  /** One customer's points, cashback and coupon uses, and the remaining water. */
  const state = async (login: { token: string; id: string }) => {
    const points = (
      await api().db.query<{ points: number }>('select points from customers where id = $1', [
        login.id,
      ])
    )[0]?.points;
    return {
      points,
      cashback: (await balanceOf(api(), login))?.['balance'],
      uses: await usesOf(api(), 'ONCE'),
      water: await stockOf(api(), 'agua'),
    };
  };
  const mug = {
    type: 'prize',
    lineId: 'p',
    id: 'caneca',
    name: 'Caneca',
    qty: 1,
    price: 0,
    points_needed: 50,
    pointsSpent: 50,
  };
  const bought = [lasanha(), aLine('agua', { qty: 3, price: 4.5, lineId: 'w' }), mug];

  const ways: [string, (uuid: string) => Promise<unknown>][] = [
    ['by the kitchen', (uuid) => cancel(api(), uuid)],
    ['by its customer', (uuid) => actOn(api(), uuid, 'cancel')],
    [
      'because it was not paid in time',
      async () => {
        api().clock.pass(HOUR_MS);
        await api().lookAfterPayments();
        api().clock.pass(-HOUR_MS);
      },
    ],
  ];

  test.each(ways)('%s: points, the coupon’s use and stock, once', async (_, end) => {
    const ana = await logInToTill(api(), 'ana');
    const before = await state(ana);
    const order = withCoupon('once', 5, {
      user: payer(),
      orders: bought,
      details: { ...online, total: 56, grandTotal: 51 },
    });
    const { uuid } = await placedAtTill(api(), order, ana.token);
    expect(await state(ana)).toEqual({
      ...before,
      points: (before.points ?? 0) - 50,
      uses: (before.uses ?? 0) + 1,
      water: 5,
    });
    for (let times = 0; times < 2; times += 1) await end(String(uuid));
    for (const [, other] of ways) await other(String(uuid));
    expect(await state(ana)).toEqual(before);
  });

  test.each(ways)('%s: cashback, once', async (_, end) => {
    const eva = await logInToTill(api(), 'eva');
    await giveCashback(api(), eva.id, 10, null);
    const before = await state(eva);
    const spent = Math.min(30, Number(before.cashback));
    const order = anOrder({
      user: payer(),
      details: { ...online, cashbackSpent: spent, grandTotal: 42.5 - spent },
    });
    const { uuid } = await placedAtTill(api(), order, eva.token);
    expect(await state(eva)).toEqual({ ...before, cashback: Number(before.cashback) - spent });
    await end(String(uuid));
    for (const [, other] of ways) await other(String(uuid));
    expect(await state(eva)).toEqual(before);
  });

  test('[LOYALTY-12] cashback that another order is just spending is spent once', async () => {
    const rui = await logInToTill(api(), 'rui');
    await giveCashback(api(), rui.id, 8, null);
    const { uuid } = await placedAtTill(api(), anOrder({ user: payer() }), rui.token);
    const release = await holdTransaction(api().db, async (tx) => {
      await lockAccount(tx, rui.id);
      await spendCashback(tx, {
        customerId: rui.id,
        orderUuid: String(uuid),
        amount: toMinor(8),
        today: '2026-03-10',
        at: api().clock.now(),
      });
    });
    const second = sendToTill(api(), withCashback(8), rui.token);
    const waits = () =>
      api().db.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
    while ((await waits()).length === 0) await new Promise(setImmediate);
    await release();
    expect(await second).toMatchObject({ status: 409, json: { code: 'price_changed' } });
    expect(await balanceOf(api(), rui)).toMatchObject({ balance: 0 });
  });

  test('[OPEN-069] a prize is not counted as stock', async () => {
    const ana = await logInToTill(api(), 'ana');
    await api().db.query(
      "insert into product_stock (restaurant_id, item_id, quantity) values ($1, 'caneca', 0)",
      [TILL],
    );
    const order = anOrder({ user: payer(), orders: [lasanha(), mug] });
    expect((await sendToTill(api(), order, ana.token)).status).toBe(200);
    expect(await stockOf(api(), 'caneca')).toBe(0);
  });

  test('[ERRORS-09] ten simultaneous orders want the last two uses: two get them, and eight are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendToTill(api(), withCoupon('two', 5))),
    );
    expect(answers.map(({ json }) => json['code'] ?? 'placed').sort()).toEqual([
      ...Array<string>(8).fill('coupon_limit'),
      'placed',
      'placed',
    ]);
    expect(await usesOf(api(), 'TWO')).toBe(2);
  });

  test('[COUPON-06] ten at once from one phone: one uses the coupon for one use', async () => {
    const phone = aPhone();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        sendToTill(api(), withCoupon('once', 5, { user: { phone } })),
      ),
    );
    expect(answers.map(({ json }) => json['code'] ?? 'placed').sort()).toEqual([
      ...Array<string>(9).fill('coupon_used'),
      'placed',
    ]);
  });
});
