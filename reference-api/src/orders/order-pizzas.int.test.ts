import type { RestaurantData } from '@storefront/shared-domain/contracts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { placed as place, send as post } from '../testing/orders';
import { choose, comboLine, openPizzeria, orderOf, pizzaLine, PIZZERIA } from '../testing/pizzeria';

type Wire = { [key: string]: unknown };
const at = { restaurant: PIZZERIA };

describeOnPostgres('pizzas and combos', (api) => {
  let data: RestaurantData;
  beforeAll(async () => {
    data = await openPizzeria(api());
  });
  const send = (order: unknown) => post(api(), order, at);
  const placed = (order: unknown) => place(api(), order, at);
  const grande = () => pizzaLine(data, 'grande', choose({ margherita: 2, nutella: 1 }, ['bacon']));
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
    expect((await placed(orderOf([line])))['details']).toMatchObject({ total: 49, grandTotal: 49 });
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

  test('[API-04] [DOMAIN-083] [DOMAIN-084] a combo: 12.00 + 56.70 + nothing left of 49.00 + 3.00 = 71.70', async () => {
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
      'a paused size',
      () => ({ ...wire(grande()), id: 'antiga' }),
      'item_unavailable',
      'antiga',
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
      'an unknown flavor',
      () => ({ ...wire(grande()), selectedFlavors: [gone] }),
      'item_unavailable',
      'x',
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
      'an unknown topping',
      () => ({
        ...wire(grande()),
        selectedFlavors: [{ ...gone, id: 'margherita', additionalToppings: [{ id: 'ouro' }] }],
      }),
      'item_unavailable',
      'ouro',
      'orders.0.selectedFlavors',
    ],
    [
      '[PIZZA-21] no crust',
      () => ({ ...wire(grande()), crust: null }),
      'pizza_incomplete',
      'grande',
      'orders.0.selectedFlavors',
    ],
    [
      '[PIZZA-21] no flavors',
      () => ({ ...wire(grande()), selectedFlavors: [] }),
      'pizza_incomplete',
      'grande',
      'orders.0.selectedFlavors',
    ],
    [
      'too many flavors',
      () => ({ ...wire(grande()), selectedFlavors: [{ ...gone, id: 'margherita', quantity: 4 }] }),
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
      'half a part',
      () => ({
        ...wire(grande()),
        selectedFlavors: [{ ...gone, id: 'margherita', quantity: 0.5 }],
      }),
      'item_unavailable',
      'margherita',
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
      'a combo without its pizzas',
      () => ({ ...wire(casal()), comboItems: [] }),
      'pizza_incomplete',
      'casal',
      'orders.0.comboItems',
    ],
    [
      'a combo with another pizza',
      () => inCombo({ ...wire(grande()), id: 'antiga' }),
      'pizza_incomplete',
      'casal',
      'orders.0.comboItems.0',
    ],
    [
      'a combo with an unknown flavor',
      () => inCombo({ ...wire(grande()), selectedFlavors: [gone] }),
      'item_unavailable',
      'x',
      'orders.0.comboItems.0.selectedFlavors',
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

  test('an unfinished pizza is refused as one that is not available as chosen (ERRORS-07)', async () => {
    expect(
      (await send(orderOf([], { orders: [{ ...wire(grande()), crust: null }] }))).json['error'],
    ).toBe('Grande is not available as it was chosen');
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
