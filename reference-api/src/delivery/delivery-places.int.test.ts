import fc from 'fast-check';
import {
  DISCOUNTS,
  HOME,
  NOWHERE,
  PATCHWORK,
  POINTED,
  REGIONS,
  seedPlaces,
} from '../testing/delivery-places';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { readMigrations } from '../platform/db/migrate';
import { aDelivery, lasanha, send } from '../testing/orders';
import { DINER } from '../testing/restaurants';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const INNER = at(-22.905, -47.06);
const OUTER = at(-22.94, -47.06);
const LAKE = at(-22.88, -47.06);
const BEYOND = at(-22.96, -47.06);
/** No street is near. */
const FIELD = at(-22.9, -47.11);

describeOnPostgres('places of delivery', (api) => {
  beforeAll(() => seedPlaces(api()));

  const blank = { street: '', number: '', zone: '', city: '' };
  const fee = (restaurantID: number, body: object) =>
    api().call('POST', '/restaurant/deliveryfees', { body: { restaurantID, ...blank, ...body } });
  const feeAt = (
    restaurant: number,
    { latitude, longitude }: { latitude: number | string; longitude: number | string },
    query = '',
  ) =>
    api().call(
      'GET',
      `/restaurant/${restaurant}/geospatial/deliveryfee/latitude/${latitude}/longitude/${longitude}${query}`,
    );
  const order = (restaurant: number, grandTotal: number, user: object, details: object = {}) =>
    send(
      api(),
      aDelivery({
        details: { grandTotal, ...details },
        user: { address: '', number: '9', zone: 'x', city: 'Campinas', ...user },
      }),
      { restaurant },
    );

  describe('by polygons', () => {
    test.each([
      {
        where: 'in one area',
        point: INNER,
        is: {
          found: true,
          delivery: true,
          deliveryFee: 3.5,
          deliveryFeeID: 'inner',
          motoboyRemuneration: 2,
        },
      },
      {
        where: 'where two overlap, the first',
        point: HOME,
        is: { deliveryFee: 3.5, deliveryFeeID: 'inner', distance: 0 },
      },
      {
        where: 'on an edge',
        point: at(-22.95, -47.06),
        is: {
          found: true,
          delivery: true,
          deliveryFee: 9.9,
          deliveryFeeID: 'outer',
          motoboyRemuneration: 6.25,
        },
      },
      {
        where: 'in an area that is not served',
        point: LAKE,
        is: {
          found: true,
          delivery: false,
          deliveryFee: 0,
          deliveryFeeID: null,
          motoboyRemuneration: 0,
        },
      },
      {
        where: 'in none',
        point: BEYOND,
        is: { found: true, delivery: false, deliveryFee: 0, deliveryFeeID: null },
      },
      {
        where: 'on null island',
        point: at(0, 0),
        is: { found: false, delivery: false, deliveryFee: 0, distance: null },
      },
    ])('[API-30] [OPEN-052] [DELIVERY-64] a point $where', async ({ point, is }) => {
      const { status, json } = await feeAt(PATCHWORK, point);
      expect(status).toBe(200);
      expect(json).toMatchObject(is);
      const { motoboyRemuneration, ...result } = json as unknown as Record<string, unknown>;
      expect(motoboyRemuneration).toEqual(expect.any(Number));
      expect((await fee(PATCHWORK, { coordinates: point })).json).toEqual(result);
    });

    test.each([
      {
        case: 'a known street',
        body: { street: 'rua do meio', number: '4' },
        is: { deliveryFeeID: 'inner', zone: 'Centro', city: 'Campinas' },
      },
      {
        case: 'a street beyond every area',
        body: { street: 'Estrada Longe' },
        is: { found: true, delivery: false },
      },
      {
        case: 'an unknown street',
        body: { street: 'Rua Nenhuma' },
        is: { found: false, delivery: false, distance: null },
      },
      { case: 'no address', body: {}, is: { found: false } },
    ])('[API-20] [DELIVERY-64] $case', async ({ body, is }) =>
      expect((await fee(PATCHWORK, body)).json).toMatchObject(is),
    );

    test('[DELIVERY-64] a point far from the typed street counts as the street; a forged id is ignored', async () => {
      expect(
        (await fee(PATCHWORK, { street: 'Rua de Fora', coordinates: HOME, deliveryFeeID: 'inner' }))
          .json,
      ).toMatchObject({ deliveryFee: 9.9, deliveryFeeID: 'outer' });
      expect(
        (
          await fee(PATCHWORK, {
            street: 'Estrada Longe',
            coordinates: HOME,
            deliveryFeeID: 'inner',
          })
        ).json,
      ).toMatchObject({ found: true, delivery: false });
      expect((await feeAt(PATCHWORK, OUTER, '?deliveryFeeID=inner')).json).toMatchObject({
        deliveryFee: 9.9,
        deliveryFeeID: 'outer',
      });
      const forged = { address: 'Rua de Fora', coordinates: HOME };
      expect(
        await order(PATCHWORK, 46, forged, { deliveryFee: 3.5, deliveryFeeID: 'inner' }),
      ).toMatchObject({ status: 409, json: { code: 'price_changed', grandTotal: 52.4 } });
      expect(
        await order(
          PATCHWORK,
          42.5,
          { address: 'Estrada Longe', coordinates: HOME },
          { deliveryFee: 0 },
        ),
      ).toMatchObject({ status: 422, json: { code: 'address_out_of_area' } });
    });

    test('[DELIVERY-64] a long street reaches as far as its line, and its houses lie along it', async () => {
      expect(
        (await fee(PATCHWORK, { street: 'Avenida Comprida', coordinates: HOME })).json,
      ).toMatchObject({ deliveryFeeID: 'inner', distance: 0 });
      expect(
        (await fee(PATCHWORK, { street: 'Avenida Comprida', number: '1' })).json,
      ).toMatchObject({ deliveryFeeID: 'inner', distance: 0 });
      expect(
        (await fee(PATCHWORK, { street: 'Avenida Comprida', number: '1001' })).json,
      ).toMatchObject({ deliveryFeeID: 'outer', distance: 5 });
      expect((await fee(PATCHWORK, { street: 'Avenida Comprida' })).json).toMatchObject({
        deliveryFeeID: 'outer',
        distance: 2.5,
      });
    });

    test('[DELIVERY-64] of two parts of a street the one with the house counts', async () => {
      const to = { street: 'Rua Partida', zone: 'Centro', city: 'Campinas' };
      for (const [number, id] of [
        ['99', 'inner'],
        ['100', 'outer'],
      ])
        expect((await fee(PATCHWORK, { ...to, number })).json).toMatchObject({ deliveryFeeID: id });
    });

    test('[DELIVERY-64] of two streets with one name the one in the typed city counts', async () => {
      expect((await fee(PATCHWORK, { street: 'Rua Dupla', city: 'Campinas' })).json).toMatchObject({
        deliveryFeeID: 'inner',
      });
      expect(
        (await fee(PATCHWORK, { street: 'Rua Dupla', city: 'Indaiatuba', coordinates: HOME })).json,
      ).toMatchObject({ found: true, delivery: false });
      expect((await fee(PATCHWORK, { street: 'Rua Dupla', coordinates: HOME })).json).toMatchObject(
        { deliveryFeeID: 'inner' },
      );
    });

    test('[API-20] [API-30] [DOMAIN-037] the fee call, the fee of the point and the order agree', async () => {
      const near = (middle: number) =>
        fc.double({ min: middle - 0.07, max: middle + 0.07, noNaN: true });
      await fc.assert(
        fc.asyncProperty(near(HOME.latitude), near(HOME.longitude), async (latitude, longitude) => {
          const coordinates = { latitude, longitude };
          const [requested, pointed] = [
            (await fee(PATCHWORK, { street: 'Rua Sem Mapa', coordinates })).json,
            (await feeAt(PATCHWORK, coordinates)).json,
          ];
          expect([
            requested['found'],
            requested['delivery'],
            requested['deliveryFee'],
            requested['deliveryFeeID'],
            requested['distance'],
          ]).toEqual([
            pointed['found'],
            pointed['delivery'],
            pointed['deliveryFee'],
            pointed['deliveryFeeID'],
            pointed['distance'],
          ]);
          const total = Math.round((42.5 + Number(requested['deliveryFee'])) * 100) / 100;
          const placed = await order(PATCHWORK, total, { address: 'Rua Sem Mapa', coordinates });
          expect([
            placed.status,
            placed.json['code'],
            placed.json['order']?.['details']?.['deliveryFee'],
          ]).toEqual(
            requested['delivery']
              ? [200, undefined, requested['deliveryFee']]
              : [422, 'address_out_of_area', undefined],
          );
        }),
        { numRuns: 20 },
      );
    });
  });

  test.each([
    ['91', '0', 'latitude'],
    ['here', '0', 'latitude'],
    ['-22.9', 'null', 'longitude'],
    ['-22,9', '0', 'latitude'],
  ])('[API-30] [B21] the point %s, %s is none: 400 with %s', async (latitude, longitude, path) => {
    expect(await feeAt(PATCHWORK, { latitude, longitude })).toMatchObject({
      status: 400,
      json: { code: 'invalid_request', path },
    });
  });

  test.each([{ latitude: 91, longitude: 0 }, { latitude: '-22.9', longitude: '-47' }, 'here'])(
    '[API-20] [B21] coordinates of %j are none, and the street decides',
    async (coordinates) => {
      expect((await fee(PATCHWORK, { street: 'Rua de Fora', coordinates })).json).toMatchObject({
        found: true,
        deliveryFeeID: 'outer',
      });
      expect((await fee(PATCHWORK, { coordinates })).json).toMatchObject({ found: false });
    },
  );

  describe('by region', () => {
    test('[API-22] [OPEN-052] the regions, in their order', async () => {
      expect(
        await api().call('POST', '/restaurant/bee/regions', { body: { restaurantID: REGIONS } }),
      ).toMatchObject({
        status: 200,
        json: [
          { region_id: 'norte', name: 'Zona Norte' },
          { region_id: 'sul', name: 'Zona Sul' },
        ],
      });
      expect(
        (await api().call('POST', '/restaurant/bee/regions', { body: { restaurantID: DINER } }))
          .json,
      ).toEqual([]);
      expect(
        await api().call('POST', '/restaurant/bee/regions', { body: { restaurantID: 999 } }),
      ).toMatchObject({ status: 404, json: { code: 'restaurant_not_found' } });
      expect(await api().call('POST', '/restaurant/bee/regions', { body: {} })).toMatchObject({
        status: 400,
        json: { code: 'invalid_request', path: 'restaurantID' },
      });
    });

    test('[API-23] [DOMAIN-039] a zone of two regions is one zone with the fee of each', async () => {
      const { json } = await api().call('PUT', '/restaurant/deliveryfees', {
        body: { restaurantID: REGIONS },
      });
      expect(json).toEqual([
        {
          id: 'z-fronteira',
          zone: 'Fronteira',
          city: 'Campinas',
          available: true,
          regions: [
            { region_id: 'sul', fee: 7, returnFee: 1 },
            { region_id: 'norte', fee: 5.5, returnFee: 1 },
          ],
        },
        {
          id: 'z-norte',
          zone: 'Norte',
          city: 'Campinas',
          available: true,
          regions: [{ region_id: 'norte', fee: 4, returnFee: 1 }],
        },
      ]);
    });

    test.each([
      { region: 'norte', is: 5.5 },
      { region: 'Zona Sul', is: 7 },
      { region: '', is: 7 },
      { region: 'leste', is: 7 },
    ])(
      '[OPEN-053] [DELIVERY-64] region "$region" of a zone of two costs $is, in the fee and in the order',
      async ({ region, is }) => {
        expect(
          (await fee(REGIONS, { zone: 'fronteira', city: 'Campinas', region })).json,
        ).toMatchObject({
          found: true,
          delivery: true,
          deliveryFee: is,
          deliveryFeeID: 'z-fronteira',
        });
        expect((await fee(REGIONS, { deliveryFeeID: 'z-fronteira', region })).json).toMatchObject({
          deliveryFee: is,
        });
        expect(
          await order(REGIONS, 42.5 + is, { address: 'Rua X', zone: 'Fronteira', region }),
        ).toMatchObject({
          status: 200,
          json: { order: { details: { deliveryFee: is, deliveryFeeID: 'z-fronteira' } } },
        });
      },
    );

    test('[API-30] a point in an unknown zone has the fee of an earlier response’s zone, or is not found', async () => {
      expect((await feeAt(REGIONS, FIELD, '?deliveryFeeID=z-norte')).json).toMatchObject({
        found: true,
        deliveryFee: 4,
        zone: 'Norte',
        distance: 5.12,
      });
      expect((await feeAt(REGIONS, FIELD)).json).toMatchObject({ found: false });
      // the last one belongs to another restaurant
      for (const id of ['z-lua', 'z-centro'])
        expect((await feeAt(REGIONS, FIELD, `?deliveryFeeID=${id}`)).json).toMatchObject({
          found: false,
        });
    });

    test('[DELIVERY-64] a zone without a city is found from an address in any city', async () => {
      const setCity = (city: string) =>
        api().db.query(
          `update delivery_zones set city = $2, city_key = lower($2)
           where restaurant_id = $1 and id = 'z-norte'`,
          [REGIONS, city],
        );
      await setCity('');
      const { json } = await fee(REGIONS, { zone: 'Norte', city: 'Valinhos' });
      await setCity('Campinas');
      expect(json).toMatchObject({ found: true, deliveryFeeID: 'z-norte', city: 'Valinhos' });
    });

    test('[DELIVERY-64] a zone that was stored under an earlier key is found by its name', async () => {
      const setKey = (key: string) =>
        api().db.query(
          `update delivery_zones set zone_key = $2 where restaurant_id = $1 and id = 'z-norte'`,
          [REGIONS, key],
        );
      await setKey('groß łodz ısparta');
      const { sql } = (await readMigrations()).find(({ file }) => file.startsWith('0046_'))!;
      await api().db.exec(sql);
      const found = await Promise.all(
        ['Groß Łódź ISPARTA', 'GROSS LODZ ısparta'].map(
          async (zone) => (await fee(REGIONS, { zone, city: 'Campinas' })).json['deliveryFeeID'],
        ),
      );
      await setKey('norte');
      expect(found).toEqual(['z-norte', 'z-norte']);
    });
  });

  describe('by a confirmed point only', () => {
    const refused = {
      status: 422,
      json: {
        error: 'No address coordinates available for delivery fee calculation.',
        code: 'no_coordinates',
      },
    };

    test.each([null, at(0, 0), { latitude: '-22.9', longitude: '-47.06' }])(
      '[ERRORS-35] [B21] a fee and an order with %j as coordinates are refused',
      async (coordinates) => {
        expect(await fee(POINTED, { street: 'Rua X', coordinates })).toMatchObject(refused);
        expect(await order(POINTED, 46.5, { address: 'Rua X', coordinates })).toMatchObject({
          ...refused,
          json: { ...refused.json, path: 'user.coordinates' },
        });
      },
    );

    test('[ERRORS-35] with them there is a fee', async () => {
      expect((await fee(POINTED, { street: 'Rua X', coordinates: INNER })).json).toMatchObject({
        delivery: true,
        deliveryFee: 4,
      });
      expect((await feeAt(POINTED, INNER)).json).toMatchObject({ delivery: true, deliveryFee: 4 });
      expect((await order(POINTED, 46.5, { address: 'Rua X', coordinates: INNER })).status).toBe(
        200,
      );
    });

    test('missing address fields are reported before the missing point', async () => {
      expect(await order(POINTED, 46.5, { address: 'Rua X', zone: '' })).toMatchObject({
        status: 422,
        json: { code: 'address_incomplete', path: 'user.zone' },
      });
    });
  });

  test.each([
    { case: 'a fixed one', qty: 1, discountType: 'fixed', value: 3, takes: 3 },
    {
      case: 'one of the restaurant’s own type',
      qty: 2,
      discountType: 'percent',
      value: 50,
      takes: 3.25,
    },
    { case: 'a flat fee', qty: 3, discountType: 'flat_fee', value: 1.9, takes: 4.6 },
    {
      case: 'any other, no more than the fee',
      qty: 4,
      discountType: 'welcome',
      value: 99,
      takes: 6.5,
    },
  ])(
    '[DELIVERY-65] [API-21] [CONFLICTS-11] [OPEN-057] [OPEN-058] $case: shown for the cart, taken off its order',
    async ({ qty, discountType, value, takes }) => {
      const subtotal = 42.5 * qty;
      const reported = (
        await api().call('POST', '/restaurant/deliveryfees/discount/by-value', {
          body: { restaurantID: DISCOUNTS, value: subtotal },
        })
      ).json;
      expect(reported).toEqual({ value, discountType });
      const sent = (grandTotal: number) =>
        send(
          api(),
          aDelivery({
            orders: [lasanha({ qty })],
            details: {
              grandTotal,
              deliveryFee: 0,
              deliveryFeeDiscount: 6.5,
              discountType: 'percent',
            },
          }),
          { restaurant: DISCOUNTS },
        );
      const isWhole = takes === 6.5;
      if (!isWhole)
        expect(await sent(subtotal)).toMatchObject({
          status: 409,
          json: { code: 'price_changed', grandTotal: subtotal + 6.5 - takes },
        });
      const { status, json } = await sent(subtotal + 6.5 - takes);
      expect([
        status,
        json['order']?.['details']?.['deliveryFee'],
        json['order']?.['details']?.['deliveryFeeDiscount'],
        json['order']?.['details']?.['discountType'],
      ]).toEqual([200, 6.5, takes, takes > 0 ? discountType : '']);
    },
  );

  test('[DELIVERY-64] [ERRORS-27] a restaurant without zones, areas and distances finds no address', async () => {
    expect((await fee(NOWHERE, { street: 'Rua X', coordinates: HOME })).json).toMatchObject({
      found: false,
      delivery: false,
      deliveryFee: 0,
    });
    expect((await feeAt(NOWHERE, HOME)).json).toMatchObject({ found: false, delivery: false });
    expect(await order(NOWHERE, 42.5, { address: 'Rua X', coordinates: HOME })).toMatchObject({
      status: 422,
      json: { code: 'address_not_found' },
    });
  });
});
