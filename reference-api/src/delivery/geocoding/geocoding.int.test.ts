import { calls, type Call } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { GeocoderUnavailable, type Geocoder } from './geocoder';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { TRATTORIA } from '../../testing/restaurants';
import { plantStreets } from '../../testing/streets';

const BASE = `/restaurant/${TRATTORIA}`;
const LINE = [
  [-47.06, -22.9],
  [-47.06, -22.89],
] as const;

describeOnPostgres('addresses', (api) => {
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
    expect(await get('autocomplete', { query: 'qwxyzk' })).toMatchObject({ status: 200, json: [] });
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
    ['-90.0001', '0', 'lat'],
    ['NaN', '0', 'lat'],
    ['', '0', 'lat'],
    ['Rua', '0', 'lat'],
    ['1e1', '0', 'lat'],
    ['0x10', '0', 'lat'],
    ['Infinity', '0', 'lat'],
    ['0', '-181', 'lon'],
    ['0', '180.1', 'lon'],
    ['0', 'null', 'lon'],
    ['0', '1,5', 'lon'],
    ['0', `1.${'0'.repeat(500)}`, 'lon'],
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
    ['', 0],
    ['h', 0],
    [' h ', 0],
    ['ha', 2],
    ['har', 2],
    ['harm', 2],
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

  test.each(['1302500', '130250000', '1302-5000', 'abcdefgh', '１３０２５０００', "13025000'--"])(
    '[B17] %j is no postal code: 400 with the path',
    async (code) =>
      expect(
        await api().call('GET', `/postal-code/${encodeURIComponent(code)}/json/`),
      ).toMatchObject({ status: 400, json: { code: 'invalid_request', path: 'cep' } }),
  );
});

const down = (): Promise<never> => Promise.reject(new GeocoderUnavailable('timeout'));
const unknown: Geocoder = { search: down, reverse: down, byPostalCode: down };

describeOnPostgres(
  'addresses while no geocoder answers',
  (api) => {
    test.each([
      ['POST', `${BASE}/photon/v2/geocode`],
      ['POST', `${BASE}/photon/geocodeHereMaps`],
      ['GET', `${BASE}/geospatial/autocomplete?query=rua`],
      ['GET', `${BASE}/geospatial/geocode?query=rua`],
      ['GET', `${BASE}/geospatial/reverse-geocode?lat=1&lon=1`],
      ['GET', '/postal-code/13025000/json/'],
    ] as const)('%s %s says so, not that there is no such address', async (method, path) => {
      const { status, json, headers } = await api().call(
        method,
        path,
        method === 'POST' ? { body: { query: 'rua' } } : {},
      );
      expect([status, json, headers['retry-after']]).toEqual([
        503,
        { error: 'Addresses cannot be searched right now', code: 'geocoder_unavailable' },
        '10',
      ]);
    });
  },
  { geocoder: unknown },
);
