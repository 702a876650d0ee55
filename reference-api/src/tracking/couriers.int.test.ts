import { calls } from '@storefront/shared-domain/contracts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { GeocoderUnavailable, type Geocoder, type Place } from '../delivery/geocoding/geocoder';
import { logInToRiding, openRiding, placedToRide, RIDING } from '../testing/courier-restaurant';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, placed } from '../testing/orders';
import { TRATTORIA } from '../testing/restaurants';
import { addJourney, giveHome, giveToRider } from './journeys.repository';
import { OPERATOR_KEY } from '../testing/test-api';

const HALFWAY = { latitude: -22.899, longitude: -47.056 };

describeOnPostgres('couriers', (api) => {
  beforeAll(() => openRiding(api()));
  const journey = (uuid: unknown) =>
    api().call(
      'GET',
      `/restaurant/journey-orders/get-by-order-uuid?orderUUID=${encodeURIComponent(String(uuid))}`,
    );
  const position = (uuid: unknown, restaurant: unknown = RIDING) =>
    api().call(
      'GET',
      `/get-by-order?restaurant-id=${String(restaurant)}&order-uuid=${String(uuid)}`,
    );
  const send = (uuid: unknown, body: unknown = HALFWAY, token: string | undefined = OPERATOR_KEY) =>
    api().call('PUT', `/restaurant/journey-orders/${String(uuid)}/position`, {
      body,
      ...(token === '' ? {} : { token }),
    });
  const advance = (uuid: unknown) => api().call('POST', `/demo/orders/${String(uuid)}/advance`);
  const stored = async (uuid: unknown) =>
    (
      await api().db.query(
        'select j.order_id from journeys j join orders o on o.id = j.order_id where o.uuid = $1',
        [uuid],
      )
    ).length;
  const NONE = { status: 404, json: { code: 'journey_not_found' } };

  test('[API-13] [OPEN-053] the way of an order that is on it: from the restaurant to its address', async () => {
    const { uuid } = await placedToRide(api());
    const { status, json, headers } = await journey(uuid);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(z.parse(calls.getJourney.answer, json)).toEqual({
      orderUUID: uuid,
      restaurantId: RIDING,
      courier: '',
      startedAt: api().clock.now().toISOString(),
      origin: { latitude: -22.9, longitude: -47.06 },
      destination: { latitude: -22.898, longitude: -47.053 },
      position: null,
    });
  });

  test('[S03] [API-13] its destination is exact for its customer, a block for other clients', async () => {
    const [ana, leo] = [await logInToRiding(api(), 'ana'), await logInToRiding(api(), 'leo')];
    const { uuid } = await placedToRide(api(), 4, ana);
    const path = `/restaurant/journey-orders/get-by-order-uuid?orderUUID=${String(uuid)}`;
    await journey(uuid);
    await api().db.query(
      'update journeys set destination_latitude = -22.89812, destination_longitude = -47.05349',
    );
    expect((await api().call('GET', path, { token: ana })).json['destination']).toEqual({
      latitude: -22.89812,
      longitude: -47.05349,
    });
    for (const more of [{}, { token: leo }])
      expect((await api().call('GET', path, more)).json['destination']).toEqual({
        latitude: -22.898,
        longitude: -47.053,
      });
    expect((await api().call('GET', path, { token: 'nonsense' })).status).toBe(401);
  });

  test("[API-15] [OPEN-053] the position of the courier, its age, and the courier's name", async () => {
    const { uuid } = await placedToRide(api());
    expect(await position(uuid)).toMatchObject(NONE);
    expect(await send(uuid, { ...HALFWAY, courier: 'Jonas' })).toMatchObject({
      status: 200,
      json: { ...HALFWAY, number: 1 },
    });
    api().clock.pass(90_000);
    expect((await position(uuid)).json).toMatchObject({ ...HALFWAY, number: 1, secondsAgo: 90 });
    await send(uuid, { latitude: -22.8985, longitude: -47.054 });
    expect((await journey(uuid)).json).toMatchObject({
      courier: 'Jonas',
      position: { number: 2, secondsAgo: 0, longitude: -47.054 },
    });
  });

  test('[API-15] of two positions of one moment the later one is stored', async () => {
    const { uuid } = await placedToRide(api());
    await send(uuid);
    expect((await send(uuid, { latitude: -22.8985, longitude: -47.054 })).json).toMatchObject({
      number: 2,
      longitude: -47.054,
    });
  });

  test('[OPEN-053] a journey keeps its destination, and the courier of its first position', async () => {
    const { id, uuid } = await placedToRide(api());
    await send(uuid, { ...HALFWAY, courier: 'Jonas' });
    const orderId = Number(id);
    await giveHome(api().db, orderId, { latitude: 1, longitude: 2 });
    await giveToRider(api().db, { orderId, courier: 'another', line: [] });
    expect((await journey(uuid)).json).toMatchObject({
      courier: 'Jonas',
      destination: { latitude: -22.898, longitude: -47.053 },
    });
  });

  test.each([
    [0, 'is just placed'],
    [3, 'is ready'],
    [5, 'arrived'],
  ])(
    '[API-13] [API-15] an order moved on by %i stages, which %s, has no way to be seen',
    async (stages) => {
      const { uuid } = await placedToRide(api(), stages);
      for (const answer of [await journey(uuid), await position(uuid), await send(uuid)])
        expect(answer).toMatchObject(NONE);
      expect(await stored(uuid)).toBe(0);
    },
  );

  test.each(['advance', 'cancel'])(
    '[OPEN-053] no position of a courier is stored once the order ends (%s)',
    async (end) => {
      const { uuid } = await placedToRide(api());
      await send(uuid);
      expect(await stored(uuid)).toBe(1);
      await api().call('POST', `/demo/orders/${String(uuid)}/${end}`);
      expect(await stored(uuid)).toBe(0);
      expect(await send(uuid)).toMatchObject(NONE);
    },
  );

  test('no journey is stored for an order that has arrived meanwhile', async () => {
    const { id, uuid } = await placedToRide(api(), 5);
    await addJourney(api().db, { orderId: Number(id), origin: null, destination: null });
    expect(await stored(uuid)).toBe(0);
  });

  test('a position that comes while the order arrives is not stored after it', async () => {
    const { uuid } = await placedToRide(api());
    await Promise.all([send(uuid), advance(uuid), send(uuid), journey(uuid)]);
    expect(await stored(uuid)).toBe(0);
  });

  test('[OPEN-053] a restaurant without couriers on the map shows none, nor those of another one', async () => {
    const { uuid } = await placed(api(), aDelivery(), { restaurant: TRATTORIA });
    for (let stage = 0; stage < 4; stage += 1) await advance(uuid);
    for (const answer of [await journey(uuid), await position(uuid, TRATTORIA), await send(uuid)])
      expect(answer).toMatchObject(NONE);
    const mine = await placedToRide(api());
    await send(mine['uuid']);
    expect(await position(mine['uuid'], TRATTORIA)).toMatchObject(NONE);
  });

  test('[S43] an order’s number, an unknown uuid and nonsense lead to no order', async () => {
    const { id, uuid } = await placedToRide(api());
    await send(uuid);
    for (const name of [id, randomUUID(), 'x', '', "' or 1=1 --"])
      expect(await journey(name)).toMatchObject(NONE);
    expect(
      await api().call(
        'GET',
        `/get-by-order?restaurant-id=${RIDING}&order-uuid=${String(uuid)}&order-uuid=x`,
      ),
    ).toMatchObject(NONE);
  });

  test('only the operator sends positions, and only positions on earth', async () => {
    const { uuid } = await placedToRide(api());
    for (const token of ['', 'x', `${OPERATOR_KEY}x`])
      expect(await send(uuid, HALFWAY, token)).toMatchObject({
        status: 401,
        json: { code: 'operator_key' },
      });
    for (const body of [
      {},
      { latitude: 91, longitude: 0 },
      { latitude: 0, longitude: 'x' },
      { ...HALFWAY, courier: 'x'.repeat(61) },
    ])
      expect((await send(uuid, body)).status).toBe(400);
    expect(await position(uuid)).toMatchObject(NONE);
  });
});

