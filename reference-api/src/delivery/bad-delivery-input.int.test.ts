import { ABROAD, CAREFUL, seedCareful } from '../testing/careful-restaurants';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, aLine, anOrder, lasanha, placed, send } from '../testing/orders';
import { TABLES, TRATTORIA } from '../testing/restaurants';
import { tableTokens } from '../testing/test-api';

type Wire = Record<string, unknown>;
const enough = [lasanha(), aLine('agua', { lineId: 'l2', price: 4.5 })];
const careful = (user: Wire = {}, details: Wire = {}) =>
  aDelivery({
    orders: enough,
    details: { total: 47, grandTotal: 53.5, ...details },
    user: { address_ref: 'portão azul', ...user },
  });
const LONG = '9'.repeat(11);

const PORTUGUESE = '912345678';

describeOnPostgres('bad delivery data', (api) => {
  beforeAll(() => seedCareful(api().db));
  const sendTo = (order: unknown, restaurant = CAREFUL) => send(api(), order, { restaurant });

  test('[DELIVERY-27] the twin without a fault is taken', async () => {
    expect((await placed(api(), careful(), { restaurant: CAREFUL }))['details']).toMatchObject({
      grandTotal: 53.5,
      deliveryFee: 6.5,
    });
  });

  test.each(['13015-001', "'; drop table orders; --"])(
    '[B17] the postal code %j is stored and decides nothing',
    async (CEP) => {
      expect(
        (await placed(api(), careful({ CEP }), { restaurant: CAREFUL }))['details'],
      ).toMatchObject({ deliveryFee: 6.5, grandTotal: 53.5 });
    },
  );

  test.each([`${LONG} fundos`])(
    '[B18] [DELIVERY-47] the house number %j is too long',
    async (number) => {
      expect(await sendTo(careful({ number }))).toMatchObject({
        status: 422,
        json: { code: 'text_too_long', path: 'user.number' },
      });
    },
  );
  test.each(['9999999999', 'S/N', "1' or 1=1"])(
    '[B18] [OPEN-056] the house number %j is one',
    async (number) => {
      expect(
        (await placed(api(), careful({ number }), { restaurant: CAREFUL }))['user'],
      ).toMatchObject({ number: number.trim() });
    },
  );
  test.each(['', '\u00a0'])('[B18] [DELIVERY-27] the house number %j is none', async (number) => {
    expect(await sendTo(careful({ number }))).toMatchObject({
      status: 422,
      json: { code: 'address_incomplete', path: 'user.number' },
    });
  });
  test('[DELIVERY-27] a number that is not wanted may be missing', async () => {
    expect(
      await sendTo(aDelivery({ user: { number: '', zone: '', phone: PORTUGUESE } }), ABROAD),
    ).toMatchObject({
      status: 200,
    });
  });

  test.each(['', 7])(
    '[B19] [DELIVERY-27] in Brazil the neighborhood %j is missing',
    async (zone) => {
      expect(await sendTo(careful({ zone }))).toMatchObject({
        status: 422,
        json: { code: 'address_incomplete', path: 'user.zone' },
      });
    },
  );
  test.each([
    ['Santos', 'city_not_served'],
    ['', 'address_incomplete'],
    ['Campinas%', 'city_not_served'],
  ])('[B19] [DELIVERY-27] the city %j is refused', async (city, code) => {
    expect(await sendTo(careful({ city }))).toMatchObject({
      status: 422,
      json: { code, path: 'user.city' },
    });
  });
  test.each(['Ｃａｍｐｉｎａｓ'])('[B19] the city %j is on the list', async (city) => {
    expect(await sendTo(careful({ city }))).toMatchObject({ status: 200 });
  });

  test.each(['\n', undefined, 5])(
    '[B20] [DELIVERY-27] the reference %j is missing',
    async (reference) => {
      expect(await sendTo(careful({ address_ref: reference }))).toMatchObject({
        status: 422,
        json: { code: 'address_incomplete', path: 'user.address_ref' },
      });
    },
  );
  test('[B20] [DELIVERY-27] a reference that is not wanted may be missing', async () =>
    expect(await send(api(), aDelivery(), { restaurant: TRATTORIA })).toMatchObject({
      status: 200,
    }));

  test.each([
    { latitude: 91, longitude: -47 },
    { latitude: '-22.9', longitude: '-47.06' },
    'here',
    {},
  ])(
    '[B21] %j as coordinates of an order are none; the fee is that of the address',
    async (coordinates) => {
      const { details } = await placed(api(), careful({ coordinates }, { coordinates }), {
        restaurant: CAREFUL,
      });
      expect(details).toMatchObject({ deliveryFee: 6.5, grandTotal: 53.5 });
      expect(details?.['coordinates'] ?? null).toBeNull();
    },
  );
  test('[B21] the island of no coordinates is no way to a cheaper fee', async () => {
    const island = { latitude: 0, longitude: 0 };
    expect(
      (
        await placed(api(), careful({ coordinates: island }, { coordinates: island }), {
          restaurant: CAREFUL,
        })
      )['details'],
    ).toMatchObject({ deliveryFee: 6.5 });
    expect(
      (
        await placed(
          api(),
          aDelivery({
            user: {
              phone: PORTUGUESE,
              coordinates: island,
            },
            details: { coordinates: island },
          }),
          { restaurant: ABROAD },
        )
      )['details'],
    ).toMatchObject({ deliveryFee: 6.5 });
  });

  test.each([true])(
    '[B23] [DOMAIN-073] a delivery one cent below the minimum is refused, whatever debug mode the client claims (%s)',
    async (debugMode) => {
      expect(await sendTo(aDelivery({ user: { address_ref: 'portão', debugMode } }))).toMatchObject(
        {
          status: 422,
          json: { code: 'below_minimum', path: 'orders', minimum: 42.51, missing: 0.01 },
        },
      );
    },
  );
  test('[B23] at the minimum to the cent it is taken, and below it what is fetched', async () => {
    expect(await sendTo(aDelivery({ user: { phone: PORTUGUESE } }), ABROAD)).toMatchObject({
      status: 200,
    });
    expect(await sendTo(anOrder({ user: { debugMode: true } }))).toMatchObject({ status: 200 });
  });

  const drive = (user: Wire) =>
    anOrder({
      details: { carTakeout: true },
      user: { car_plate: 'ABC1D23', car_model_color: 'Uno prata', ...user },
    });
  test.each([
    ['no plate', { car_plate: '' }, 'user.car_plate', 'customer_missing'],
    ['a plate that is no text', { car_plate: { $ne: '' } }, 'user.car_plate', 'customer_missing'],
    ['no model and color', { car_model_color: '' }, 'user.car_model_color', 'customer_missing'],
    [
      'a plate of 301 characters',
      { car_plate: 'A'.repeat(301) },
      'user.car_plate',
      'text_too_long',
    ],
  ])('[B24] [DELIVERY-21] a drive-thru with %s is refused', async (_case, user, path, code) =>
    expect(await sendTo(drive(user))).toMatchObject({ status: 422, json: { code, path } }),
  );
  test.each(["ABC'; drop table orders; --"])(
    '[B24] the plate %j is a text and nothing else',
    async (car_plate) => {
      expect(
        (await placed(api(), drive({ car_plate }), { restaurant: CAREFUL }))['user'],
      ).toMatchObject({ car_plate });
      expect((await api().db.query('select 1 as alive from orders limit 1')).length).toBe(1);
    },
  );
  test('[B24] an order without a car needs none', async () =>
    expect(await sendTo(anOrder({ user: { car_plate: '', car_model_color: '' } }))).toMatchObject({
      status: 200,
    }));

  const atTable = (order: Wire, restaurant = CAREFUL) =>
    api().call('POST', `/restaurant/${restaurant}/order/table`, { body: order });
  const seated = (table: unknown, tableToken = '') => ({
    ...anOrder({ details: { deliveryType: 'table', table, paymentType: '' } }),
    tableToken,
  });
  test.each([
    ['', 'customer_missing'],
    [null, 'customer_missing'],
    ['x'.repeat(301), 'text_too_long'],
    ['12', 'customer_invalid'],
    ["1' or 1=1 --", 'customer_invalid'],
  ])('[B25] [DELIVERY-22] the table %j is refused', async (table, code) =>
    expect(await atTable(seated(table))).toMatchObject({
      status: 422,
      json: { code, path: 'details.table' },
    }),
  );
  test('[B25] the table of another restaurant is none, by its name and by its code', async () => {
    expect(await atTable(seated('12'), TABLES)).toMatchObject({ status: 200 });
    expect(await atTable(seated('12'))).toMatchObject({
      status: 422,
      json: { path: 'details.table' },
    });
    expect(
      await atTable(seated('1', tableTokens.mint({ restaurantId: TABLES, table: '1' }))),
    ).toMatchObject({ status: 422, json: { code: 'table_link_invalid', path: 'tableToken' } });
    expect(await atTable(seated('varanda 1'))).toMatchObject({
      status: 200,
      json: { order: { details: { table: 'Varanda 1' } } },
    });
  });

  test('nothing that was refused has left an order', async () => {
    const [before] = await api().db.query<{ count: number }>(
      'select count(*)::int as count from orders',
    );
    for (const order of [
      careful({ number: LONG }),
      careful({ zone: '' }),
      drive({ car_plate: '' }),
    ])
      await sendTo(order);
    const [after] = await api().db.query<{ count: number }>(
      'select count(*)::int as count from orders',
    );
    expect(after).toEqual(before);
  });
});
