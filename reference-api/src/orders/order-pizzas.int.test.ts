import { randomUUID } from 'node:crypto';
import type { RestaurantData } from '@storefront/shared-domain/contracts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { placed as place, placed, send as post, send } from '../testing/orders';
import {
  choose,
  comboLine,
  logInToPizzeria,
  openPizzeria,
  orderOf,
  pizzaLine,
  PIZZERIA,
  pointsOf,
  prizeLine,
} from '../testing/pizzeria';

describeOnPostgres('orders of pizzas and prizes', (api) => {
  describe('pizzas and combos', () => {
    type Wire = { [key: string]: unknown };
    const at = { restaurant: PIZZERIA };

    let data: RestaurantData;
    beforeAll(async () => {
      data = await openPizzeria(api());
    });
    const send = (order: unknown) => post(api(), order, at);
    const placed = (order: unknown) => place(api(), order, at);
    const grande = () =>
      pizzaLine(data, 'grande', choose({ margherita: 2, nutella: 1 }, ['bacon']));
    const casal = () =>
      comboLine(data, choose({ margherita: 1, burrata: 1 }), choose({ margherita: 1, nutella: 1 }));
    const wire = (line: ReturnType<typeof grande>): Wire => orderOf([line]).orders[0] as Wire;

    test('[API-04] [DOMAIN-080] an average pizza: 47.30, up to 0.50 → 47.50; crust 9.00; bacon 18.00', async () => {
      // (45.00 x 2 + 51.90) / 3 = 47.30.
      const order = await placed(orderOf([grande()]));
      expect(order['details']).toMatchObject({ total: 74.5, grandTotal: 74.5 });
      expect(order['orders']?.[0]).toMatchObject({
        type: 'pizza',
        id: 'grande',
        name: 'Grande',
        price: 74.5,
        totalPrice: 74.5,
        crust: { id: 'catupiry', price: 9 },
        selectedFlavors: [
          {
            id: 'margherita',
            fractionText: '2/3',
            price: 45,
            additionalToppings: [{ id: 'bacon', price: 9 }],
          },
          { id: 'nutella', fractionText: '1/3', price: 51.9 },
        ],
      });
    });

    test('[API-04] [DOMAIN-082] an incremental pizza: 10.00 + 15.00 + 18.00 and crust 6.00 = 49.00', async () => {
      const line = pizzaLine(data, 'media', choose({ margherita: 1, nutella: 1 }));
      expect((await placed(orderOf([line])))['details']).toMatchObject({
        total: 49,
        grandTotal: 49,
      });
    });

    test('[API-04] [DOMAIN-071] extras and quantity: (74.50 + 2 x 3.50) x 3 = 244.50', async () => {
      const line = {
        ...wire(grande()),
        qty: 3,
        notes: 'bem passada',
        extras: [{ id: 'grande--molhos--alho', groupId: 'grande--molhos', qty: 2 }],
      };
      const order = await placed(
        orderOf([], { orders: [line], details: { total: 244.5, grandTotal: 244.5 } }),
      );
      expect(order['orders']?.[0]).toMatchObject({
        qty: 3,
        notes: 'bem passada',
        totalPrice: 74.5,
        extras: [{ name: 'Alho', price: 3.5, qty: 2 }],
      });
    });

    test('[API-04] [DOMAIN-083] [DOMAIN-084] a combo: 12.00 + 56.70 + nothing of 49.00 + 3.00 = 71.70', async () => {
      // (45.00 + 62.90) / 2 = 53.95, up to 0.50 → 54.00, crust 9.00 = 63.00, less 6.30 = 56.70.
      const order = await placed(orderOf([casal()]));
      expect(order['details']).toMatchObject({ total: 12 + 56.7 + 3 });
      expect(order['orders']?.[0]).toMatchObject({
        type: 'combo',
        totalPrice: 71.7,
        comboItems: [
          { totalPrice: 56.7, discount: 10 },
          { totalPrice: 3, selectedFlavors: [{ fractionText: '1/2' }, {}] },
        ],
      });
    });

    const freed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(freed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, it]) => [
          key,
          /price$|discount$|addition$/i.test(key) ? 0.01 : key === 'name' ? 'Free' : freed(it),
        ]),
      );
    };

    test.each([
      ['a pizza', grande],
      ['a combo', casal],
    ])(
      '%s with forged names and prices: the server’s total is returned, and its own prices are stored',
      async (_case, line) => {
        const forged = freed(wire(line())) as Wire;
        const cheap = await send(
          orderOf([], { orders: [forged], details: { total: 0.01, grandTotal: 0.01 } }),
        );
        const honest = orderOf([line()]);
        expect(cheap).toMatchObject({
          status: 409,
          json: { code: 'price_changed', grandTotal: honest.details.grandTotal },
        });
        const order = await placed({ ...honest, orders: [forged] });
        expect(order['orders']?.[0]).toMatchObject({
          name: (wire(line()) as { name: string }).name,
          totalPrice: honest.details.grandTotal,
        });
      },
    );

    const gone = { id: 'x', name: '', price: 0, quantity: 1, additionalToppings: [] };
    const inCombo = (item: Wire) => ({
      ...wire(casal()),
      comboItems: [item, (wire(casal())['comboItems'] as Wire[])[1]],
    });
    test.each<[string, () => Wire, string, string, string]>([
      [
        'an unknown size',
        () => ({ ...wire(grande()), id: 'mega' }),
        'item_unavailable',
        'mega',
        'orders.0.id',
      ],
      [
        '[OPEN-033] a paused flavor',
        () => ({ ...wire(grande()), selectedFlavors: [{ ...gone, id: 'alici' }] }),
        'item_unavailable',
        'alici',
        'orders.0.selectedFlavors',
      ],
      [
        '[OPEN-033] a paused crust',
        () => ({ ...wire(grande()), crust: { id: 'cheddar', price: 0 } }),
        'item_unavailable',
        'cheddar',
        'orders.0.crust',
      ],
      [
        'a dough where there is none',
        () => ({ ...wire(grande()), dough: { id: 'fina', price: 0 } }),
        'item_unavailable',
        'fina',
        'orders.0.dough',
      ],
      [
        '[PIZZA-21] no crust',
        () => ({ ...wire(grande()), crust: null }),
        'pizza_incomplete',
        'grande',
        'orders.0.selectedFlavors',
      ],
      [
        '[PIZZA-21] half an incremental pizza',
        () => ({
          ...wire(pizzaLine(data, 'media', choose({ margherita: 2 }))),
          selectedFlavors: [{ ...gone, id: 'margherita' }],
        }),
        'pizza_incomplete',
        'media',
        'orders.0.selectedFlavors',
      ],
      [
        'an unknown combo',
        () => ({ ...wire(casal()), id: 'banquete' }),
        'item_unavailable',
        'banquete',
        'orders.0.id',
      ],
      [
        'a combo with another pizza',
        () => inCombo({ ...wire(grande()), id: 'antiga' }),
        'pizza_incomplete',
        'casal',
        'orders.0.comboItems.0',
      ],
      [
        'an extra too many',
        () => ({
          ...wire(grande()),
          extras: [{ id: 'grande--molhos--alho', groupId: 'grande--molhos', qty: 3 }],
        }),
        'extras_invalid',
        'grande',
        'orders.0.extras',
      ],
    ])('%s is refused, by its path', async (_case, line, code, itemId, path) => {
      expect(
        await send(orderOf([], { orders: [line()], details: { total: 1, grandTotal: 1 } })),
      ).toMatchObject({ status: 422, json: { code, itemId, path } });
    });

    test.each([
      [
        'a flavor of a pizza',
        () => ({ ...wire(grande()), selectedFlavors: [{ ...gone, notes: 'x'.repeat(1001) }] }),
        'orders.0.selectedFlavors.0.notes',
      ],
      [
        'a pizza of a combo',
        () => inCombo({ ...wire(grande()), notes: 'x'.repeat(1001) }),
        'orders.0.comboItems.0.notes',
      ],
    ])('an endless note on %s is refused', async (_case, line, path) => {
      expect(await send(orderOf([], { orders: [line()] }))).toMatchObject({
        status: 422,
        json: { code: 'text_too_long', path },
      });
    });

    test('another pizza from the same device within a minute is another order; the same one is not', async () => {
      const fingerprint = 'one-phone';
      const order = (flavors: Record<string, number>) =>
        orderOf([pizzaLine(data, 'grande', choose(flavors))], { fingerprint });
      await placed(order({ margherita: 1 }));
      await placed(order({ burrata: 1 }));
      expect(await send(order({ margherita: 1 }))).toMatchObject({
        status: 409,
        json: { code: 'already_ordered' },
      });
    });

    test('a stale price after the restaurant rounds otherwise: price_changed, and the new total is taken', async () => {
      const stale = orderOf([grande()]);
      data = await openPizzeria(api(), { round_step: 5 });
      const answer = await send(stale);
      expect(answer).toMatchObject({
        status: 409,
        json: { code: 'price_changed', grandTotal: 50 + 27 },
      });
      await placed({ ...stale, details: { ...stale.details, grandTotal: 77 } });
    });
  });

  describe('the service fee and the tip of an order', () => {
    const at = { restaurant: PIZZERIA };
    const FEE = {
      name: 'Kitchen fee',
      recipient: 'The team',
      value: 5,
      valueType: 'percent' as const,
    };

    let data: RestaurantData;
    beforeAll(async () => {
      data = await openPizzeria(api(), { service_fee: FEE, tips: { percents: [15, 18] } });
    });
    /** An order of 54.00 with a service fee of 2.70. */
    const order = (details: object) => {
      const plain = orderOf([pizzaLine(data, 'grande', choose({ margherita: 1 }))]);
      return { ...plain, details: { ...plain.details, total: 54, serviceFee: 2.7, ...details } };
    };

    test('[API-04] [OPEN-059] both are part of the total, the fee with its name of the record', async () => {
      const { details } = await placed(
        api(),
        order({ tip: 8.1, grandTotal: 64.8, serviceFeeName: 'Free', serviceFeeRecipient: 'Me' }),
        at,
      );
      expect(details).toMatchObject({
        total: 54,
        serviceFee: 2.7,
        serviceFeeName: 'Kitchen fee',
        serviceFeeRecipient: 'The team',
        tip: 8.1,
        grandTotal: 64.8,
      });
    });

    test('no tip is a tip of 0', async () => {
      const { details } = await placed(api(), order({ grandTotal: 56.7 }), at);
      expect(details).toMatchObject({ tip: 0, grandTotal: 56.7 });
    });

    test('an order without the fee is refused like any other total', async () => {
      expect(await send(api(), order({ serviceFee: 0, grandTotal: 54 }), at)).toMatchObject({
        status: 409,
        json: { code: 'price_changed', total: 54, grandTotal: 56.7 },
      });
    });

    test.each([
      { tip: -5, grandTotal: 51.7 },
      { tip: 54.01, grandTotal: 110.71 },
    ])('a tip of $tip is refused', async (details) => {
      expect(await send(api(), order(details), at)).toMatchObject({
        status: 422,
        json: { code: 'tip_not_offered', path: 'details.tip' },
      });
    });

    test('a restaurant without tips takes none', async () => {
      await openPizzeria(api());
      const answer = await send(api(), order({ serviceFee: 0, tip: 5, grandTotal: 59 }), at);
      expect(answer).toMatchObject({ status: 422, json: { code: 'tip_not_offered' } });
    });
  });

  describe('prizes', () => {
    const at = { restaurant: PIZZERIA };
    const refri = (qty = 1) => orderOf([prizeLine('refri', qty)]);

    describe('prizes', () => {
      let data: RestaurantData;
      beforeAll(async () => {
        data = await openPizzeria(api());
      });
      const as = async (id: string) => ({ ...at, token: await logInToPizzeria(api(), id) });
      const give = (id: string, points: number) =>
        api().db.query(
          'update customers set points = $1 where restaurant_id = $2 and email_key = $3',
          [points, PIZZERIA, `${id}@pizza.example`],
        );
      const cancel = (uuid: unknown) => api().call('POST', `/demo/orders/${uuid}/cancel`);

      test('[API-04] [DOMAIN-069] [OPEN-025] a prize costs points alone, beside items that cost money', async () => {
        const pizza = pizzaLine(data, 'grande', choose({ margherita: 1 }));
        const order = await placed(
          api(),
          orderOf([pizza, prizeLine('refri', 2)]),
          await as('rica'),
        );
        expect(order['details']).toMatchObject({ total: 54, grandTotal: 54 });
        expect(order['orders']?.[1]).toMatchObject({
          type: 'prize',
          name: 'Guaraná',
          price: 0,
          points_needed: 40,
          pointsSpent: 80,
        });
        expect(await pointsOf(api(), 'rica')).toBe(920);
      });

      test('points the client makes up change nothing', async () => {
        await give('bia', 100);
        const forged = {
          ...orderOf([prizeLine('refri')]).orders[0],
          points_needed: -5000,
          pointsSpent: 0,
          price: -10,
        };
        const order = await placed(api(), orderOf([], { orders: [forged] }), await as('bia'));
        expect([order['orders']?.[0]?.['pointsSpent'], await pointsOf(api(), 'bia')]).toEqual([
          40, 60,
        ]);
      });

      test('a request without a login is refused', async () => {
        expect(await send(api(), refri(), at)).toMatchObject({
          status: 422,
          json: { code: 'prize_needs_login', path: 'orders.0' },
        });
      });

      test.each([
        ['too many', 3],
        ['a dear one', 0],
      ])('%s for the points there are: refused, nothing is taken', async (_case, qty) => {
        await give('ana', 100);
        const order = qty > 0 ? refri(qty) : orderOf([prizeLine('vinho', 1, 620)]);
        const answer = await send(api(), order, await as('ana'));
        expect(answer).toMatchObject({
          status: 409,
          json: { code: 'not_enough_points', needed: qty > 0 ? 120 : 620, path: 'orders.0' },
        });
        expect(await pointsOf(api(), 'ana')).toBe(100);
        expect((await api().call('GET', `/order/uuid/${order.details.uuid}`)).status).toBe(404);
      });

      test('exactly the points there are pay a prize', async () => {
        await give('ana', 40);
        await placed(api(), refri(), await as('ana'));
        expect(await pointsOf(api(), 'ana')).toBe(0);
      });

      test('an unknown prize is not available', async () => {
        expect(await send(api(), orderOf([prizeLine('carro')]), await as('rica'))).toMatchObject({
          status: 422,
          json: { code: 'item_unavailable', itemId: 'carro', path: 'orders.0.id' },
        });
      });

      test('an order refused for another reason takes no points', async () => {
        await give('ana', 100);
        const order = orderOf([prizeLine('refri')], { details: { grandTotal: 1 } });
        expect((await send(api(), order, await as('ana'))).json['code']).toBe('price_changed');
        expect(await pointsOf(api(), 'ana')).toBe(100);
      });

      test('the same order sent again, even at once, takes its points once', async () => {
        await give('ana', 100);
        const [order, ana] = [refri(), await as('ana')];
        const answers = await Promise.all(Array.from({ length: 8 }, () => send(api(), order, ana)));
        expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
        expect(await pointsOf(api(), 'ana')).toBe(60);
      });

      test('twenty orders at once: points are never below 0 and every one is accounted for', async () => {
        await give('ana', 450);
        const ana = await as('ana');
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => send(api(), refri(), ana)),
        );
        const taken = answers.filter(({ status }) => status === 200).length;
        expect([taken, await pointsOf(api(), 'ana')]).toEqual([11, 450 - 11 * 40]);
        expect(answers.filter(({ json }) => json['code'] === 'not_enough_points')).toHaveLength(9);
      });

      test('another restaurant’s customer is no customer here', async () => {
        const other = await api().call('POST', '/restaurant/501/public/client/auth', {
          body: { email: 'ana@teste.example', password: 'Rua-42-norte', loginMode: 'email' },
        });
        expect(
          await send(api(), refri(), { ...at, token: String(other.json['token']) }),
        ).toMatchObject({ status: 403 });
      });

      test('an order the kitchen cancels gives its points back, once, however often it is canceled', async () => {
        await give('ana', 100);
        const order = await placed(api(), refri(2), await as('ana'));
        expect(await pointsOf(api(), 'ana')).toBe(20);
        const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(order['uuid'])));
        expect(answers.map(({ json }) => json['status'])).toEqual(Array(6).fill('CANCELED'));
        expect(await pointsOf(api(), 'ana')).toBe(100);
        expect(
          (await api().call('GET', `/order/uuid/${order['uuid']}`)).json['history'],
        ).toMatchObject([{ status: 'CREATED' }, { status: 'CANCELED' }]);
      });

      test('a completed order is not canceled, nor an unplaced one', async () => {
        await give('ana', 100);
        const { uuid } = await placed(api(), refri(), await as('ana'));
        for (let stage = 0; stage < 4; stage += 1)
          await api().call('POST', `/demo/orders/${uuid}/advance`);
        expect((await cancel(uuid)).json).toEqual({ uuid, status: 'OVER' });
        expect(await pointsOf(api(), 'ana')).toBe(60);
        expect(await cancel(randomUUID())).toMatchObject({
          status: 404,
          json: { code: 'order_not_found' },
        });
      });
    });

    describe('what is carried and never counted', () => {
      test('[OPEN-063] channels, a guest check and a wallet change no total', async () => {
        const plain = await openPizzeria(api());
        const order = () => orderOf([pizzaLine(plain, 'grande', choose({ margherita: 1 }))]);
        const before = await placed(api(), order(), at);
        const carried = await openPizzeria(api(), {
          sale_channels: ['counter'],
          wallet_id: 'w-1',
        });
        expect(carried.info).toMatchObject({
          sale_channels: ['counter'],
          wallet_id: 'w-1',
        });
        const next = order();
        const after = await placed(
          api(),
          { ...next, details: { ...next.details, guestCheckPad: 'pad-7' } },
          at,
        );
        expect(after['details']?.['guestCheckPad']).toBe('pad-7');
        expect([after['details']?.['total'], after['details']?.['grandTotal']]).toEqual([
          before['details']?.['total'],
          before['details']?.['grandTotal'],
        ]);
      });
    });
  });
});
