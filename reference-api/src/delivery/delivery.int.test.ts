import { calls, minor } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { listBands, replaceBands } from './delivery.repository';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { DINER, TRATTORIA } from '../testing/restaurants';

const FAR = { latitude: -22.95, longitude: -47.06 };
const NEAR = { latitude: -22.904, longitude: -47.06 };

describeOnPostgres('delivery', (api) => {
  const fee = (body: object) => api().call('POST', '/restaurant/deliveryfees', { body });

  test('[API-20] [OPEN-051] delivery data with the restaurant gives the whole fee result', async () => {
    const body = {
      restaurantID: TRATTORIA,
      street: 'Rua Barão',
      number: '12',
      zone: 'Centro',
      city: 'Campinas',
      region: 'SP',
      coordinates: null,
      deliveryFeeID: null,
    };
    const { status, json } = await fee(body);
    expect([status, json]).toEqual([
      200,
      {
        found: true,
        delivery: true,
        deliveryFee: 6.5,
        deliveryFeeID: 'z-centro',
        distance: null,
        street: 'Rua Barão',
        zone: 'Centro',
        city: 'Campinas',
        number: '12',
      },
    ]);
    expect(z.parse(calls.getDeliveryFee.answer, json).deliveryFee).toBe(650);
  });

  test.each([
    {
      case: 'whatever its case and accents',
      zone: ' CAMBUI ',
      is: { found: true, delivery: true, deliveryFee: 8, zone: 'Cambuí' },
    },
    {
      case: 'known but not served',
      zone: 'sitio longe',
      is: { found: true, delivery: false, deliveryFee: 0 },
    },
    { case: 'unknown', zone: 'Marte', is: { found: false, delivery: false, deliveryFee: 0 } },
    {
      case: 'missing, but of a known street',
      zone: '',
      street: 'avenida julio de mesquita',
      is: { found: true, delivery: true, deliveryFee: 8, zone: 'Cambuí' },
    },
    {
      case: 'missing, but chosen by id',
      zone: '',
      deliveryFeeID: 'z-centro',
      is: { found: true, deliveryFee: 6.5, zone: 'Centro' },
    },
    {
      case: 'other than the cheap id beside it',
      zone: 'Cambuí',
      deliveryFeeID: 'z-centro',
      is: { deliveryFee: 8, deliveryFeeID: 'z-cambui' },
    },
  ])(
    '[DELIVERY-64] by neighborhood: $case',
    async ({ zone, street = 'Rua X', deliveryFeeID = null, is }) => {
      expect(
        (
          await fee({
            restaurantID: TRATTORIA,
            street,
            number: '1',
            zone,
            city: 'Campinas',
            deliveryFeeID,
          })
        ).json,
      ).toMatchObject(is);
    },
  );

  test.each([
    {
      case: 'a confirmed point in the first band',
      body: { coordinates: NEAR },
      is: { found: true, delivery: true, deliveryFee: 2, distance: 0.44 },
    },
    {
      case: 'a known street in the second',
      body: { street: 'LINCOLN AVENUE' },
      is: { found: true, delivery: true, deliveryFee: 2, city: 'Springfield' },
    },
    {
      case: 'beyond the last band',
      body: { coordinates: FAR },
      is: { found: true, delivery: false, deliveryFee: 0 },
    },
    {
      case: 'nothing to measure from',
      body: { street: 'Nowhere Street' },
      is: { found: false, delivery: false, distance: null },
    },
  ])('[DELIVERY-64] by location: $case', async ({ body, is }) => {
    expect(
      (await fee({ restaurantID: DINER, street: '', number: '1', zone: '', city: '', ...body }))
        .json,
    ).toMatchObject(is);
  });

  test('[DELIVERY-64] by location: the end of a band belongs to it', async () => {
    const bands = await listBands(api().db, DINER);
    await replaceBands(api().db, DINER, [{ maxKm: 0.44, fee: minor(200) }]);
    const to = { street: '', number: '1', zone: '', city: '', coordinates: NEAR };
    const { json } = await fee({ restaurantID: DINER, ...to });
    await replaceBands(api().db, DINER, bands);
    expect(json).toMatchObject({ delivery: true, deliveryFee: 2, distance: 0.44 });
  });

  test.each([
    [79.99, { value: 0, discountType: '' }],
    [80, { value: 50, discountType: 'percent' }],
    [199, { value: 50, discountType: 'percent' }],
    [200, { value: 1, discountType: 'flat_fee' }],
  ])(
    '[API-21] [CONFLICTS-12] a cart of %s gets %j, and the value under its own name only',
    async (value, expected) => {
      const { status, json } = await api().call(
        'POST',
        '/restaurant/deliveryfees/discount/by-value',
        { body: { restaurantID: TRATTORIA, value } },
      );
      expect([status, json]).toEqual([200, expected]);
    },
  );

  test('[API-23] [CONFLICTS-27] a PUT reads the zones, each with its fee per region', async () => {
    const { status, json } = await api().call('PUT', '/restaurant/deliveryfees', {
      body: { restaurantID: TRATTORIA },
    });
    expect(status).toBe(200);
    expect(json).toHaveLength(3);
    expect(json[0]).toEqual({
      id: 'z-centro',
      zone: 'Centro',
      city: 'Campinas',
      available: true,
      regions: [{ region_id: 'centro', fee: 6.5, returnFee: 0 }],
    });
  });

  test.each([
    ['POST', '/restaurant/deliveryfees', { street: 'a', number: '1', zone: '', city: '' }],
    ['POST', '/restaurant/deliveryfees/discount/by-value', { value: 1 }],
    ['PUT', '/restaurant/deliveryfees', {}],
  ] as const)('%s %s accepts no other restaurant, in any spelling', async (method, path, body) => {
    for (const restaurantID of [999, 0, -1, 1.5, 1e300]) {
      expect(await api().call(method, path, { body: { ...body, restaurantID } })).toMatchObject({
        status: 404,
        json: { code: 'restaurant_not_found' },
      });
    }
    for (const restaurantID of ['501', null, undefined, {}]) {
      expect(await api().call(method, path, { body: { ...body, restaurantID } })).toMatchObject({
        status: 400,
        json: { code: 'invalid_request', path: 'restaurantID' },
      });
    }
  });
});
