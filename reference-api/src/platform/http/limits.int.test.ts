import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { logIn } from '../../testing/accounts';
import { createCard, verify } from '../../testing/cards';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { anOrder, send } from '../../testing/orders';
import { passProcessTime } from '../../testing/process-clock';
import { TRATTORIA } from '../../testing/restaurants';
import { aBatch } from '../../testing/telemetry';

describeOnPostgres(
  'bounds per address',
  (api) => {
    const from = (ip: string) => ({ remoteAddress: ip });
    const login = (ip: string) =>
      api().app.inject({
        method: 'POST',
        url: `/restaurant/${TRATTORIA}/public/client/auth`,
        ...from(ip),
        payload: { email: 'who@teste.example', password: 'x', loginMode: 'email' },
      });

    test('one address has a limit of logins a minute, then gets Retry-After; another is not affected', async () => {
      for (let count = 0; count < 3; count += 1)
        expect((await login('10.0.0.1')).statusCode).toBe(404);
      const refused = await login('10.0.0.1');
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        { error: 'Too many requests', code: 'too_many_requests' },
      ]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await login('10.0.0.2')).statusCode).toBe(404);
    });

    test('of a burst in one turn of the event loop, no more than what is beyond the bound is refused', async () => {
      const statuses = (await Promise.all(Array.from({ length: 8 }, () => login('10.0.0.9')))).map(
        ({ statusCode }) => statusCode,
      );
      expect(statuses).toEqual([404, 404, 404, 429, 429, 429, 429, 429]);
    });

    test('of pipelined requests likewise', async () => {
      const { hostname, port } = new URL(await api().app.listen({ port: 0, host: '127.0.0.1' }));
      const socket = connect(Number(port), hostname);
      const statuses = await new Promise<number[]>((resolve) => {
        let text = '';
        socket.on('data', (chunk) => {
          text += String(chunk);
          const found = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
          if (found.length === 5) resolve(found);
        });
        socket.write('GET /tiles/15/1/1.png HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(5));
      });
      socket.destroy();
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    });

    test('orders have a bound of their own', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 3; count += 1)
        statuses.push((await send(api(), anOrder())).status);
      expect(statuses).toEqual([200, 200, 429]);
    });

    test('so has telemetry', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 5; count += 1)
        statuses.push(
          (
            await api().app.inject({
              method: 'POST',
              url: '/telemetry',
              ...from('10.0.0.4'),
              payload: aBatch('x', 'b'),
            })
          ).statusCode,
        );
      expect(statuses).toEqual([204, 204, 204, 204, 429]);
    });

    test('[OPEN-029] and the codes of tables, which are not to be guessed', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1)
        statuses.push(
          (
            await api().app.inject({
              url: `/restaurant/${TRATTORIA}/table-link?t=x${count}`,
              ...from('10.0.0.5'),
            })
          ).statusCode,
        );
      expect(statuses).toEqual([404, 404, 404, 429]);
    });

    test('so has the map, which requests many tiles at a time', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1)
        statuses.push(
          (await api().app.inject({ url: `/tiles/15/${count}/1.png`, ...from('10.0.0.7') }))
            .statusCode,
        );
      expect(statuses).toEqual([200, 200, 200, 429]);
    });

    test('[API-03] so have the codes of coupons, which are not to be guessed', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 3; count += 1) {
        const { statusCode } = await api().app.inject({
          method: 'POST',
          url: `/restaurant/${TRATTORIA}/coupom/check`,
          ...from('10.0.0.8'),
          payload: { code: `GUESS${count}`, phone: '' },
        });
        statuses.push(statusCode);
      }
      expect(statuses).toEqual([404, 404, 429]);
    });

    test('[API-07] so have lists of orders by uuid, which name a hundred at a time', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 3; count += 1)
        statuses.push(
          (
            await api().app.inject({
              method: 'POST',
              url: `/restaurant/${TRATTORIA}/orders/get/1/100`,
              ...from('10.0.0.9'),
              payload: { ordersUUIDs: [] },
            })
          ).statusCode,
        );
      expect(statuses).toEqual([200, 200, 429]);
    });

    test('so has the search of addresses', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 3; count += 1)
        statuses.push(
          (
            await api().app.inject({
              url: `/restaurant/${TRATTORIA}/geospatial/autocomplete?query=rua`,
              ...from('10.0.0.6'),
            })
          ).statusCode,
        );
      expect(statuses).toEqual([200, 200, 429]);
    });

    test('[API-24] [API-30] so have points and their fees, which may call a geocoder', async () => {
      const fee = {
        url: `/restaurant/${TRATTORIA}/geospatial/deliveryfee/latitude/-22.9/longitude/-47`,
        ...from('10.0.0.7'),
      };
      const point = {
        method: 'PUT' as const,
        url: `/restaurant/${TRATTORIA}/coordinates`,
        payload: { street: 'x', coordinates: { latitude: -22.9, longitude: -47 } },
        ...from('10.0.0.7'),
      };
      for (const requested of [fee, point]) {
        const statuses: number[] = [];
        for (let count = 0; count < 3; count += 1)
          statuses.push((await api().app.inject(requested)).statusCode);
        expect(statuses).toEqual([200, 200, 429]);
      }
    });

    test('everything else has a wide one; pictures, the restaurant’s data and the health check have none', async () => {
      const get = async (url: string) =>
        (await api().app.inject({ url, ...from('10.0.0.3') })).statusCode;
      const statuses: number[] = [];
      for (let count = 0; count < 12; count += 1) statuses.push(await get('/restaurants'));
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
      expect([
        await get('/healthz'),
        await get('/restaurant/data/v2/trattoria'),
        await get('/restaurant/trattoria.json'),
        await get('/media/covers/x/960.avif'),
      ]).toEqual([200, 200, 200, 404]);
    });

    test('a network gets so many stamps of visits in an hour, another one its own', async () => {
      const statusFor = async (remoteAddress: string) =>
        (
          await api().app.inject({
            method: 'POST',
            url: '/telemetry/visits',
            remoteAddress,
            payload: aBatch('limits', 'b'),
          })
        ).statusCode;
      expect([
        await statusFor('10.1.1.1'),
        await statusFor('10.1.1.2'),
        await statusFor('10.1.1.3'),
      ]).toEqual([200, 200, 429]);
      expect(await statusFor('10.1.2.1')).toBe(200);
      api().clock.pass(3_600_000);
      expect(await statusFor('10.1.1.3')).toBe(200);
    });

    test('a card has a limit of CVV checks per minute over all devices; the next minute permits another', async () => {
      const token = await logIn(api(), 'ana@teste.example');
      const id = String((await createCard(api(), {}, token)).json['creditCardUUID']);
      const attempts = await Promise.all(
        Array.from({ length: 8 }, () => verify(api(), id, randomUUID(), token, '000')),
      );
      expect(attempts.map(({ status }) => status).sort()).toEqual([
        422, 422, 422, 422, 422, 429, 429, 429,
      ]);
      expect((await verify(api(), id, randomUUID(), token, '123')).json['code']).toBe(
        'cvv_too_often',
      );
      passProcessTime(61_000);
      expect((await verify(api(), id, randomUUID(), token, '123')).status).toBe(200);
    });

    test('every answer forbids what an API answer has no use for', async () => {
      const { headers } = await api().app.inject({ url: '/healthz' });
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      });
      expect(headers['x-powered-by']).toBeUndefined();
    });
  },
  {
    limits: {
      requests: 10,
      orders: 2,
      sessions: 3,
      telemetry: 4,
      tables: 3,
      searches: 2,
      lookups: 2,
      tiles: 3,
      coupons: 2,
      cards: 100,
      cvv: 5,
      streams: 1,
      attempts: 100,
      attemptsAnHour: 100,
      attemptsAtAccount: 100,
      unpaid: 100,
      tableOrders: 1500,
      tableOrdersAnHour: 1000,
      eventsAnHour: 100,
      visits: 100,
      visitsAnHour: 2,
    },
  },
);
