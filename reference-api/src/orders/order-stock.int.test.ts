import { describeOnBoth } from '../testing/describe-on-both';
import { aLine, anOrder, lasanha } from '../testing/orders';
import { comboLine, choose, openPizzeria, orderOf, pizzaLine, PIZZERIA } from '../testing/pizzeria';
import { TRATTORIA } from '../testing/restaurants';
import {
  aPhone,
  cancel,
  openTill,
  placedAtTill,
  sendToTill,
  setStock,
  stockOf,
} from '../testing/till';

const water = (qty: number, lines = 1) =>
  anOrder({
    user: { phone: aPhone() },
    details: { total: 4.5 * qty * lines, grandTotal: 4.5 * qty * lines },
    orders: Array.from({ length: lines }, (_, index) =>
      aLine('agua', { qty, price: 4.5, lineId: `w${index}` }),
    ),
  });

describeOnBoth('stock', (api) => {
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

  test('two orders in opposite order of their lines both end', async () => {
    const both = (first: string, second: string) =>
      anOrder({
        user: { phone: aPhone() },
        details: { total: 47, grandTotal: 47 },
        orders: [first, second].map((id) =>
          id === 'agua' ? aLine('agua', { price: 4.5, lineId: 'a' }) : lasanha({ lineId: 'b' }),
        ),
      });
    const answers = await Promise.all(
      [...Array(6).keys()].map((at) =>
        sendToTill(api(), at % 2 ? both('agua', 'lasanha') : both('lasanha', 'agua')),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await stockOf(api(), 'agua')).toBe(2);
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
      api().call('GET', '/restaurant/data/v2/till', { headers: { 'if-none-match': String(etag) } });
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
    const combo = orderOf([comboLine(data, choose({ margherita: 1 }), choose({ margherita: 1 }))]);
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
    expect(sizes.filter(({ unavailable }) => unavailable).map(({ id }) => id)).toContain('grande');
    expect(
      (json['menu']?.['combos'] as unknown as { unavailable: boolean }[])[0]?.unavailable,
    ).toBe(true);
  });
});
