import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { minor, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { advanceOrder } from '../orders/advance-order';
import type { Queryable } from '../platform/db/database';
import {
  HOME,
  PATCHWORK,
  placesRestaurants,
  REGIONS,
  seedPlaces,
} from '../testing/delivery-places';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, send } from '../testing/orders';
import { dropOrderPoints, type PointScope, saveAddressPoint } from './address-points.repository';
import { replaceAreas } from './delivery-areas.repository';
import { findDeliveryFee } from './find-delivery-fee';
import { type Geocoder, GeocoderUnavailable, type Place } from './geocoding/geocoder';

const [DEVICE, OTHER_DEVICE] = [randomUUID(), randomUUID()];
const place = (more: Partial<Place>): Place => ({
  latitude: HOME.latitude,
  longitude: HOME.longitude,
  street: '',
  number: '',
  zone: '',
  city: '',
  uf: '',
  cep: '',
  name: '',
  ...more,
});
const requested: string[] = [];
let isDown = false;
/**
 * Finds one street, returns another for every query that contains 'quase', and can be switched off.
 */
const geocoder: Geocoder = {
  search: (query) => {
    requested.push(query);
    if (isDown) return Promise.reject(new GeocoderUnavailable('timeout'));
    if (query.includes('Aurora'))
      return Promise.resolve([
        place({ street: 'Rua Outra', latitude: -10 }),
        place({ street: 'Rua Aurora', latitude: -22.94, zone: 'Norte', city: 'Campinas' }),
      ]);
    return Promise.resolve(query.includes('quase') ? [place({ street: 'Avenida Central' })] : []);
  },
  reverse: ({ latitude }) => {
    if (isDown) return Promise.reject(new GeocoderUnavailable('busy'));
    return Promise.resolve(
      latitude > -22.9 ? place({ street: 'Rua Norte', zone: 'Norte', city: 'Campinas' }) : null,
    );
  },
  byPostalCode: () =>
    isDown ? Promise.reject(new GeocoderUnavailable('timeout')) : Promise.resolve(null),
};

