import * as z from 'zod/mini';
import { type Call, calls, minor } from '@storefront/shared-domain/contracts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { DINER, TRATTORIA } from '../testing/restaurants';
import { plantStreets } from '../testing/streets';
import { findPrices } from './delivery-areas.repository';
import { replaceBands } from './delivery.repository';

describeOnPostgres('delivery fees and addresses', (api) => {
  describe('delivery', () => {
    const FAR = { latitude: -22.95, longitude: -47.06 };
    const NEAR = { latitude: -22.904, longitude: -47.06 };

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
      const { bands } = await findPrices(api().db, DINER, NEAR);
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
    ] as const)(
      '%s %s accepts no other restaurant, in any spelling',
      async (method, path, body) => {
        for (const restaurantID of [999, 0, -1, 1.5, 1e300]) {
          expect(await api().call(method, path, { body: { ...body, restaurantID } })).toMatchObject(
            {
              status: 404,
              json: { code: 'restaurant_not_found' },
            },
          );
        }
        for (const restaurantID of ['501', null, undefined, {}]) {
          expect(await api().call(method, path, { body: { ...body, restaurantID } })).toMatchObject(
            {
              status: 400,
              json: { code: 'invalid_request', path: 'restaurantID' },
            },
          );
        }
      },
    );
  });

  describe('addresses', () => {
    const BASE = `/restaurant/${TRATTORIA}`;
    const LINE = [
      [-47.06, -22.9],
      [-47.06, -22.89],
    ] as const;

    const photon = (query: unknown, restaurant: string | number = TRATTORIA) =>
      api().call('POST', `/restaurant/${restaurant}/photon/v2/geocode`, { body: { query } });
    const hereMaps = (query: unknown) =>
      api().call('POST', `${BASE}/photon/geocodeHereMaps`, { body: { query } });
    const get = (
      path: string,
      query: Record<string, string> = {},
      restaurant: string | number = TRATTORIA,
    ) =>
      api().call(
        'GET',
        `/restaurant/${restaurant}/geospatial/${path}?${new URLSearchParams(query).toString()}`,
      );
    const fits = (call: Call, json: unknown): void => void z.parse(call.answer, json);

    beforeAll(() =>
      plantStreets(api().db, [
        {
          street: 'Rua Harmonia',
          zone: 'Cambuí',
          city: 'Campinas',
          cep: '13025-000',
          from: 1,
          to: 1001,
          line: LINE,
        },
        {
          street: 'Rua Harmonia Velha',
          zone: 'Centro',
          city: 'Campinas',
          cep: '13010-000',
          line: [
            [-47.09, -22.9],
            [-47.09, -22.89],
          ],
        },
      ]),
    );

    test('[API-25] [API-27] [OPEN-052] a search lists suggestions, the same by either call', async () => {
      const [posted, requested] = [
        await photon('rua harmônia 501'),
        await get('autocomplete', { query: 'rua harmônia 501' }),
      ];
      expect([posted.status, requested.status]).toEqual([200, 200]);
      expect(posted.json).toEqual(requested.json);
      const [first, ...others] = posted.json as unknown as { lat: number; lng: number }[];
      expect(first).toEqual({
        street: 'Rua Harmonia',
        addr: 'Rua Harmonia, 501 - Cambuí, Campinas - SP',
        lat: expect.closeTo(-22.895, 5),
        lng: -47.06,
        district: 'Cambuí',
        city: 'Campinas',
      });
      expect(others).toHaveLength(1);
      fits(calls.searchPhoton, posted.json);
      fits(calls.searchGeospatial, requested.json);
    });

    test('[API-26] the likeliest point of a text, by its short names', async () => {
      const { status, json } = await hereMaps('harmonia 1');
      expect([status, json]).toEqual([200, { lat: -22.9, lng: -47.06 }]);
      fits(calls.geocodeHereMaps, json);
    });

    test('[API-28] [OPEN-052] the address of a point; the coordinates are those of the request', async () => {
      const { status, json } = await get('reverse-geocode', { lat: '-22.895', lon: '-47.0603' });
      expect([status, json]).toEqual([
        200,
        {
          address: {
            street: 'Rua Harmonia',
            number: '501',
            city: 'Campinas',
            zone: 'Cambuí',
            name: '',
          },
          coordinates: { latitude: -22.895, longitude: -47.0603 },
          complements: { number: '501', complement: '', referencePoint: '' },
        },
      ]);
      fits(calls.reverseGeocode, json);
    });

    test('[API-29] [OPEN-052] the address of a text, without what delivery costs', async () => {
      const { status, json } = await get('geocode', { query: 'Rua Harmonia 1' });
      expect([status, json]).toEqual([
        200,
        {
          address: {
            street: 'Rua Harmonia',
            number: '1',
            city: 'Campinas',
            zone: 'Cambuí',
            name: '',
          },
          coordinates: { latitude: -22.9, longitude: -47.06 },
          complements: { number: '1', complement: '', referencePoint: '' },
        },
      ]);
      fits(calls.geocodeGeospatial, json);
    });

    test('a missing result is an empty list, or 404 where one result was requested', async () => {
      expect(await photon('qwxyzk')).toMatchObject({ status: 200, json: [] });
      expect(await get('autocomplete', { query: 'qwxyzk' })).toMatchObject({
        status: 200,
        json: [],
      });
      const NOT_FOUND = {
        status: 404,
        json: { error: 'Address not found', code: 'address_not_found' },
      };
      expect(await hereMaps('qwxyzk')).toMatchObject(NOT_FOUND);
      expect(await get('geocode', { query: 'qwxyzk' })).toMatchObject(NOT_FOUND);
      for (const [lat, lon] of [
        ['0', '0'],
        ['-30', '-30'],
        ['-17', '180'],
        ['90', '0'],
      ] as const)
        expect(await get('reverse-geocode', { lat, lon })).toMatchObject(NOT_FOUND);
    });

    test.each([
      ['91', '0', 'lat'],
      ['NaN', '0', 'lat'],
      ['', '0', 'lat'],
      ['0', '-181', 'lon'],
      ['0', '1,5', 'lon'],
    ])(
      '[B21] latitude %j and longitude %j are no point: 400 with the path',
      async (lat, lon, path) => {
        const { status, json } = await get('reverse-geocode', { lat, lon });
        expect([status, json['code'], json['path']]).toEqual([400, 'invalid_request', path]);
      },
    );

    test('[B21] neither are none and two', async () => {
      expect((await get('reverse-geocode')).json).toMatchObject({
        code: 'invalid_request',
        path: 'lat',
      });
      expect((await get('reverse-geocode', { lat: '1' })).json).toMatchObject({
        code: 'invalid_request',
        path: 'lon',
      });
      expect(
        (await api().call('GET', `${BASE}/geospatial/reverse-geocode?lat=1&lat=2&lon=1`)).json,
      ).toMatchObject({ code: 'invalid_request', path: 'lat' });
    });

    test.each([
      ['h', 0],
      ['ha', 2],
      [`harmonia${' '.repeat(247)}`, 2],
      ['([xq]+)+$'.repeat(25), 0],
    ])('[B22] %j has %i suggestions', async (query, count) => {
      expect((await photon(query)).json).toHaveLength(count);
      expect((await get('autocomplete', { query })).json).toHaveLength(count);
    });

    test('[B22] 256 characters are too many, and what is no text is none', async () => {
      const long = 'a'.repeat(256);
      for (const answer of [
        await photon(long),
        await hereMaps(long),
        await get('autocomplete', { query: long }),
        await get('geocode', { query: long }),
        await photon(7),
        await photon(null),
        await photon(['a']),
      ]) {
        expect(answer).toMatchObject({
          status: 400,
          json: { code: 'invalid_request', path: 'query' },
        });
      }
    });

    test('no other restaurant is known, however it is written', async () => {
      for (const restaurant of [999, 0, '-1', '1e2', 'x', "1'--"]) {
        for (const answer of [
          await photon('harmonia', restaurant),
          await get('autocomplete', { query: 'harmonia' }, restaurant),
          await get('geocode', { query: 'harmonia' }, restaurant),
          await get('reverse-geocode', { lat: '0', lon: '0' }, restaurant),
        ]) {
          expect(answer).toMatchObject({ status: 404, json: { code: 'restaurant_not_found' } });
        }
      }
    });

    test('[OPEN-020] [B17] a postal code, with or without hyphen, gives its street; an unknown one none', async () => {
      for (const code of ['13025000', '13025-000']) {
        const { status, json } = await api().call('GET', `/postal-code/${code}/json/`);
        expect([status, json]).toEqual([
          200,
          {
            logradouro: 'Rua Harmonia',
            bairro: 'Cambuí',
            localidade: 'Campinas',
            uf: 'SP',
            erro: false,
          },
        ]);
        fits(calls.getPostalCode, json);
      }
      expect(await api().call('GET', '/postal-code/99999999/json/')).toMatchObject({
        status: 200,
        json: { erro: true },
      });
      expect((await api().call('GET', '/postal-code/13025000/json')).status).toBe(200);
    });

    test.each(['1302500', '1302-5000'])(
      '[B17] %j is no postal code: 400 with the path',
      async (code) =>
        expect(
          await api().call('GET', `/postal-code/${encodeURIComponent(code)}/json/`),
        ).toMatchObject({ status: 400, json: { code: 'invalid_request', path: 'cep' } }),
    );
  });
});
