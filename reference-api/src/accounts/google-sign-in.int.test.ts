import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { type Env, readSettings } from '../platform/settings/read-settings';
import { logIn } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { DINER, TRATTORIA } from '../testing/restaurants';
import { googleSettings } from './google-settings';

const googleFrom = (env: Env) => readSettings(googleSettings, env);

const CLIENT = 'the-shop.apps.googleusercontent.com';
const ISSUER = 'https://accounts.google.com';
/** The clock of the test API. */
const START = Date.parse('2026-03-10T15:00:00Z') / 1000;

/**
 * The last letter of a signature of 256 bytes carries two bits of it; its other four are unused.
 */
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
type Claims = Readonly<Record<string, unknown>>;

/** Replaces Google: a URL with its keys, and tokens signed by one of them. */
let server: Server;
let keys: Keys;
let stranger: Keys;
let port = 0;
let isUp = true;

beforeAll(async () => {
  [keys, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk: JWK = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  server = createServer((_request, response) => {
    response
      .writeHead(isUp ? 200 : 500, { 'content-type': 'application/json' })
      .end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  port = (server.address() as AddressInfo).port;
});
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    }),
);

const person = (claims: Claims = {}): Claims => ({
  sub: randomUUID(),
  email: `${randomUUID()}@gmail.example`,
  email_verified: true,
  name: 'Ana Google',
  ...claims,
});

type Signing = {
  iss?: string;
  aud?: string | string[];
  iat?: number;
  exp?: number;
  kid?: string;
  by?: Keys;
  alg?: string;
  nonce?: string | null;
};
function tokenOf(
  claims: Claims,
  {
    iss = ISSUER,
    aud = CLIENT,
    iat = START,
    exp = START + 3600,
    kid = 'one',
    by = keys,
    alg = 'RS256',
    nonce = 'n',
  }: Signing = {},
): Promise<string> {
  return new SignJWT({ ...claims, ...(nonce === null ? {} : { nonce }) })
    .setProtectedHeader({ alg, kid })
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(by.privateKey);
}

/** The URL of the keys is unknown until the test server listens. */
const google = {
  clientId: CLIENT,
  issuers: [ISSUER, 'accounts.google.com'],
  get keysUrl() {
    return `http://127.0.0.1:${port}/keys`;
  },
};

