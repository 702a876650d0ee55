import type { RestaurantData } from '@storefront/shared-domain/contracts';
import { randomUUID } from 'node:crypto';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { placed, send } from '../../testing/orders';
import {
  choose,
  logInToPizzeria,
  openPizzeria,
  orderOf,
  pizzaLine,
  PIZZERIA,
  pointsOf,
  prizeLine,
} from '../../testing/pizzeria';

const at = { restaurant: PIZZERIA };
const refri = (qty = 1) => orderOf([prizeLine('refri', qty)]);

describeOnPostgres('prizes', (api) => {
  let data: RestaurantData;
  beforeAll(async () => {
    data = await openPizzeria(api());
  });
  const as = async (id: string) => ({ ...at, token: await logInToPizzeria(api(), id) });
  const give = (id: string, points: number) =>
    api().db.query('update customers set points = $1 where restaurant_id = $2 and email_key = $3', [
      points,
      PIZZERIA,
      `${id}@pizza.example`,
    ]);
  const cancel = (uuid: unknown) => api().call('POST', `/demo/orders/${uuid}/cancel`);

  test('[API-04] [DOMAIN-069] [OPEN-025] a prize costs points and no money, beside items that cost money', async () => {
    const pizza = pizzaLine(data, 'grande', choose({ margherita: 1 }));
    const order = await placed(api(), orderOf([pizza, prizeLine('refri', 2)]), await as('rica'));
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
    expect([order['orders']?.[0]?.['pointsSpent'], await pointsOf(api(), 'bia')]).toEqual([40, 60]);
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
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(api(), refri(), ana)));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect([taken, await pointsOf(api(), 'ana')]).toEqual([11, 450 - 11 * 40]);
    expect(answers.filter(({ json }) => json['code'] === 'not_enough_points')).toHaveLength(9);
  });

  test('another restaurant’s customer is no customer here', async () => {
    const other = await api().call('POST', '/restaurant/501/public/client/auth', {
      body: { email: 'ana@teste.example', password: 'Rua-42-norte', loginMode: 'email' },
    });
    expect(await send(api(), refri(), { ...at, token: String(other.json['token']) })).toMatchObject(
      { status: 403 },
    );
  });

  test('an order the kitchen cancels gives its points back, once, however often it is canceled', async () => {
    await give('ana', 100);
    const order = await placed(api(), refri(2), await as('ana'));
    expect(await pointsOf(api(), 'ana')).toBe(20);
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(order['uuid'])));
    expect(answers.map(({ json }) => json['status'])).toEqual(Array(6).fill('CANCELED'));
    expect(await pointsOf(api(), 'ana')).toBe(100);
    expect((await api().call('GET', `/order/uuid/${order['uuid']}`)).json['history']).toMatchObject(
      [{ status: 'CREATED' }, { status: 'CANCELED' }],
    );
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

describeOnPostgres('what is carried and never counted', (api) => {
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