describe('the destination of an order that only a service can locate', () => {
  const HOME = { latitude: -22.8975, longitude: -47.0525 };
  const place: Place = {
    ...HOME,
    street: 'Rua dos Ipês Roxos',
    number: '',
    zone: 'Cambuí',
    city: 'Campinas',
    uf: 'SP',
    cep: '',
    name: '',
  };
  let requested = 0;
  let search: () => Promise<Place[]>;
  const geocoder: Geocoder = {
    search: () => {
      requested += 1;
      return search();
    },
    reverse: () => Promise.resolve(null),
    byPostalCode: () => Promise.resolve(null),
  };
  const down = () => Promise.reject(new GeocoderUnavailable('timeout'));

  describeOnPostgres(
    'couriers to a street missing from the database',
    (api) => {
      beforeAll(() => openRiding(api()));
      beforeEach(() => void (requested = 0));
      const ridden = async () => {
        const { uuid } = await placed(
          api(),
          aDelivery({
            details: { deliveryFee: 8, grandTotal: 50.5 },
            user: { address: place.street, number: '7', zone: 'Cambuí', city: 'Campinas' },
          }),
          { restaurant: RIDING },
        );
        for (let stage = 0; stage < 4; stage += 1)
          await api().call('POST', `/demo/orders/${String(uuid)}/advance`);
        requested = 0;
        return async () => {
          const { status, json } = await api().call(
            'GET',
            `/restaurant/journey-orders/get-by-order-uuid?orderUUID=${String(uuid)}`,
          );
          return [status, json['destination'], requested];
        };
      };
      const ROUGHLY = { latitude: -22.897, longitude: -47.052 };

      test('[API-13] an unavailable service is polled with pauses; its result is published', async () => {
        search = down;
        const look = await ridden();
        expect([await look(), await look()]).toEqual([
          [200, null, 1],
          [200, null, 1],
        ]);
        api().clock.pass(30_000);
        expect(await look()).toEqual([200, null, 2]);
        search = () => Promise.resolve([place]);
        api().clock.pass(30_000);
        expect([await look(), await look()]).toEqual([
          [200, ROUGHLY, 3],
          [200, ROUGHLY, 3],
        ]);
      });

      test('[API-13] a service without a result is not queried again so soon', async () => {
        search = () => Promise.resolve([]);
        const look = await ridden();
        expect(await look()).toEqual([200, null, 1]);
        api().clock.pass(600_000);
        expect(await look()).toEqual([200, null, 1]);
      });
    },
    { geocoder },
  );
});
