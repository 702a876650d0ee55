import { createHmac, randomUUID } from 'node:crypto';
import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { type Device, logIn, openDevice, renew } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { anOrder, placed, send } from '../testing/orders';
import { DINER, TRATTORIA } from '../testing/restaurants';
import { SECRET } from '../testing/test-api';
import { logInToTill, openTill, placedAtTill, TILL } from '../testing/till';

describeOnPostgres('sessions of customers', (api) => {
  describe('sessions', () => {
    const AUTH = `/restaurant/${TRATTORIA}/public/client/auth`;
    const MINUTE = 60_000;

    const client = (token: string, restaurant: number = TRATTORIA) =>
      api().call('GET', `/restaurant/${restaurant}/public/client/auth`, { token });

    test('[API-31] the client of a token, with the token of the request', async () => {
      const token = await logIn(api(), 'ana@teste.example');
      const { status, json, headers } = await client(token);
      expect([status, json]).toEqual([
        200,
        {
          id: expect.any(String),
          token,
          points: 70,
          name: 'Ana Prado',
          phone: '19987654321',
          cpf: '52998224725',
          email: 'ana@teste.example',
          birthday: '',
        },
      ]);
      expect(headers['cache-control']).toBe('no-store');
    });

    test('[API-31] no token or a forged one: 401; a token of another restaurant: 403, the session ends', async () => {
      expect(await api().call('GET', AUTH)).toMatchObject({
        status: 401,
        json: { error: 'not logged', code: 'not_logged' },
      });
      const token = await logIn(api(), 'ana@teste.example');
      const [head, payload, signature] = token.split('.');
      const admin = Buffer.from(
        JSON.stringify({
          ...JSON.parse(Buffer.from(String(payload), 'base64url').toString()),
          rid: DINER,
        }),
      ).toString('base64url');
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
      for (const forged of [`${head}.${admin}.${signature}`, unsigned, 'x', `${token}x`])
        expect(await client(forged)).toMatchObject({
          status: 401,
          json: { code: 'session_expired' },
        });
      expect(await client(token, DINER)).toMatchObject({
        status: 403,
        json: { code: 'session_invalid' },
      });
    });

    test('an order of a customer carries the customer of the token; an ended token places none', async () => {
      const token = await logIn(api(), 'ana@teste.example');
      const { id } = (await client(token)).json;
      const order = await placed(
        api(),
        anOrder({ user: { id: 'somebody else', email: 'other@teste.example' } }),
        { token },
      );
      expect(order['user']).toMatchObject({ id, email: 'ana@teste.example' });
      const guest = await placed(api(), anOrder({ user: { id } }));
      expect(guest['user']).toMatchObject({ id: null });
      api().clock.pass(16 * MINUTE);
      expect(await send(api(), anOrder(), { token })).toMatchObject({
        status: 401,
        json: { code: 'session_expired' },
      });
    });

    test('[DELIVERY-20] the birthday of the first order with one is stored, and returned with the client', async () => {
      const token = await logIn(api(), 'rui@teste.example');
      const order = (birthday: string) => placed(api(), anOrder({ user: { birthday } }), { token });
      await order('');
      expect((await client(token)).json['birthday']).toBe('');
      await order('25/12/1990');
      await order('1980-01-31');
      expect((await client(token)).json['birthday']).toBe('1990-12-25');
    });

    test('[DELIVERY-20] no birthday is stored where the restaurant does not register them', async () => {
      await openTill(api());
      const { token } = await logInToTill(api(), 'ana');
      await placedAtTill(api(), anOrder({ user: { birthday: '25/12/1990' } }), token);
      expect((await client(token, TILL)).json['birthday']).toBe('');
    });

    test('[API-42] the balance is what has not ended and was not spent, with its first end', async () => {
      const token = await logIn(api(), 'ana@teste.example');
      const id = String((await client(token)).json['id']);
      const balance = () =>
        api().call('GET', `/restaurant/${TRATTORIA}/public/client/${id}/cashback/balance`, {
          token,
        });
      expect((await balance()).json).toMatchObject({
        balance: 12.5,
        expirationDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      });
      const add = (amount: number, remaining: number, expires: string | null) =>
        api().db.query(
          'insert into cashback_credits (customer_id, amount, remaining, expires_on) values ($1, $2, $3, $4)',
          [id, amount, remaining, expires],
        );
      const today = api().clock.now().toISOString().slice(0, 10);
      await add(900, 900, '2026-01-01');
      await add(700, 0, today);
      await add(250, 125, null);
      expect((await balance()).json['balance']).toBe(13.75);
      await add(100, 100, '2026-12-31');
      expect((await balance()).json).toEqual({ balance: 14.75, expirationDate: '2026-12-31' });
    });

    test('[API-42] [S02] the balance of another account gets the response of a missing account', async () => {
      const ana = String((await client(await logIn(api(), 'ana@teste.example'))).json['id']);
      const path = `/restaurant/${TRATTORIA}/public/client/${ana}/cashback/balance`;
      expect(await api().call('GET', path)).toMatchObject({
        status: 401,
        json: { code: 'not_logged' },
      });
      const asRui = { token: await logIn(api(), 'rui@teste.example') };
      const [another, unknown] = [
        await api().call('GET', path, asRui),
        await api().call('GET', path.replace(ana, randomUUID()), asRui),
      ];
      expect(another).toMatchObject({
        status: 404,
        json: { error: 'Client not found', code: 'client_not_found', path: 'clientId' },
      });
      expect(unknown.text).toBe(another.text);
    });
  });

  describe('[S15] [B41] forged tokens', () => {
    const AUTH = `/restaurant/${TRATTORIA}/public/client/auth`;
    const ENDED = { status: 401, json: { code: 'session_expired' } };
    const encoded = (value: object): string =>
      Buffer.from(JSON.stringify(value)).toString('base64url');
    const macOf = (text: string, key: Uint8Array | string): string =>
      createHmac('sha256', key).update(text).digest('base64url');

    let device: Device;
    let payload: JWTPayload;
    beforeAll(async () => {
      device = await openDevice(api(), 'ana@teste.example');
      payload = decodeJwt(device.token);
    });
    const signed = (
      change: JWTPayload,
      header: Record<string, unknown> = {},
      key: Uint8Array = SECRET,
    ) =>
      new SignJWT({ ...payload, ...change })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
        .sign(key);
    const isRefused = async (token: string): Promise<void> => {
      expect(await api().call('GET', AUTH, { token })).toMatchObject(ENDED);
      expect(await send(api(), anOrder(), { token })).toMatchObject(ENDED);
      expect((await renew(api(), { ...device, token })).answer).toMatchObject(ENDED);
    };

    test('an issued token and an equal one are accepted: each token below is refused for its own fault', async () => {
      expect(decodeProtectedHeader(device.token)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
      expect((await api().call('GET', AUTH, { token: await signed({}) })).status).toBe(200);
    });

    test.each(['none', 'nOnE', ''])(
      'algorithm %p, without and with the real signature',
      async (alg) => {
        const head = encoded({ alg, typ: 'at+jwt' });
        for (const signature of [
          '',
          device.token.split('.')[2],
          macOf(`${head}.${encoded(payload)}`, SECRET),
        ])
          await isRefused(`${head}.${encoded(payload)}.${signature}`);
      },
    );

    test('another signature than ours: RS256, ES256, HS512, and HS256 with a public key as secret', async () => {
      for (const alg of ['RS256', 'ES256']) {
        const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
        await isRefused(
          await new SignJWT(payload).setProtectedHeader({ alg, typ: 'at+jwt' }).sign(privateKey),
        );
        const body = `${encoded({ alg: 'HS256', typ: 'at+jwt', jwk: await exportJWK(publicKey) })}.${encoded(payload)}`;
        await isRefused(`${body}.${macOf(body, JSON.stringify(await exportJWK(publicKey)))}`);
      }
      await isRefused(await signed({}, { alg: 'HS512' }));
    });

    test('another key, and no key, wherever the header places it', async () => {
      await isRefused(
        await signed(
          {},
          {},
          new TextEncoder().encode('another secret that is quite as long as ours'),
        ),
      );
      for (const header of [
        { kid: '../../../../dev/null' },
        { kid: '/dev/null' },
        { kid: "x' union select ''--" },
        { jku: 'https://evil.example/keys' },
        { x5u: 'https://evil.example/x' },
      ]) {
        const body = `${encoded({ alg: 'HS256', typ: 'at+jwt', ...header })}.${encoded(payload)}`;
        for (const key of ['', '\0', 'AA==']) await isRefused(`${body}.${macOf(body, key)}`);
      }
      await isRefused(await signed({}, { crit: ['exp'] }).catch(() => 'x'));
    });

    test.each<[string, JWTPayload, Record<string, unknown>]>([
      ['issuer', { iss: 'another' }, {}],
      ['no issuer', { iss: undefined }, {}],
      ['audience', { aud: 'another-api' }, {}],
      ['no audience', { aud: undefined }, {}],
      ['type', {}, { typ: 'JWT' }],
      ['no type', {}, { typ: undefined }],
      ['no end', { exp: undefined }, {}],
      ['restaurant', { rid: 'x' }, {}],
      ['session that never was', { sid: '00000000-0000-4000-8000-000000000000' }, {}],
      ['no session', { sid: undefined }, {}],
      ['session that is none', { sid: "x' or 1=1--" }, {}],
      ['no customer', { sub: undefined }, {}],
      ['start that lies ahead', { nbf: 4_000_000_000 }, {}],
    ])('our key, but another %s', async (_what, change, header) =>
      isRefused(await signed(change, header)),
    );

    test.each(['x.y.z', 'null', `${'a'.repeat(8000)}.b.c`, '%00'])(
      'no token at all: %p',
      async (token) => {
        expect(
          await api().call('GET', AUTH, { headers: { authorization: `Bearer ${token}` } }),
        ).toMatchObject(ENDED);
        expect((await renew(api(), { ...device, token })).answer).toMatchObject(ENDED);
      },
    );

    test.each(['Basic YTpi', 'Bearer', 'Bearer a b'])(
      'another scheme, or nothing in it: %p',
      async (authorization) => {
        expect(await api().call('GET', AUTH, { headers: { authorization } })).toMatchObject(ENDED);
      },
    );

    test('one that ended a second ago is refused, and renewed by its cookie alone', async () => {
      const now = Math.floor(api().clock.now().getTime() / 1000);
      const ended = await signed({ exp: now - 1 });
      expect(await api().call('GET', AUTH, { token: ended })).toMatchObject(ENDED);
      expect(
        (await api().call('GET', AUTH, { token: await signed({ exp: now + 1 }) })).status,
      ).toBe(200);
      expect((await renew(api(), { token: ended, cookie: '' })).answer).toMatchObject(ENDED);
      expect((await renew(api(), { ...device, token: ended })).answer.status).toBe(200);
    });

    test('another restaurant’s: 403 at its calls, 401 at its refresh', async () => {
      const token = await signed({ rid: DINER });
      expect((await renew(api(), { ...device, token })).answer).toMatchObject(ENDED);
      expect(
        await api().call('GET', `/restaurant/${DINER}/public/client/auth`, { token: device.token }),
      ).toMatchObject({ status: 403, json: { code: 'session_invalid' } });
      expect(
        await api().call('GET', `/restaurant/${DINER}/public/client/auth`, { token }),
      ).toMatchObject({ status: 403, json: { code: 'session_invalid' } });
    });

    test('a refresh secret is no access token, and an access token is no refresh secret', async () => {
      const secret = device.cookie.split('=')[1] ?? '';
      await isRefused(secret);
      expect(
        (await renew(api(), { ...device, cookie: `session-${TRATTORIA}=${device.token}` })).answer,
      ).toMatchObject(ENDED);
    });

    test.each([[{}], [{ token: 5 }], [{ token: { $ne: '' } }], [null]])(
      'a refresh with the body %j is refused by its shape',
      async (body) => {
        expect(
          await api().call('POST', `${AUTH}/refresh-token`, {
            body,
            headers: { cookie: device.cookie },
          }),
        ).toMatchObject({ status: 400, json: { code: 'invalid_request' } });
      },
    );
  });

  describe('the end of a session', () => {
    const AUTH = `/restaurant/${TRATTORIA}/public/client/auth`;
    const ENDED = { status: 401, json: { code: 'session_expired' } };

    const ana = () => openDevice(api(), 'ana@teste.example');
    const client = ({ token }: { token: string }) => api().call('GET', AUTH, { token });
    const logOut = ({ token, cookie }: Partial<Device>, restaurant: number = TRATTORIA) =>
      api().call('POST', `/restaurant/${restaurant}/public/client/auth/log-out`, {
        body: {},
        ...(token === undefined ? {} : { token }),
        headers: cookie === undefined ? {} : { cookie },
      });
    const isOver = async (device: Device): Promise<void> => {
      expect(await client(device)).toMatchObject(ENDED);
      expect(await send(api(), anOrder(), { token: device.token })).toMatchObject(ENDED);
      expect((await renew(api(), device)).answer).toMatchObject(ENDED);
    };

    test('logging out ends the session at once, and takes the cookie away; other devices stay', async () => {
      const [phone, laptop] = [await ana(), await ana()];
      const { status, json, headers } = await logOut(phone);
      expect([status, json, headers['cache-control']]).toEqual([200, {}, 'no-store']);
      expect(headers['set-cookie']).toBe(
        `session-${TRATTORIA}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict`,
      );
      await isOver(phone);
      expect((await client(laptop)).status).toBe(200);
      expect((await renew(api(), laptop)).answer.status).toBe(200);
    });

    test('a token that has ended still says which session is to end', async () => {
      const { token } = await ana();
      const device = await ana();
      api().clock.pass(20 * 60_000);
      await logOut({ token });
      await logOut({ cookie: device.cookie });
      expect((await renew(api(), device)).answer).toMatchObject(ENDED);
    });

    test('the answer is the same whatever token came', async () => {
      const device = await ana();
      const answers = [
        await logOut(device),
        await logOut(device),
        await logOut({}),
        await logOut({ token: 'x' }),
        await logOut({ token: device.token, cookie: 'session-1=x' }),
      ];
      expect(
        new Set(
          answers.map(
            ({ status, text, headers }) => `${status} ${text} ${String(headers['set-cookie'])}`,
          ),
        ).size,
      ).toBe(1);
    });

    test('a second log-out does not change when the session ended', async () => {
      const device = await ana();
      const ends = () => api().db.query('select id, ended_at from sessions order by id');
      await logOut(device);
      const ended = await ends();
      api().clock.pass(60_000);
      await logOut(device);
      expect(await ends()).toEqual(ended);
    });

    test('a token ends no session at another restaurant', async () => {
      const device = await ana();
      expect((await logOut({ token: device.token }, DINER)).status).toBe(200);
      expect((await client(device)).status).toBe(200);
      expect((await logOut(device, 999)).json['code']).toBe('restaurant_not_found');
    });

    test('logging in again on a device ends what it had', async () => {
      const first = await ana();
      const second = await openDevice(api(), 'rui@teste.example', { cookie: first.cookie });
      await isOver(first);
      expect((await client(second)).json['name']).toBe('Rui Melo');
    });

    test('a removed customer has no session', async () => {
      const device = await openDevice(api(), 'rui@teste.example');
      await api().db.query("delete from customers where email_key = 'rui@teste.example'");
      await isOver(device);
    });
  });
});
