import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type JWTPayload,
} from 'jose';
import { createHmac } from 'node:crypto';
import { openDevice, renew, type Device } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { anOrder, send } from '../testing/orders';
import { DINER, TRATTORIA } from '../testing/restaurants';
import { SECRET } from '../testing/test-api';

const AUTH = `/restaurant/${TRATTORIA}/public/client/auth`;
const ENDED = { status: 401, json: { code: 'session_expired' } };

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const macOf = (text: string, key: Uint8Array | string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

describeOnPostgres('[S15] [B41] forged tokens', (api) => {
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

  test.each(['none', 'None', 'NONE', 'nOnE', ''])(
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

  test('another kind of signature than ours: RS256, ES256, HS512, and HS256 with a public key as secret', async () => {
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

  test.each([
    '',
    '.',
    '..',
    '...',
    'x.y.z',
    'null',
    'undefined',
    `${'a'.repeat(8000)}.b.c`,
    '%00',
    'eyJhbGciOiJIUzI1NiJ9..',
  ])('no token at all: %p', async (token) => {
    expect(
      await api().call('GET', AUTH, { headers: { authorization: `Bearer ${token}` } }),
    ).toMatchObject(ENDED);
    expect((await renew(api(), { ...device, token })).answer).toMatchObject(ENDED);
  });

  test.each(['Basic YTpi', 'Bearer', 'Bearer a b', 'bearer', 'Token x'])(
    'another scheme, or nothing in it: %p',
    async (authorization) => {
      expect(await api().call('GET', AUTH, { headers: { authorization } })).toMatchObject(ENDED);
    },
  );

  test('one that ended a second ago is refused, and renewed by its cookie alone', async () => {
    const now = Math.floor(api().clock.now().getTime() / 1000);
    const ended = await signed({ exp: now - 1 });
    expect(await api().call('GET', AUTH, { token: ended })).toMatchObject(ENDED);
    expect((await api().call('GET', AUTH, { token: await signed({ exp: now + 1 }) })).status).toBe(
      200,
    );
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

  test.each([
    [{}],
    [{ token: null }],
    [{ token: 5 }],
    [{ token: ['x'] }],
    [{ token: { $ne: '' } }],
    [null],
    [[]],
    ['"x"'],
  ])('a refresh with the body %j is refused by its shape', async (body) => {
    expect(
      await api().call('POST', `${AUTH}/refresh-token`, {
        body,
        headers: { cookie: device.cookie },
      }),
    ).toMatchObject({ status: 400, json: { code: 'invalid_request' } });
  });
});
