import { request } from 'node:http';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type Production, aProduction, alwaysOpen } from '../../testing/a-production';
import { type Run, runInCopy } from '../../testing/run-in-copy';
import { freePort } from '../free-port';

const ROOT = path.join(__dirname, '../../..');
const ANSWERS = 'the storefront answers';
const CARDS = 'https://cards.pizza.example';

let production: Production;
let database: string;
const runs: Run[] = [];

beforeAll(async () => {
  production = await aProduction();
  database = await production.database([{ of: alwaysOpen(701, 'prova'), isDemo: false }]);
});
afterEach(async () => {
  for (const run of runs.splice(0)) await run.stop();
});
afterAll(() => production.stop());

/** `npm run serve` as an installation without development packages runs it. */
function serve(env: Record<string, string>, ...args: string[]): Run {
  const run = runInCopy(
    ROOT,
    ['--import', './scripts/testing/without-development.mjs', 'scripts/production.mjs', ...args],
    { STOREFRONT_DATA: '', DEMO_KITCHEN: '', SHUTDOWN_DRAIN_MS: '0', ...env },
  );
  runs.push(run);
  return run;
}

const complete = (more: Record<string, string> = {}): Record<string, string> => ({
  STOREFRONT_URL: 'https://pizza.example',
  CARD_ORIGIN: CARDS,
  STOREFRONT_STORE: production.store,
  DATABASE_URL: database,
  ...production.secrets,
  ...more,
});

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};

const get = (
  port: number,
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: url, method, headers, agent: false }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });

async function failed(run: Run): Promise<{ code: number | null; lines: string[] }> {
  const code = await run.ended;
  return { code, lines: run.said().trim().split('\n') };
}

test('a development package cannot be loaded by these processes', async () => {
  const run = runInCopy(ROOT, [
    '--import',
    './scripts/testing/without-development.mjs',
    '-e',
    "import('eslint')",
  ]);
  expect(await run.ended).toBe(1);
  expect(run.said()).toContain("Cannot find package 'eslint'");
});

describe('what is missing', () => {
  test('everything is one message, and the exit code prevents a restart by systemd', async () => {
    const { code, lines } = await failed(serve({}));
    expect(code).toBe(78);
    expect(lines[0]).toMatch(
      /^The storefront cannot be served: 9 things are missing or cannot be used/,
    );
    expect(lines).toHaveLength(10);
  });

  test('settings, the store, restaurants of the demo and CARD_ORIGIN are in the same message', async () => {
    const url = await production.database([
      { of: alwaysOpen(702, 'demo'), isDemo: true },
      {
        of: alwaysOpen(703, 'cartao', { online_payment_integrations: ['multipedidos@asaas'] }),
        isDemo: false,
      },
    ]);
    const { code, lines } = await failed(
      serve(
        complete({
          DATABASE_URL: url,
          CARD_ORIGIN: '',
          JWT_SECRET: '',
          DEMO: '1',
          STOREFRONT_STORE: path.join(production.home, 'nothing'),
        }),
      ),
    );
    expect(code).toBe(78);
    expect(lines.slice(1).sort()).toEqual([
      expect.stringMatching(/^- CARD_ORIGIN is not set: .*: cartao$/),
      expect.stringMatching(/^- DEMO requests/),
      expect.stringMatching(/^- JWT_SECRET is not set/),
      expect.stringMatching(/^- The database holds restaurants of the demo \(demo\)/),
      expect.stringMatching(/^- The store .*nothing has no revision of channel stable/),
    ]);
  });

  test('an unreachable database has the exit code of a failure that a restart may solve', async () => {
    const { code, lines } = await failed(
      serve(
        complete({ DATABASE_URL: `postgres://postgres:canary@127.0.0.1:${await freePort()}/none` }),
      ),
    );
    expect({ code, lines: lines.slice(1) }).toEqual({
      code: 1,
      lines: ['- DATABASE_URL: the database cannot be opened (ECONNREFUSED)'],
    });
  });
});

describe('one process', () => {
  test('page, API and cards share one port with HSTS, without the demo; SIGTERM ends it with 0', async () => {
    const port = await freePort();
    const run = serve(complete({ PORT: String(port) }));
    await run.saying(ANSWERS);
    expect((await get(port, '/readyz')).status).toBe(200);
    for (const url of [
      '/prova',
      '/api/restaurant/data/v2/prova',
      production.buildFile,
      '/nowhere.txt',
    ]) {
      const { status, headers } = await get(port, url);
      expect([url, status, headers['strict-transport-security']]).toEqual([
        url,
        url === '/nowhere.txt' ? 404 : 200,
        'max-age=31536000',
      ]);
    }
    // it waits until the restaurant is loaded
    expect((await get(port, '/prova/manifest.webmanifest')).status).toBe(200);
    expect((await get(port, '/prova', { host: 'evil.example' })).body).toContain(
      'https://pizza.example/prova',
    );
    for (const url of ['/api/demo/restaurants', '/api/demo/outbox', '/api/sandbox-bank/x'])
      expect((await get(port, url)).status).toBe(404);
    expect((await get(port, '/api/payments/sandbox/webhook', {}, 'POST')).status).toBe(404);
    expect(
      (await get(port, '/card-form/', { host: new URL(CARDS).host })).headers[
        'content-security-policy'
      ],
    ).toContain("frame-ancestors 'self' https://pizza.example");
    expect((await get(port, '/prova', { host: new URL(CARDS).host })).status).toBe(404);
    await run.stop();
    expect(await run.ended).toBe(0);
    expect(run.said()).toContain('closed');
  });

  test('on the embedded database, with everything in one data folder', async () => {
    const [port, data] = [await freePort(), path.join(production.home, 'data')];
    await mkdir(data);
    const run = serve(complete({ PORT: String(port), DATABASE_URL: '', STOREFRONT_DATA: data }));
    await run.saying(ANSWERS);
    expect(JSON.parse((await get(port, '/api/readyz')).body)).toEqual({
      status: 'ready',
      database: 'pglite',
    });
    await run.stop();
    expect(await run.ended).toBe(0);
  });
});

describe('two processes', () => {
  test('an edge serves the API of another process; without it, pages still answer and /readyz is 503', async () => {
    const [apiPort, edgePort] = [await freePort(), await freePort()];
    const [api, edge] = [
      serve(complete({ PORT: String(apiPort), TRUST_PROXY: '1' }), '--only', 'api'),
      serve(
        complete({
          PORT: String(edgePort),
          DATABASE_URL: '',
          JWT_SECRET: '',
          API_UPSTREAM: `http://127.0.0.1:${apiPort}`,
        }),
        '--only',
        'edge',
      ),
    ];
    await Promise.all([api.saying(ANSWERS), edge.saying(ANSWERS)]);
    expect((await get(edgePort, '/readyz')).status).toBe(200);
    expect((await get(apiPort, '/prova')).status).toBe(404);
    expect((await get(edgePort, '/nowhere')).status).toBe(404);
    expect(JSON.parse((await get(edgePort, '/api/restaurant/data/v2/prova')).body)).toMatchObject({
      info: { id: 701 },
    });
    expect((await get(edgePort, '/card-form/', { host: new URL(CARDS).host })).status).toBe(200);
    await api.stop();
    expect(await api.ended).toBe(0);
    expect([
      (await get(edgePort, '/readyz')).status,
      (await get(edgePort, '/prova')).status,
    ]).toEqual([503, 200]);
    await edge.stop();
    expect(await edge.ended).toBe(0);
  });
});
