import { toMinor } from '@storefront/shared-domain/contracts';
import { lockAccount, spendCashback } from '../loyalty/cashback.repository';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { holdTransaction } from '../testing/hold-transaction';
import { aLine, anOrder, lasanha } from '../testing/orders';
import { actOn } from '../testing/paying-restaurant';
import { choose, comboLine, openPizzeria, orderOf, pizzaLine, PIZZERIA } from '../testing/pizzeria';
import { TRATTORIA } from '../testing/restaurants';
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
} from '../testing/till';

describeOnPostgres('stock', (api) => {
  describe('stock of items', () => {
    const water = (qty: number, lines = 1) =>
      anOrder({
        user: { phone: aPhone() },
        details: { total: 4.5 * qty * lines, grandTotal: 4.5 * qty * lines },
        orders: Array.from({ length: lines }, (_, index) =>
          aLine('agua', { qty, price: 4.5, lineId: `w${index}` }),
        ),
      });

    const menu = () => api().call('GET', '/restaurant/data/v2/till');
    const productOf = async (id: string): Promise<boolean | undefined> => {
      const categories = (await menu()).json['menu']?.['categories'] as unknown as {
        products: { id: string; hasStock: boolean }[];
      }[];
      return categories.flatMap(({ products }) => products).find((product) => product.id === id)
        ?.hasStock;
    };
    beforeAll(() => openTill(api()));
    beforeEach(() => setStock(api(), 'agua', 8));

    test.each([
      [7, 1],
      [8, 0],
    ])('an order takes what it needs: %i of eight leaves %i', async (qty, left) => {
      await placedAtTill(api(), water(qty));
      expect(await stockOf(api(), 'agua')).toBe(left);
    });

    test('the same item of other restaurants is neither taken nor missing', async () => {
      await openPizzeria(api());
      const others = [TRATTORIA, PIZZERIA];
      for (const id of others)
        await api().db.query(
          `insert into product_stock (restaurant_id, item_id, quantity) values ($1, 'agua', 0)`,
          [id],
        );
      const { uuid } = await placedAtTill(api(), water(3));
      await cancel(api(), String(uuid));
      const left = await api().db.query<{ quantity: number }>(
        "select quantity from product_stock where restaurant_id = any ($1) and item_id = 'agua'",
        [others],
      );
      expect(left).toEqual([{ quantity: 0 }, { quantity: 0 }]);
      await api().db.query('delete from product_stock where restaurant_id = any ($1)', [others]);
    });

    test('new settings keep what is left, and the counted items of other restaurants', async () => {
      await api().db.query(
        `insert into product_stock (restaurant_id, item_id, quantity) values ($1, 'nhoque', 4)`,
        [TRATTORIA],
      );
      await setStock(api(), 'agua', 3);
      await openTill(api(), { rating_average: 2 });
      expect(await stockOf(api(), 'agua')).toBe(3);
      expect(
        await api().db.query(
          'delete from product_stock where restaurant_id = $1 returning quantity',
          [TRATTORIA],
        ),
      ).toEqual([{ quantity: 4 }]);
    });

    test('[ERRORS-08] [OPEN-069] one more than there is: the names before the words, nothing taken', async () => {
      const { status, json } = await sendToTill(api(), water(9));
      expect([status, json]).toEqual([
        409,
        {
          error: 'Água não possui quantidade suficiente em estoque',
          code: 'out_of_stock',
          path: 'orders.0',
          itemIds: ['agua'],
        },
      ]);
      expect(await stockOf(api(), 'agua')).toBe(8);
    });

    test('an item of another restaurant that is sold out is not sold out here', async () => {
      await api().db.query(
        "insert into product_stock (restaurant_id, item_id, quantity) values ($1, 'agua', 0)",
        [TRATTORIA],
      );
      expect(await productOf('agua')).toBe(true);
    });

    test('[OPEN-069] all that is short is named, once each, and what there is enough of is not taken', async () => {
      await setStock(api(), 'brinde', 0);
      const before = await stockOf(api(), 'lasanha');
      const { json } = await sendToTill(
        api(),
        anOrder({
          details: { total: 87.5, grandTotal: 87.5 },
          orders: [
            lasanha(),
            aLine('agua', { qty: 5, price: 4.5, lineId: 'a' }),
            aLine('brinde', { lineId: 'b' }),
            aLine('agua', { qty: 5, price: 4.5, lineId: 'c' }),
          ],
        }),
      );
      expect(json).toMatchObject({
        error: 'Água, Brinde não possui quantidade suficiente em estoque',
        path: 'orders.1',
        itemIds: ['agua', 'brinde'],
      });
      expect([await stockOf(api(), 'agua'), await stockOf(api(), 'lasanha')]).toEqual([8, before]);
    });

    test('several lines of one item are counted together', async () => {
      expect((await sendToTill(api(), water(5, 2))).json['code']).toBe('out_of_stock');
      await placedAtTill(api(), water(4, 2));
      expect(await stockOf(api(), 'agua')).toBe(0);
    });

    test('canceled, it is there again, once', async () => {
      const { uuid } = await placedAtTill(api(), water(3));
      for (let times = 0; times < 3; times += 1) await cancel(api(), String(uuid));
      expect(await stockOf(api(), 'agua')).toBe(8);
    });

    test('what is not counted, and what is not counted any more, is never short', async () => {
      const nhoque = anOrder({
        details: { total: 38.9 * 50, grandTotal: 38.9 * 50 },
        orders: [aLine('nhoque', { qty: 50, price: 38.9 })],
      });
      expect((await sendToTill(api(), nhoque)).status).toBe(200);
      const { uuid } = await placedAtTill(api(), water(3));
      await api().db.query("delete from product_stock where item_id = 'agua'");
      expect((await cancel(api(), String(uuid))).status).toBe(200);
      expect(await stockOf(api(), 'agua')).toBeUndefined();
      await openTill(api(), { rating_average: 1 });
      expect(await stockOf(api(), 'agua')).toBe(8);
    });

    test('[API-01] what is sold out shows at once, under a tag of its own, and no longer once it is back', async () => {
      await setStock(api(), 'brinde', 1);
      const before = await menu();
      expect(await productOf('agua')).toBe(true);
      const { uuid } = await placedAtTill(api(), water(8));
      const gone = await menu();
      expect([
        await productOf('agua'),
        await productOf('lasanha'),
        gone.headers['etag'] === before.headers['etag'],
      ]).toEqual([false, true, false]);
      const again = (etag: unknown) =>
        api().call('GET', '/restaurant/data/v2/till', {
          headers: { 'if-none-match': String(etag) },
        });
      expect([
        (await again(gone.headers['etag'])).status,
        (await again(before.headers['etag'])).status,
      ]).toEqual([304, 200]);
      await cancel(api(), String(uuid));
      expect([
        await productOf('agua'),
        (await menu()).headers['etag'],
        (await again(before.headers['etag'])).status,
      ]).toEqual([true, before.headers['etag'], 304]);
    });

    test('what is sold out is refused as out of stock, not as gone from the menu', async () => {
      await setStock(api(), 'agua', 0);
      expect(await productOf('agua')).toBe(false);
      expect((await sendToTill(api(), water(1))).json['error']).toBe(
        'Água não possui quantidade suficiente em estoque',
      );
    });

    test('sizes of pizzas and combos are counted by their id', async () => {
      const data = await openPizzeria(api());
      await api().db.query(
        "insert into product_stock (restaurant_id, item_id, quantity) values ($1, 'grande', 1), ($1, 'casal', 0)",
        [PIZZERIA],
      );
      const pizza = () => orderOf([pizzaLine(data, 'grande', choose({ margherita: 1 }))]);
      const combo = orderOf([
        comboLine(data, choose({ margherita: 1 }), choose({ margherita: 1 })),
      ]);
      const send = async (order: unknown) =>
        (await api().call('POST', `/restaurant/${PIZZERIA}/order`, { body: order })).json;
      expect([(await send(pizza()))['code'], (await send(pizza()))['error']]).toEqual([
        undefined,
        'Grande não possui quantidade suficiente em estoque',
      ]);
      expect((await send(combo))['error']).toBe(
        'Combo Casal não possui quantidade suficiente em estoque',
      );
      const { json } = await api().call('GET', '/restaurant/data/v2/pizzeria');
      const sizes = json['menu']?.['pizzas']?.['sizes'] as unknown as {
        id: string;
        unavailable: boolean;
      }[];
      expect(sizes.filter(({ unavailable }) => unavailable).map(({ id }) => id)).toContain(
        'grande',
      );
      expect(
        (json['menu']?.['combos'] as unknown as { unavailable: boolean }[])[0]?.unavailable,
      ).toBe(true);
    });
  });

  describe('an order that was canceled gives back what it took', () => {
    const HOUR_MS = 3_600_000;
    const online = { paymentType: 'pixAsaas' };
    const payer = () => ({ phone: aPhone(), email: 'bia@teste.example', cpf: '52998224725' });

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
  });
});