describeOnPostgres(
  'points of addresses',
  (api) => {
    beforeAll(() => seedPlaces(api()));
    beforeEach(() => {
      isDown = false;
      requested.length = 0;
    });

    const advance = async (uuid: string): Promise<{ status: string }> =>
      (await advanceOrder(api().db, uuid, api().clock.now())) ?? { status: 'OVER' };
    const headersOf = (device: string | null): Record<string, string> =>
      device === null ? {} : { 'x-storefront-device': device };
    const put = (restaurant: number | string, address: object, device: string | null = DEVICE) =>
      api().call('PUT', `/restaurant/${restaurant}/coordinates`, {
        body: { street: '', number: '', zone: '', city: '', ...address },
        headers: headersOf(device),
      });
    const fee = (restaurantID: number, body: object, device: string | null = DEVICE) =>
      api().call('POST', '/restaurant/deliveryfees', {
        body: { restaurantID, street: '', number: '', zone: '', city: '', ...body },
        headers: headersOf(device),
      });

    test('[API-24] [OPEN-052] stores the confirmed point of an address, which then decides its fee', async () => {
      const address = { street: 'Travessa Nova', number: '12', zone: 'Centro', city: 'Campinas' };
      const coordinates = { latitude: -22.94, longitude: -47.06 };
      expect(await put(PATCHWORK, address)).toMatchObject({
        status: 404,
        json: { error: 'Address not found', code: 'address_not_found' },
      });
      expect(await put(PATCHWORK, { ...address, coordinates })).toMatchObject({
        status: 200,
        json: coordinates,
      });
      expect((await put(PATCHWORK, { ...address, street: ' TRAVESSA  nova' })).json).toEqual(
        coordinates,
      );
      expect((await fee(PATCHWORK, address)).json).toMatchObject({
        found: true,
        deliveryFeeID: 'outer',
      });
      expect((await fee(PATCHWORK, { ...address, number: '13' })).json).toMatchObject({
        found: false,
      });
      const other = { latitude: -22.905, longitude: -47.06 };
      expect((await put(PATCHWORK, { ...address, coordinates: other })).json).toEqual(other);
      expect((await fee(PATCHWORK, address)).json).toMatchObject({ deliveryFeeID: 'inner' });
    });

    describe('the point that one client set', () => {
      const address = {
        street: 'Rua das Andorinhas',
        number: '40',
        zone: 'Centro',
        city: 'Campinas',
      };
      const coordinates = { latitude: -22.905, longitude: -47.06 };
      const order = (point: object | null, fingerprint: string = randomUUID()) =>
        aDelivery({
          fingerprint,
          details: { deliveryFee: 3.5, grandTotal: 46 },
          user: {
            address: address.street,
            number: address.number,
            zone: address.zone,
            city: address.city,
            coordinates: point,
          },
        });

      test('[API-24] neither changes the fee of another device nor of a client without an id', async () => {
        expect((await put(PATCHWORK, { ...address, coordinates })).json).toEqual(coordinates);
        expect((await fee(PATCHWORK, address)).json).toMatchObject({
          found: true,
          deliveryFeeID: 'inner',
        });
        for (const other of [OTHER_DEVICE, null, 'x', '']) {
          expect((await fee(PATCHWORK, address, other)).json).toMatchObject({ found: false });
          expect((await put(PATCHWORK, address, other)).status).toBe(404);
        }
      });

      test('[API-24] a client without an id gets its point confirmed, and nothing is stored', async () => {
        const nameless = { ...address, number: '41' };
        expect((await put(PATCHWORK, { ...nameless, coordinates }, null)).json).toEqual(
          coordinates,
        );
        expect((await put(PATCHWORK, nameless, null)).status).toBe(404);
      });

      test('[API-24] counts for the same device, and for everyone once an order with it was delivered', async () => {
        await put(PATCHWORK, { ...address, coordinates });
        expect(
          await send(api(), order(null, OTHER_DEVICE), { restaurant: PATCHWORK }),
        ).toMatchObject({ status: 422 });
        expect(await send(api(), order(null, DEVICE), { restaurant: PATCHWORK })).toMatchObject({
          status: 200,
        });
        const sent = order(coordinates);
        expect((await send(api(), sent, { restaurant: PATCHWORK })).status).toBe(200);
        let { status } = await advance(sent.details.uuid);
        while (status !== 'OVER') {
          expect((await fee(PATCHWORK, address, OTHER_DEVICE)).json).toMatchObject({
            found: false,
          });
          ({ status } = await advance(sent.details.uuid));
        }
        for (const other of [OTHER_DEVICE, null])
          expect((await fee(PATCHWORK, address, other)).json).toMatchObject({
            found: true,
            deliveryFeeID: 'inner',
          });
        const own = { latitude: -22.94, longitude: -47.06 };
        await put(PATCHWORK, { ...address, coordinates: own });
        expect((await put(PATCHWORK, address)).json).toEqual(own);
        expect((await put(PATCHWORK, address, OTHER_DEVICE)).json).toEqual(coordinates);
      });
    });

    test('[API-24] a point on the equator is one, and the case of a device id is ignored', async () => {
      const address = { street: 'Avenida do Equador', number: '1', zone: '', city: '' };
      const coordinates = { latitude: 0, longitude: -51.07 };
      expect((await put(PATCHWORK, { ...address, coordinates })).json).toEqual(coordinates);
      expect((await put(PATCHWORK, address, DEVICE.toUpperCase())).json).toEqual(coordinates);
    });

    test('[API-24] each restaurant keeps its own', async () => {
      const address = { street: 'Rua Particular', number: '1', zone: '', city: '' };
      await put(PATCHWORK, { ...address, coordinates: HOME });
      expect((await put(REGIONS, address)).status).toBe(404);
    });

    test("[API-24] a point out of its street's reach is not stored: the street is returned", async () => {
      const address = { street: 'Estrada Longe', number: '5', zone: 'Rural', city: 'Campinas' };
      expect((await put(PATCHWORK, { ...address, coordinates: HOME })).json).toEqual({
        latitude: -23.2,
        longitude: -47.3,
      });
      expect((await put(PATCHWORK, address)).json).toEqual({ latitude: -23.2, longitude: -47.3 });
      expect((await fee(PATCHWORK, address)).json).toMatchObject({ delivery: false });
    });

    test('[API-24] nor is a point that shares the latitude of its street alone', async () => {
      const address = { street: 'Estrada Longe', number: '6', zone: 'Rural', city: 'Campinas' };
      const points = () => api().db.query('select 1 from address_points');
      const before = await points();
      const coordinates = { latitude: -23.2, longitude: -47.2 };
      expect((await put(PATCHWORK, { ...address, coordinates })).json).toEqual({
        latitude: -23.2,
        longitude: -47.3,
      });
      expect(await points()).toEqual(before);
    });

    test.each([
      ['null island', { street: 'Rua Qualquer', coordinates: { latitude: 0, longitude: 0 } }],
      ['91 degrees', { street: 'Rua Qualquer', coordinates: { latitude: 91, longitude: 0 } }],
      ['text', { street: 'Rua Qualquer', coordinates: 'here' }],
      ['no street', {}],
      ['a street of 10,000 letters', { street: 'x'.repeat(10_000) }],
    ])('[API-24] %s: 404', async (_case, address) =>
      expect((await put(PATCHWORK, address)).status).toBe(404),
    );

    test('[API-24] a long address has its point too; of an unknown restaurant there is none', async () => {
      const coordinates = { latitude: -22.9, longitude: -47.06 };
      expect((await put(PATCHWORK, { street: 'x'.repeat(10_000), coordinates })).json).toEqual(
        coordinates,
      );
      expect((await put(PATCHWORK, { street: 'x'.repeat(10_000) })).json).toEqual(coordinates);
      for (const restaurant of [999, 'x', '1e3', -1])
        expect(await put(restaurant, { street: 'a', coordinates })).toMatchObject({
          status: 404,
          json: { code: 'restaurant_not_found' },
        });
    });

    test('above the limit the oldest points are deleted, but a delivered order’s never for a device’s', async () => {
      const save = (number: string, minute: number, scope: PointScope = { device: DEVICE }) =>
        saveAddressPoint(
          api().db,
          {
            restaurantId: REGIONS,
            address: { street: 'Rua Cheia', number, zone: '', city: '' },
            scope,
          },
          HOME,
          new Date(Date.UTC(2026, 0, 1, 0, minute)),
          3,
        );
      await save('6', 0, { deliveredOrder: 1 });
      for (const minute of [1, 2, 3, 4, 5]) await save(String(minute), minute);
      await save('3', 6);
      await save('7', 7);
      const known = await Promise.all(
        ['1', '2', '3', '4', '5', '6', '7'].map(
          async (number) => (await put(REGIONS, { street: 'rua cheia', number })).status,
        ),
      );
      expect(known).toEqual([404, 404, 200, 404, 200, 200, 200]);
    });

    test('the points of an erased customer stay at other restaurants', async () => {
      const address = { street: 'Rua Apagada', number: '1', zone: '', city: '' };
      for (const restaurant of [PATCHWORK, REGIONS])
        await put(restaurant, { ...address, coordinates: HOME });
      await dropOrderPoints(api().db, PATCHWORK, [{ id: 0, address, device: DEVICE }]);
      expect([
        (await put(PATCHWORK, address)).status,
        (await put(REGIONS, address)).status,
      ]).toEqual([404, 200]);
    });

    describe('by the geocoder', () => {
      test('[API-20] [API-24] the geocoder locates a street unknown to the restaurant by its own name', async () => {
        expect(
          (await fee(PATCHWORK, { street: 'Rua Aurora', number: '7', city: 'Campinas' })).json,
        ).toMatchObject({ found: true, deliveryFeeID: 'outer', zone: 'Norte', city: 'Campinas' });
        expect(requested).toEqual(['Rua Aurora, 7, Campinas']);
        expect((await put(PATCHWORK, { street: 'Rua Aurora' })).json).toEqual({
          latitude: -22.94,
          longitude: -47.06,
        });
        expect((await fee(PATCHWORK, { street: 'Rua quase central' })).json).toMatchObject({
          found: false,
        });
      });

      test('[API-30] [DELIVERY-64] by neighborhood, the zone of a point is the one around it', async () => {
        const at = (latitude: number) =>
          api().call(
            'GET',
            `/restaurant/${REGIONS}/geospatial/deliveryfee` +
              `/latitude/${latitude}/longitude/-47.06?deliveryFeeID=z-fronteira`,
          );
        expect((await at(-22.89)).json).toMatchObject({
          found: true,
          deliveryFee: 4,
          deliveryFeeID: 'z-norte',
        });
        expect((await at(-22.95)).json).toMatchObject({
          found: true,
          deliveryFee: 7,
          deliveryFeeID: 'z-fronteira',
        });
      });

      test('[ERRORS-28] without a geocoder fee, point and order get 503; calls without a lookup succeed', async () => {
        isDown = true;
        const down = {
          status: 503,
          json: { error: 'An unexpected error occurred', code: 'geocoder_unavailable' },
          headers: { 'retry-after': '10' },
        };
        expect(await fee(PATCHWORK, { street: 'Rua Aurora' })).toMatchObject(down);
        expect(await put(PATCHWORK, { street: 'Rua Aurora' })).toMatchObject(down);
        const user = { address: 'Rua Aurora', number: '9', zone: 'x', city: 'Campinas' };
        expect(await send(api(), aDelivery({ user }), { restaurant: PATCHWORK })).toMatchObject(
          down,
        );
        expect(
          (await fee(PATCHWORK, { street: 'Rua Aurora', coordinates: HOME })).json,
        ).toMatchObject({ deliveryFeeID: 'inner' });
        expect((await fee(REGIONS, { street: 'Rua Aurora', zone: 'Norte' })).json).toMatchObject({
          deliveryFee: 4,
        });
      });

      test.each([
        ['POST', '/restaurant/501/photon/v2/geocode'],
        ['POST', '/restaurant/501/photon/geocodeHereMaps'],
        ['GET', '/restaurant/501/geospatial/autocomplete?query=rua'],
        ['GET', '/restaurant/501/geospatial/geocode?query=rua'],
        ['GET', '/restaurant/501/geospatial/reverse-geocode?lat=1&lon=1'],
        ['GET', '/postal-code/13025000/json/'],
      ] as const)(
        'without a geocoder %s %s says so, not that there is no such address',
        async (method, path) => {
          isDown = true;
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
        },
      );

      test('an accepted order is answered again while no geocoder answers', async () => {
        const order = aDelivery({
          user: { address: 'Rua Aurora', number: '9', zone: 'x', city: 'Campinas' },
          details: { grandTotal: 52.4 },
        });
        const first = await send(api(), order, { restaurant: PATCHWORK });
        isDown = true;
        const again = await send(api(), order, { restaurant: PATCHWORK });
        expect([first.status, again.status, again.json['order']?.['details']?.['uuid']]).toEqual([
          200,
          200,
          order.details.uuid,
        ]);
      });
    });

    test('a fee among 300 areas of 200 points is one question to the database', async () => {
      const ring = (turn: number) =>
        Array.from(
          { length: 200 },
          (_, at) =>
            [
              HOME.longitude + 0.02 * turn + 0.01 * Math.cos((at * Math.PI) / 100),
              HOME.latitude + 0.01 * Math.sin((at * Math.PI) / 100),
            ] as const,
        );
      const areas = Array.from({ length: 300 }, (_, at) => ({
        id: `a${at}`,
        name: '',
        ring: ring(at),
        fee: minor(at),
        courierPay: minor(0),
        available: true,
      }));
      await replaceAreas(api().db, REGIONS, areas);
      const statements: string[] = [];
      const counted: Queryable = {
        exec: (sql) => api().db.exec(sql),
        query: (sql, params) => (statements.push(sql), api().db.query(sql, params)),
      };
      const info = { ...z.parse(RestaurantInfo, placesRestaurants[0]?.info), id: REGIONS };
      const found = await findDeliveryFee({ on: counted, geocoder }, info, {
        street: '',
        number: '',
        zone: '',
        city: '',
        coordinates: { latitude: HOME.latitude, longitude: HOME.longitude + 0.02 * 250 },
      });
      await replaceAreas(api().db, REGIONS, []);
      expect(found).toMatchObject({ ok: true, value: { deliveryFeeID: 'a250', deliveryFee: 250 } });
      expect(statements).toHaveLength(1);
    });
  },
  { geocoder },
);
