import { createServer } from 'node:net';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from './platform/http/logger';
import { DEFAULT_PAYMENTS } from './payments/open-payments';
import { readProductionFacts } from './production-facts';
import { createReferenceApi, type ReferenceApi } from './reference-api';
import type { ReferenceApiOptions } from './reference-api-options';
import { seedRestaurant } from './seeding/seed-restaurant';
import { aCard } from './testing/cards';
import { openPaying, PAYING } from './testing/paying-restaurant';
import { PASSWORD, record, restaurant, TRATTORIA } from './testing/restaurants';
import { openTestPostgres } from './testing/test-databases';

const STOREFRONT = 'https://pizza.example';
const SECRET = 's'.repeat(40);
const KEYS = {
  publicKey:
    'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  privateKey: 'UUxI4O8-FbRouAevSmBQ6o18hgE4nSG3qwvJTfKc-ls',
};

let home = '';
let db: Awaited<ReturnType<typeof openTestPostgres>>;
let lines: string[] = [];
const opened: ReferenceApi[] = [];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'storefront-production-'));
  db = await openTestPostgres({}, 'seeded');
});
afterEach(async () => {
  for (const api of opened.splice(0)) await api.close();
  lines = [];
});
afterAll(async () => {
  await db.close();
  await rm(home, { recursive: true, force: true });
});

async function open(more: Partial<ReferenceApiOptions> = {}): Promise<ReferenceApi> {
  const api = await createReferenceApi({
    dataDir: join(home, 'data'),
    databaseUrl: db.url,
    jwtSecret: SECRET,
    operatorKey: SECRET,
    tableLinkKeys: SECRET,
    cpfKeys: SECRET,
    push: { keys: KEYS, subject: null, services: [] },
    payments: { ...DEFAULT_PAYMENTS, provider: 'none', storefrontUrl: STOREFRONT },
    publicPath: '/api',
    cardForm: null,
    isHttpsOnly: true,
    logger: createLogger({
      level: 'error',
      to: { write: (line: string) => void lines.push(line) },
    }),
    ...more,
  });
  opened.push(api);
  return api;
}

const AUTH = `/restaurant/${TRATTORIA}/public/client/auth`;
const logIn = ({ app }: ReferenceApi) =>
  app.inject({
    method: 'POST',
    url: AUTH,
    payload: { email: 'ana@teste.example', password: PASSWORD, loginMode: 'email' },
  });

describe('an API as in production', () => {
  test.each([
    ['GET', '/demo/restaurants'],
    ['GET', '/demo/outbox'],
    ['POST', '/demo/orders/3f0a7a52-95a5-4c8b-9a52-0a8f4a1f7e11/advance'],
    ['POST', '/demo/orders/3f0a7a52-95a5-4c8b-9a52-0a8f4a1f7e11/cancel'],
    ['GET', '/sandbox-bank/abc'],
    ['POST', '/payments/sandbox/webhook'],
    ['GET', '/card-form/'],
  ] as const)('%s %s is not found', async (method, url) => {
    expect((await (await open()).app.inject({ method, url })).statusCode).toBe(404);
  });

  test('cookies are Secure and every answer carries HSTS, whatever protocol the request names', async () => {
    const api = await open();
    expect((await logIn(api)).headers).toMatchObject({
      'set-cookie': expect.stringMatching(
        new RegExp(`^__Host-session-${TRATTORIA}=.+; HttpOnly; SameSite=Strict; Secure$`),
      ),
      'strict-transport-security': 'max-age=31536000',
    });
    for (const url of ['/healthz', '/restaurant/data/v2/trattoria', '/nowhere'])
      expect((await api.app.inject({ url })).headers['strict-transport-security']).toBe(
        'max-age=31536000',
      );
  });

  test('with a public address of http there is neither', async () => {
    const api = await open({ isHttpsOnly: false });
    const { headers } = await logIn(api);
    expect(headers['set-cookie']).not.toMatch(/Secure|__Host-/);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('no card is stored: there is no vault', async () => {
    const { app } = await open();
    const answer = await app.inject({
      method: 'POST',
      url: `/restaurant/${TRATTORIA}/asaas/payment/credit-card`,
      payload: aCard({ card: { creditCardExpiryYear: '2099' } }),
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'card_refused' }),
    ]);
  });

  test('a record that begins to accept cards without CARD_ORIGIN is reported once per change', async () => {
    const { app } = await open();
    const own = (name: string, online: string[]) =>
      seedRestaurant(
        db,
        restaurant(record(PAYING, 'paga-tudo', { name, online_payment_integrations: online })),
        { isDemo: false, position: 20 },
      );
    const read = () => app.inject({ url: '/restaurant/data/v2/paga-tudo' });
    await own('cash', []);
    await read();
    const reports = () => lines.filter((line) => line.includes('CARD_ORIGIN'));
    expect(reports()).toEqual([]);
    await own('cards', ['multipedidos@asaas']);
    for (let times = 0; times < 2; times += 1) await read();
    expect(reports().map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        restaurant: PAYING,
        msg: expect.stringContaining('set CARD_ORIGIN'),
      }),
    ]);
  });

  test('links of mails are made of STOREFRONT_URL alone; without it none is written outside of the demo', async () => {
    const forget = async (api: ReferenceApi) =>
      api.app.inject({
        method: 'POST',
        url: `${AUTH}/forgot-password`,
        payload: { email: 'ana@teste.example' },
        headers: { host: 'evil.example' },
      });
    const links = async () =>
      (await db.query<{ link: string }>('select link from mails')).map(({ link }) => link);
    expect(
      (await forget(await open({ payments: { ...DEFAULT_PAYMENTS, provider: 'none' } })))
        .statusCode,
    ).toBe(200);
    expect(await links()).toEqual([]);
    const configured = await open(); // the last of `opened`
    expect((await forget(configured)).statusCode).toBe(200);
    await opened.pop()?.close(); // ends the work that runs after responses
    expect(await links()).toEqual([
      expect.stringMatching(/^https:\/\/pizza\.example\/app\/trattoria\/reset-password/),
    ]);
  });

  test('given all secrets and a PostgreSQL, it writes nothing into its data folder', async () => {
    await open();
    await expect(access(join(home, 'data'))).rejects.toThrow('ENOENT');
  });
});

describe('what a database holds', () => {
  test('demo restaurants, and those that accept cards', async () => {
    await openPaying({ db });
    expect(await readProductionFacts({ dataDir: home, databaseUrl: db.url })).toEqual({
      demoRestaurants: ['trattoria', expect.any(String)],
      acceptingCards: ['paga-tudo'],
    });
  });

  test('an empty database holds nothing', async () => {
    expect(await readProductionFacts({ dataDir: join(home, 'empty') })).toEqual({
      demoRestaurants: [],
      acceptingCards: [],
    });
  });

  test('a database that does not answer is an error', async () => {
    const free = createServer();
    const port = await new Promise<number>((resolve) => {
      free.listen(0, '127.0.0.1', () => {
        const address = free.address();
        free.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
    });
    await expect(
      readProductionFacts({
        dataDir: home,
        databaseUrl: `postgres://postgres@127.0.0.1:${port}/none`,
      }),
    ).rejects.toThrow();
  });
});
