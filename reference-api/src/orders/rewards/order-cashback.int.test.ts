import { returnCashback } from '../../loyalty/cashback.repository';
import { describeOnBoth } from '../../testing/describe-on-both';
import { aLine, anOrder, lasanha } from '../../testing/orders';
import {
  balanceOf,
  cancel,
  giveCashback,
  logInToTill,
  openTill,
  placedAtTill,
  sendToTill,
  setStock,
  withCashback,
} from '../../testing/till';

const DAY_MS = 86_400_000;

describeOnBoth('orders paid with cashback', (api) => {
  let rui: { token: string; id: string };
  const reported = async (order: unknown, token?: string) => {
    const { status, json } = await sendToTill(api(), order, token);
    return [status, json['code'] ?? json['order']?.['details']?.['cashbackSpent']];
  };
  /** Rui has exactly these credits; it is noon of the 10th of March at the restaurant. */
  const holds = async (...credits: [amount: number, expiresOn: string | null][]) => {
    await api().db.query('delete from cashback_credits where customer_id = $1', [rui.id]);
    for (const [amount, expiresOn] of credits) await giveCashback(api(), rui.id, amount, expiresOn);
  };
  const left = async () =>
    (
      await api().db.query<{ remaining: number }>(
        'select remaining from cashback_credits where customer_id = $1 order by id',
        [rui.id],
      )
    ).map(({ remaining }) => remaining);
  const ledger = async () =>
    (
      await api().db.query<{ sum: number }>(
        `select (
           select coalesce(sum(amount), 0) from cashback_credits where customer_id = $1)::bigint
         - (select coalesce(sum(amount), 0) from cashback_debits where customer_id = $1)::bigint
         as sum`,
        [rui.id],
      )
    )[0]?.sum;

  beforeAll(async () => {
    await openTill(api());
    rui = await logInToTill(api(), 'rui');
  });

  test('[LOYALTY-12] the balance is spent, from what ends first, and the ledger is the balance', async () => {
    await holds([5, null], [4, '2026-04-01'], [3, '2026-03-10']);
    expect((await placedAtTill(api(), withCashback(12), rui.token))['details']).toMatchObject({
      cashbackSpent: 12,
      grandTotal: 30.5,
    });
    expect(await balanceOf(api(), rui)).toMatchObject({ balance: 0 });
    await holds([5, null], [4, '2026-04-01'], [28, '2026-03-10']);
    expect(await reported(withCashback(30), rui.token)).toEqual([200, 30]);
    expect(await left()).toEqual([500, 200, 0]);
    expect([await balanceOf(api(), rui), await ledger()]).toEqual([
      { balance: 7, expirationDate: '2026-04-01' },
      700,
    ]);
  });

  test.each([
    ['[LOYALTY-11] B12 more than the restaurant’s maximum', [[99, null]], 30, 200, 30],
    ['[LOYALTY-11] more than the maximum is not spent', [[99, null]], 42.5, 409, 'price_changed'],
    ['[LOYALTY-12] less than could be spent', [[20, null]], 10, 409, 'price_changed'],
    ['more than there is', [[20, null]], 25, 409, 'price_changed'],
    ['nothing there', [], 25, 409, 'price_changed'],
    ['[LOYALTY-10] B12 on its last day', [[8, '2026-03-10']], 8, 200, 8],
    ['[LOYALTY-10] B12 a day later', [[8, '2026-03-09']], 8, 422, 'cashback_expired'],
    [
      '[LOYALTY-10] a part has ended',
      [
        [8, '2026-03-09'],
        [3, null],
      ],
      11,
      409,
      'price_changed',
    ],
    [
      '[LOYALTY-10] and the rest counts',
      [
        [8, '2026-03-09'],
        [3, null],
      ],
      3,
      200,
      3,
    ],
  ] as [string, [number, string | null][], number, number, unknown][])(
    '%s',
    async (_, credits, spent, status, answer) => {
      await holds(...credits);
      const before = await left();
      expect(await reported(withCashback(spent), rui.token)).toEqual([status, answer]);
      if (status !== 200) expect(await left()).toEqual(before);
    },
  );

  test('[LOYALTY-10] expired cashback is not spent, also beside a valid part', async () => {
    await holds([8, '2026-03-09'], [5, '2026-03-10']);
    expect(await reported(withCashback(5), rui.token)).toEqual([200, 5]);
    expect(await left()).toEqual([800, 0]);
  });

  test('[LOYALTY-12] B12 more than the total: the total is paid, the rest stays', async () => {
    await openTill(api(), {
      cashbackSettings: { enabled: true, maxCashbackValue: 0, cashbackPercent: 5 },
    });
    await holds([100, null]);
    expect((await placedAtTill(api(), withCashback(42.5), rui.token))['details']).toMatchObject({
      cashbackSpent: 42.5,
      grandTotal: 0,
    });
    expect(await left()).toEqual([5750]);
    await openTill(api());
  });

  test('[LOYALTY-10] the day is the restaurant’s, also when it is tomorrow in Greenwich', async () => {
    await holds([8, '2026-03-10']);
    const untilMidnight = Date.parse('2026-03-11T03:00:00Z') - api().clock.now().getTime();
    api().clock.pass(untilMidnight - 120_000);
    const fresh = await logInToTill(api(), 'rui');
    expect(await balanceOf(api(), fresh)).toMatchObject({ balance: 8 });
    expect(await reported(withCashback(8), fresh.token)).toEqual([200, 8]);
    await holds([8, '2026-03-10']);
    api().clock.pass(120_000);
    const { status, json } = await sendToTill(api(), withCashback(8), fresh.token);
    expect([status, json]).toEqual([
      422,
      { error: 'Cashback expired!', code: 'cashback_expired', path: 'details.cashbackSpent' },
    ]);
    api().clock.pass(-untilMidnight);
  });

  test('[LOYALTY-07] only a logged-in customer, only where cashback is on', async () => {
    await holds([10, null]);
    expect(await reported(withCashback(10))).toEqual([422, 'cashback_needs_login']);
    expect(await reported(withCashback(10, { user: { id: rui.id } }))).toEqual([
      422,
      'cashback_needs_login',
    ]);
    await openTill(api(), {
      cashbackSettings: { enabled: false, maxCashbackValue: 30, cashbackPercent: 5 },
    });
    expect(await reported(withCashback(10), rui.token)).toEqual([422, 'cashback_not_offered']);
    await openTill(api());
  });

  test.each([
    [-0.01, 422, 'cashback_invalid'],
    [-1e12, 422, 'cashback_invalid'],
    ['5', 409, 'price_changed'],
    [1e308, 409, 'price_changed'],
    [-1e308, 409, 'price_changed'],
  ])('B12 cashback of %s changes no order', async (spent, status, code) => {
    await holds([10, null]);
    expect(await reported(withCashback(10, { cashbackSpent: spent }), rui.token)).toEqual([
      status,
      code,
    ]);
    expect(await left()).toEqual([1000]);
  });

  test('an order that spends none keeps the account as it is', async () => {
    await holds([10, null]);
    expect(await reported(anOrder(), rui.token)).toEqual([200, 0]);
    expect(await left()).toEqual([1000]);
  });

  test('a refusal after it takes nothing', async () => {
    await holds([10, null]);
    await setStock(api(), 'brinde', 0);
    expect(
      await reported({ ...withCashback(10), orders: [lasanha(), aLine('brinde')] }, rui.token),
    ).toEqual([409, 'out_of_stock']);
    expect([await left(), await ledger()]).toEqual([[1000], 1000]);
  });

  test('canceled, it comes back once, until its expiry date, or until today when that is over', async () => {
    await holds([6, '2026-03-10'], [4, '2026-03-20']);
    const { uuid } = await placedAtTill(api(), withCashback(10), rui.token);
    expect(await balanceOf(api(), rui)).toMatchObject({ balance: 0 });
    api().clock.pass(2 * DAY_MS);
    await cancel(api(), String(uuid));
    await cancel(api(), String(uuid));
    const credits = await api().db.query(
      `select remaining, to_char(expires_on, 'YYYY-MM-DD') as until, order_uuid
       from cashback_credits where customer_id = $1 and remaining > 0 order by id`,
      [rui.id],
    );
    expect(credits).toEqual([
      { remaining: 600, until: '2026-03-12', order_uuid: uuid },
      { remaining: 400, until: '2026-03-20', order_uuid: uuid },
    ]);
    expect(await ledger()).toBe(1000);
    await returnCashback(api().db, {
      orderUuid: String(uuid),
      today: '2026-03-12',
      at: api().clock.now(),
    });
    expect(await ledger()).toBe(1000);
    api().clock.pass(-2 * DAY_MS);
  });

  test('two orders at once never spend the same cashback', async () => {
    await holds([8, null]);
    const answers = await Promise.all([
      reported(withCashback(8), rui.token),
      reported(withCashback(8), rui.token),
    ]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(await left()).toEqual([0]);
  });
});