describeOnPostgres(
  'signing in with Google',
  (api) => {
    const send = (access_token: string, restaurant: number = TRATTORIA) =>
      api().call('POST', `/restaurant/${restaurant}/public/client/auth`, {
        body: { access_token, loginMode: 'gmail' },
      });
    const clientOf = async (token: unknown, restaurant: number = TRATTORIA) =>
      (
        await api().call('GET', `/restaurant/${restaurant}/public/client/auth`, {
          token: String(token),
        })
      ).json;
    const register = (email: string) =>
      api().call('POST', `/restaurant/${TRATTORIA}/public/client`, {
        body: { email, name: 'Ana Prado', password: 'senha-123', passwordConfirm: 'senha-123' },
      });

    /** Requests a link to a new password; the returned function uses it. */
    const requestReset = async (email: string) => {
      await api().call('POST', `/restaurant/${TRATTORIA}/public/client/auth/forgot-password`, {
        body: { email },
      });
      const [mail] = await api().db.query<{ link: string }>(
        'select link from mails where recipient = $1',
        [email],
      );
      const token = new URL(mail?.link ?? '').searchParams.get('token');
      return () =>
        api().call('POST', '/restaurant/public/client/auth/reset-password', {
          body: { token, password: 'nova-senha-9', passwordConfirm: 'nova-senha-9' },
        });
    };

    test('[ACCOUNT-03] shows that Google is unreachable, and lets no customer in', async () => {
      isUp = false;
      const answer = await send(await tokenOf(person())); // its keys are not known yet
      isUp = true;
      expect(answer).toMatchObject({
        status: 503,
        json: { code: 'google_unavailable' },
        headers: { 'retry-after': '10' },
      });
    });

    test('[ACCOUNT-03] [OPEN-078] [API-32] a Google token creates a customer once, without a password', async () => {
      const ana = person({ name: 'Ana Google' });
      const { status, json } = await send(await tokenOf(ana));
      expect(status).toBe(200);
      const client = await clientOf(json['token']);
      expect(client).toMatchObject({ name: 'Ana Google', email: ana['email'], points: 0 });
      const again = await send(
        await tokenOf(
          { ...ana, email: `other-${String(ana['email'])}` },
          { nonce: 'm', iss: 'accounts.google.com' },
        ),
      );
      expect((await clientOf(again.json['token']))['id']).toBe(client['id']);
      await expect(logIn(api(), String(ana['email']), '')).rejects.toThrow(
        'Email or password is wrong.',
      );
    });

    test('each restaurant has its own customer, and a name that is none is the address’s', async () => {
      const ana = person({ name: '<>' });
      const [here, there] = [
        await send(await tokenOf(ana)),
        await send(await tokenOf(ana, { nonce: 'm' }), DINER),
      ];
      const [one, other] = [
        await clientOf(here.json['token']),
        await clientOf(there.json['token'], DINER),
      ];
      expect(one['id']).not.toBe(other['id']);
      expect(one['name']).toBe(String(ana['email']).split('@')[0]);
    });

    test.each<[string, Claims, Signing]>([
      ['of another app', {}, { aud: 'another.apps.googleusercontent.com' }],
      ['of another issuer', {}, { iss: 'https://accounts.evil.example' }],
      ['that has ended', {}, { iat: START - 4000, exp: START - 400 }],
      ['that was lying about', {}, { iat: START - 700 }],
      ['of tomorrow', {}, { iat: START + 86_400, exp: START + 90_000 }],
      ['signed by a stranger', {}, { by: 'stranger' as unknown as Keys }],
      ['by an unknown key', {}, { kid: 'two' }],
      ['without a nonce', {}, { nonce: null }],
      ['without an address', { email: undefined }, {}],
      ['with an address that is none', { email: 'ana@' }, {}],
      ['made for another party', { azp: 'another' }, {}],
      ['of no account', { sub: '' }, {}],
    ])('[S16] a token %s is refused', async (_case, claims, signing) => {
      const by = signing.by === undefined ? keys : stranger;
      expect(await send(await tokenOf(person(claims), { ...signing, by }))).toMatchObject({
        status: 401,
        json: { code: 'google_token_invalid', path: 'access_token' },
      });
    });

    test.each(['x', `${'a'.repeat(9000)}.b.c`, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
      '[S16] what is no token is refused: %.20s',
      async (token) => {
        expect(await send(token)).toMatchObject({
          status: 401,
          json: { code: 'google_token_invalid' },
        });
      },
    );

    test.each([false, 'false', undefined])(
      '[S16] an address Google has not verified (%p) is refused',
      async (email_verified) => {
        expect(await send(await tokenOf(person({ email_verified })))).toMatchObject({
          status: 422,
          json: { code: 'google_email_unverified' },
        });
      },
    );

    test('[S16] a token counts once, also at the same time', async () => {
      const token = await tokenOf(person());
      const answers = await Promise.all([send(token), send(token), send(token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
      expect((await send(token)).status).toBe(401);
    });

    test.each<[string, (token: string) => string]>([
      ['with padding', (token) => `${token}==`],
      ['with a space in its signature', (token) => `${token.slice(0, -5)} ${token.slice(-5)}`],
      [
        'with a bit changed that says nothing',
        (token) => token.slice(0, -1) + BASE64URL[BASE64URL.indexOf(token.slice(-1)) ^ 1],
      ],
    ])('[S16] and so does the same one written otherwise: %s', async (_case, rewritten) => {
      const token = await tokenOf(person());
      expect((await send(token)).status).toBe(200);
      expect((await send(rewritten(token))).status).toBe(401);
    });

    test('[S16] a used one is remembered to its last moment', async () => {
      const token = await tokenOf(person());
      expect((await send(token)).status).toBe(200);
      api().clock.pass(660_900);
      const [fresh, used] = [await send(await tokenOf(person())), await send(token)];
      api().clock.pass(-660_900);
      expect([fresh.status, used.status]).toEqual([200, 401]);
    });

    test('two sign-ins of a new customer at once make one', async () => {
      const ana = person();
      const answers = await Promise.all(
        ['a', 'b', 'c', 'd'].map(async (nonce) => send(await tokenOf(ana, { nonce }))),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const ids = await Promise.all(
        answers.map(async ({ json }) => (await clientOf(json['token']))['id']),
      );
      expect(new Set(ids).size).toBe(1);
    });

    test('[ACCOUNT-03] links the account of the same address; an unproven registration loses its access', async () => {
      const email = `${randomUUID()}@teste.example`;
      const before = (await register(email)).json['token'];
      const { json } = await send(await tokenOf(person({ email: email.toUpperCase() })));
      expect(await clientOf(json['token'])).toMatchObject({ name: 'Ana Prado', email });
      expect(await clientOf(before)).toMatchObject({ code: 'session_expired' });
      await expect(logIn(api(), email, 'senha-123')).rejects.toThrow('Email or password is wrong.');
    });

    test('[ACCOUNT-03] a link to a new password, requested before an unproven account is linked, is void', async () => {
      const email = `${randomUUID()}@teste.example`;
      await register(email);
      const reset = await requestReset(email);
      expect((await send(await tokenOf(person({ email })))).status).toBe(200);
      expect((await reset()).json['code']).toBe('reset_token_invalid');
    });

    test('a customer with a proven address retains password and sessions when Google is linked', async () => {
      const email = `${randomUUID()}@teste.example`;
      await register(email);
      const reset = await (await requestReset(email))();
      expect((await send(await tokenOf(person({ email })))).status).toBe(200);
      expect((await clientOf(reset.json['token']))['email']).toBe(email);
      expect(await logIn(api(), email, 'nova-senha-9')).toBeTruthy();
    });

    test('the first moment at which an address was verified stays', async () => {
      const ana = person();
      const proven = () =>
        api().db.query('select email_proven_at from customers where email = $1', [ana.email]);
      await send(await tokenOf(ana));
      const first = await proven();
      api().clock.pass(1000);
      expect((await send(await tokenOf(ana, { nonce: 'again' }))).status).toBe(200);
      expect(await proven()).toEqual(first);
    });

    test('an address that another Google account has already linked is refused', async () => {
      const email = `${randomUUID()}@gmail.example`;
      expect((await send(await tokenOf(person({ email })))).status).toBe(200);
      expect(await send(await tokenOf(person({ email })))).toMatchObject({
        status: 409,
        json: { code: 'google_account_differs' },
      });
    });
  },
  { google },
);

test('[OPEN-078] settings: only with a client id, and Google’s own addresses unless others are named', () => {
  expect(googleFrom({ GOOGLE_KEYS_URL: 'https://keys.example' })).toBeUndefined();
  expect(googleFrom({ GOOGLE_CLIENT_ID: CLIENT })).toEqual({
    clientId: CLIENT,
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    issuers: [ISSUER, 'accounts.google.com'],
  });
  expect(
    googleFrom({
      GOOGLE_CLIENT_ID: CLIENT,
      GOOGLE_KEYS_URL: 'http://localhost:1/keys',
      GOOGLE_ISSUER: 'http://localhost:1',
    }),
  ).toEqual({
    clientId: CLIENT,
    keysUrl: 'http://localhost:1/keys',
    issuers: ['http://localhost:1'],
  });
  expect(() => googleFrom({ GOOGLE_CLIENT_ID: 'a b' })).toThrow('GOOGLE_CLIENT_ID');
  expect(() => googleFrom({ GOOGLE_CLIENT_ID: CLIENT, GOOGLE_KEYS_URL: 'keys' })).toThrow(
    'GOOGLE_KEYS_URL',
  );
});
