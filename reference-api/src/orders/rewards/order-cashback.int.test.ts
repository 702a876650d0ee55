import { randomUUID } from 'node:crypto';
import { returnCashback } from '../../loyalty/cashback.repository';
import { logIn } from '../../testing/accounts';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { aLine, anOrder, lasanha } from '../../testing/orders';
import { TRATTORIA } from '../../testing/restaurants';
import {
  balanceOf,
  cancel,
  finish,
  giveCashback,
  logInToTill,
  openTill,
  placedAtTill,
  sendToTill,
  setStock,
  TILL,
  withCashback,
} from '../../testing/till';
import { giveReward } from './order-reward';

describeOnPostgres('cashback and points', (api) => {
  describe('orders paid with cashback', () => {
    const DAY_MS = 86_400_000;

    let rui: { token: string; id: string };
    const reported = async (order: unknown, token?: string) => {
      const { status, json } = await sendToTill(api(), order, token);
      return [status, json['code'] ?? json['order']?.['details']?.['cashbackSpent']];
    };
    /** Rui has exactly these credits; it is noon of the 10th of March at the restaurant. */
    const holds = async (...credits: [amount: number, expiresOn: string | null][]) => {
      await api().db.query('delete from cashback_credits where customer_id = $1', [rui.id]);
      for (const [amount, expiresOn] of credits)
        await giveCashback(api(), rui.id, amount, expiresOn);
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
      ['5', 409, 'price_changed'],
      [1e308, 409, 'price_changed'],
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
  });

  describe('what an order earns', () => {
    type Login = { token: string; id: string };
    const pointsOf = async ({ token }: Login) =>
      (await api().call('GET', `/restaurant/${TILL}/public/client/auth`, { token })).json['points'];
    const earnedBy = async ({ id }: Login) =>
      (
        await api().db.query<{ amount: number; until: string }>(
          `select amount, to_char(expires_on, 'YYYY-MM-DD') as until
         from cashback_credits where customer_id = $1 and reason = 'earned' order by id`,
          [id],
        )
      ).map(({ amount, until }) => [amount, until]);

    beforeAll(() => openTill(api()));

    test('[LOYALTY-13] [OPEN-060] [LOYALTY-02] an ended order gives cashback (30 days) and points once', async () => {
      const leo = await logInToTill(api(), 'leo');
      const { uuid } = await placedAtTill(api(), anOrder(), leo.token);
      await api().call('POST', `/demo/orders/${String(uuid)}/advance`);
      expect([await earnedBy(leo), await pointsOf(leo)]).toEqual([[], 0]);
      await finish(api(), String(uuid));
      await api().call('POST', `/demo/orders/${String(uuid)}/advance`);
      await giveReward(api().db, { uuid: String(uuid), restaurantId: TILL }, api().clock.now());
      // 5 % of 42.50 is 2.125, and 42 times 2 points.
      expect([await earnedBy(leo), await pointsOf(leo)]).toEqual([[[213, '2026-04-09']], 84]);
      expect(await balanceOf(api(), leo)).toEqual({ balance: 2.13, expirationDate: '2026-04-09' });
      await cancel(api(), String(uuid));
      expect([await earnedBy(leo), await pointsOf(leo)]).toEqual([[[213, '2026-04-09']], 84]);
    });

    test('[LOYALTY-13] of what is paid beside cashback; later changes of the settings have no effect', async () => {
      const eva = await logInToTill(api(), 'eva');
      await giveCashback(api(), eva.id, 30, null);
      const { uuid } = await placedAtTill(api(), withCashback(30), eva.token);
      await openTill(api(), {
        cashbackSettings: { enabled: false, maxCashbackValue: 0, cashbackPercent: 0 },
        fidelity: {
          enablePoints: false,
          pointMode: 'perSale',
          purchaseMinimum: 0,
          moneySpent: 0,
          pointsEarnedPerMoneySpent: 0,
          pointsPerPurchase: 0,
        },
      });
      await finish(api(), String(uuid));
      expect([await earnedBy(eva), await pointsOf(eva)]).toEqual([[[63, '2026-04-09']], 24]);
      await openTill(api());
    });

    test('[LOYALTY-03] [LOYALTY-01] points per sale, from its minimum on', async () => {
      const rui = await logInToTill(api(), 'rui');
      const perSale = (purchaseMinimum: number) =>
        openTill(api(), {
          fidelity: {
            enablePoints: true,
            pointMode: 'perSale',
            purchaseMinimum,
            moneySpent: 0,
            pointsEarnedPerMoneySpent: 0,
            pointsPerPurchase: 7,
          },
        });
      for (const [minimum, points] of [
        [42.51, 0],
        [42.5, 7],
      ] as const) {
        await perSale(minimum);
        const { uuid } = await placedAtTill(api(), anOrder(), rui.token);
        await finish(api(), String(uuid));
        expect(await pointsOf(rui)).toBe(points);
      }
      await openTill(api());
    });

    test('[LOYALTY-02] points without cashback, and parts of a point are not given', async () => {
      const leo = await logInToTill(api(), 'leo');
      const before = Number(await pointsOf(leo));
      await openTill(api(), {
        cashbackSettings: { enabled: false, maxCashbackValue: 0, cashbackPercent: 0 },
        fidelity: {
          enablePoints: true,
          pointMode: 'perMoneySpent',
          purchaseMinimum: 0,
          moneySpent: 1,
          pointsEarnedPerMoneySpent: 0.25,
          pointsPerPurchase: 0,
        },
      });
      const { uuid } = await placedAtTill(api(), anOrder(), leo.token);
      await finish(api(), String(uuid));
      // 42 times 0.25 is 10.5
      expect(Number(await pointsOf(leo)) - before).toBe(10);
      await openTill(api());
    });

    test('[LOYALTY-13] the 30 days begin on the restaurant’s day, also when it is tomorrow in Greenwich', async () => {
      const eva = await logInToTill(api(), 'eva');
      const { uuid } = await placedAtTill(api(), anOrder(), eva.token);
      const untilLate = Date.parse('2026-03-11T02:30:00Z') - api().clock.now().getTime();
      api().clock.pass(untilLate);
      await finish(api(), String(uuid));
      api().clock.pass(-untilLate);
      expect((await earnedBy(eva)).at(-1)).toEqual([213, '2026-04-09']);
    });

    test('nothing for a canceled order, and nothing without an account', async () => {
      const ana = await logInToTill(api(), 'ana');
      const { uuid } = await placedAtTill(api(), anOrder(), ana.token);
      await cancel(api(), String(uuid));
      await api().call('POST', `/demo/orders/${String(uuid)}/advance`);
      expect([await earnedBy(ana), await pointsOf(ana)]).toEqual([[], 60]);
      const guest = await placedAtTill(api(), anOrder());
      await finish(api(), String(guest['uuid']));
      expect(
        await api().db.query('select 1 from order_rewards where order_uuid = $1', [guest['uuid']]),
      ).toEqual([]);
    });

    test('an account that is full of points stays full, and the order is over all the same', async () => {
      const ana = await logInToTill(api(), 'ana');
      await api().db.query('update customers set points = 2147483647 where id = $1', [ana.id]);
      const { uuid } = await placedAtTill(api(), anOrder(), ana.token);
      await finish(api(), String(uuid));
      expect(await pointsOf(ana)).toBe(2_147_483_647);
    });
  });

  describe('the cashback statement', () => {
    const MINUTE_MS = 60_000;
    type Line = {
      date: string;
      type: string;
      value: number;
      orderUUID: string;
      expirationDate: string | null;
    };

    const requested = (
      token: string | undefined,
      id: string,
      body: unknown = {},
      restaurant = TILL,
    ) =>
      api().call('POST', `/restaurant/${restaurant}/public/client/${id}/cashback/extract`, {
        body,
        ...(token === undefined ? {} : { token }),
      });
    const lines = async (
      { token, id }: { token: string; id: string },
      body: unknown = {},
    ): Promise<Line[]> => (await requested(token, id, body)).json as unknown as Line[];
    const sum = (all: Line[]) =>
      Math.round(
        all.reduce(
          (total, { type, value }) => total + (type === 'credit' ? value : -value) * 100,
          0,
        ),
      ) / 100;

    beforeAll(() => openTill(api()));

    test('[API-43] [OPEN-081] credits, debits, returns and expiries, newest first, sum to the balance', async () => {
      const rui = await logInToTill(api(), 'ivo');
      await giveCashback(api(), rui.id, 6, '2026-03-10');
      await giveCashback(api(), rui.id, 4, '2026-03-11');
      api().clock.pass(5 * MINUTE_MS);
      const spent = await placedAtTill(api(), withCashback(10), rui.token);
      api().clock.pass(5 * MINUTE_MS);
      await cancel(api(), String(spent['uuid']));
      const [day1, day2] = ['2026-03-10', '2026-03-11'];
      const [start, later, latest] = [
        '2026-03-10T15:00:00.000Z',
        '2026-03-10T15:05:00.000Z',
        '2026-03-10T15:10:00.000Z',
      ];
      const back = { date: latest, type: 'credit', orderUUID: spent['uuid'] };
      const history = [
        { ...back, value: 4, expirationDate: day2 },
        { ...back, value: 6, expirationDate: day1 },
        { date: later, type: 'debit', value: 10, orderUUID: spent['uuid'], expirationDate: null },
        { date: start, type: 'credit', value: 4, orderUUID: '', expirationDate: day2 },
        { date: start, type: 'credit', value: 6, orderUUID: '', expirationDate: day1 },
      ];
      expect(await lines(rui)).toEqual(history);
      expect([sum(await lines(rui)), (await balanceOf(api(), rui))?.['balance']]).toEqual([10, 10]);
      // 23:50 at the restaurant, tomorrow in Greenwich: nothing has expired
      api().clock.pass(700 * MINUTE_MS);
      expect(await lines(await logInToTill(api(), 'ivo'))).toEqual(history);
      api().clock.pass(20 * MINUTE_MS);
      const fresh = await logInToTill(api(), 'ivo');
      expect(await lines(fresh)).toEqual([
        {
          date: '2026-03-11T03:00:00.000Z',
          type: 'debit',
          value: 6,
          orderUUID: '',
          expirationDate: day1,
        },
        ...history,
      ]);
      expect([sum(await lines(fresh)), (await balanceOf(api(), fresh))?.['balance']]).toEqual([
        4, 4,
      ]);
      api().clock.pass(-730 * MINUTE_MS);
    });

    test('[LOYALTY-13] what an order earned is a credit of that order', async () => {
      const leo = await logInToTill(api(), 'lia');
      await giveCashback(api(), leo.id, 12.5, null);
      const { uuid } = await placedAtTill(api(), withCashback(12.5), leo.token);
      await finish(api(), String(uuid));
      expect(await lines(leo)).toContainEqual({
        date: expect.any(String),
        type: 'credit',
        value: 1.5,
        orderUUID: uuid,
        expirationDate: '2026-04-09',
      });
      expect([sum(await lines(leo)), (await balanceOf(api(), leo))?.['balance']]).toEqual([
        1.5, 1.5,
      ]);
    });

    test('[OPEN-081] pages from 1, no line twice', async () => {
      const eva = await logInToTill(api(), 'zoe');
      for (let count = 1; count <= 5; count += 1) await giveCashback(api(), eva.id, count, null);
      const page = async (number: number, pageSize = 2) =>
        (await lines(eva, { page: number, pageSize })).map(({ value }) => value);
      expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
        [5, 4],
        [3, 2],
        [1],
        [],
      ]);
      expect(await page(1, 100)).toEqual([5, 4, 3, 2, 1]);
      expect((await lines(eva, { page: 'x', pageSize: null })).length).toBe(5);
    });

    test.each([
      [{ page: 0 }, 'page'],
      [{ page: 2_000_000 }, 'page'],
      [{ pageSize: 101 }, 'pageSize'],
    ])('%j is refused with its path', async (body, path) => {
      const { token, id } = await logInToTill(api(), 'ana');
      expect(await requested(token, id, body)).toMatchObject({
        status: 400,
        json: { code: 'invalid_request', path },
      });
    });

    test('[API-43] S02 another account gets the response of a missing one; without a login: 401', async () => {
      const [ana, rui] = [await logInToTill(api(), 'ana'), await logInToTill(api(), 'ivo')];
      const [others, unknown, nonsense] = [
        await requested(ana.token, rui.id),
        await requested(ana.token, randomUUID()),
        await requested(ana.token, "x'--"),
      ];
      expect([others.status, others.text]).toEqual([404, unknown.text]);
      expect([unknown.status, nonsense.text]).toEqual([404, unknown.text]);
      expect((await requested(undefined, ana.id)).status).toBe(401);
      expect((await requested(await logIn(api(), 'ana@teste.example'), ana.id)).status).toBe(403);
      expect((await requested(ana.token, ana.id, {}, TRATTORIA)).status).toBe(403);
    });
  });
});
