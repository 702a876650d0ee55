import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { ClientHttp2Session } from 'node:http2';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { NO_DOCUMENT } from '@storefront/http-kit';
import { openPostgres } from '../../../reference-api/src/platform/db/postgres';
import { seedRestaurant } from '../../../reference-api/src/seeding/seed-restaurant';
import { anOrder } from '../../../reference-api/src/testing/orders';
import { aProduction, alwaysOpen, type Production } from '../../testing/a-production';
import { pageFiles, replaced } from '../../testing/page-files';
import { copyCheckout, linkProductionPackages, listed } from '../../testing/release-archive';
import { type Run, runCommand } from '../../testing/run-in-copy';
import { type TlsResponse, type TlsNginx, sendOver, startTlsNginx } from '../../testing/tls-nginx';
import { type Started, startedBy } from '../../testing/unit-file';
import { findNginx } from '../find-nginx';
import { freePort } from '../claim-port';

const ROOT = path.join(__dirname, '../../..');
const FILES = pageFiles(readFileSync(path.join(ROOT, 'docs/production.md'), 'utf8'));
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const UNITS = [...FILES.keys()].filter((name) => name.startsWith('/etc/systemd/system/'));

/** Folder of a PostgreSQL installation with its client tools; null without one. */
const postgresTools = ((): string | null => {
  const folders = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) =>
        path.join('/usr/lib/postgresql', version, 'bin'),
      )
    : [];
  return (
    folders.find((folder) =>
      ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'].every((tool) =>
        existsSync(path.join(folder, tool)),
      ),
    ) ?? null
  );
})();
const hasTool = (name: string): boolean =>
  spawnSync(name, ['--help'], { stdio: 'ignore' }).error === undefined;
const hasGnuTar = String(spawnSync('tar', ['--version']).stdout).includes('GNU tar');

const nginx = findNginx();
/** `http2 on` exists since nginx 1.25.1; older versions have a parameter of `listen`. */
const hasHttp2Directive = (): boolean => {
  const [major = 0, minor = 0, patch = 0] = (
    /nginx\/([\d.]+)/.exec(spawnSync(nginx ?? 'nginx', ['-v'], { encoding: 'utf8' }).stderr)?.[1] ??
    ''
  )
    .split('.')
    .map(Number);
  return major > 1 || (major === 1 && (minor > 25 || (minor === 25 && patch >= 1)));
};
if (nginx === null && process.env['CI'] === 'true')
  throw new Error('No nginx was found: install the package nginx.');
/** Appends to the title that a part is not run because its tool is missing. */
const withTools = (tools: Readonly<Record<string, boolean>>) => {
  const missing = Object.entries(tools)
    .filter(([, isThere]) => !isThere)
    .map(([name]) => name);
  return (title: string, work: () => Promise<void>): void =>
    missing.length === 0
      ? test(title, work)
      : test(`not run, without ${missing.join(', ')}: ${title}`, () => undefined);
};

let production: Production;
let home: string;
let ports: {
  readonly tls: number;
  readonly plain: number;
  readonly one: number;
  readonly api: number;
  readonly edge: number;
  readonly metrics: number;
  readonly edgeMetrics: number;
};
let databaseUrl: string;
const runs: Run[] = [];

/** The page's folders, in the home of this test. */
const at = (file: string): string => path.join(home, file);
const fileOf = (name: string): string => {
  const content = FILES.get(name);
  if (content === undefined) throw new Error(`docs/production.md has no block ${name}`);
  return content;
};
/** Runs a block of the page with `sh`. */
const runBlock = (
  name: string,
  pairs: readonly (readonly [string, string])[],
  cwd = home,
): string =>
  execFileSync('sh', ['-euc', replaced(fileOf(name), pairs)], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  });
function write(name: string, pairs: readonly (readonly [string, string])[], mode = 0o644): string {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), replaced(fileOf(name), pairs));
  chmodSync(at(name), mode);
  return at(name);
}

beforeAll(async () => {
  production = await aProduction(postgresTools === null ? undefined : [postgresTools]);
  home = production.home;
  const [tls = 0, plain = 0, one = 0, api = 0, edge = 0, metrics = 0, edgeMetrics = 0] =
    await Promise.all(Array.from({ length: 7 }, () => freePort()));
  ports = { tls, plain, one, api, edge, metrics, edgeMetrics };
  mkdirSync(at('/opt/storefront/releases'), { recursive: true });
  mkdirSync(at('/var/backups/storefront'), { recursive: true });
  mkdirSync(at('/var/lib/storefront/pictures'), { recursive: true });
  if (!hasGnuTar) symlinkSync(ROOT, at('/opt/storefront/current'));
});
afterAll(async () => {
  for (const run of runs.splice(0)) await run.stop();
  await production?.stop();
});

function start(
  { command: [program = '', ...args], folder, env }: Started,
  more: Record<string, string> = {},
): Run {
  const run = runCommand(program, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env, ...more },
  });
  runs.push(run);
  return run;
}

/** Waits until a restaurant is described: the first one waits for the start of a process. */
async function loaded(statusOf: () => Promise<number>): Promise<void> {
  const end = Date.now() + 60_000;
  let status = 0;
  do {
    status = await statusOf();
    if (status !== 200) await pause(200);
  } while (status !== 200 && Date.now() < end);
  expect(status).toBe(200);
}

/** A request of this name to a process itself. */
const get = (
  port: number,
  url: string,
  { host = 'pizza.example', method = 'GET' } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: url, method, headers: { host }, agent: false };
    request(options, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });
const CARDS = 'cards.pizza.example';

const ANSWERS = 'the storefront answers';
const unit = (name: string): Started =>
  startedBy(readFileSync(at(`/etc/systemd/system/${name}.service`), 'utf8'));

describe('step 1 and 2: a release', () => {
  const checkout = (): string => at('/checkout');
  const tests = withTools({ 'GNU tar': hasGnuTar });

  tests(
    'is packed beside a checkout, of root, readable for others, without packages, history, data and the demo',
    async () => {
      copyCheckout(ROOT, checkout());
      for (const file of [
        'node_modules/zod/package.json',
        'mf-account/node_modules/a/package.json',
        '.git/HEAD',
        '.data/api/jwt-secret',
      ]) {
        mkdirSync(path.join(checkout(), path.dirname(file)), { recursive: true });
        writeFileSync(path.join(checkout(), file), 'not packed');
      }
      chmodSync(path.join(checkout(), 'package.json'), 0o600);
      if (process.getuid?.() === 0)
        chownSync(path.join(checkout(), 'package.json'), 12_345, 12_345);
      expect(runBlock('pack', [], checkout())).toBe('');
      const files = listed(
        execFileSync('tar', ['-tvzf', at('storefront-1.4.0.tar.gz')], {
          encoding: 'utf8',
          maxBuffer: 64 << 20,
        }),
      );
      expect(
        [...files.keys()].filter((name) =>
          /(^|\/)(node_modules|\.git|\.data)(\/|$)|^\.\/demo(\/|$)|\.tar\.gz$/.test(name),
        ),
      ).toEqual([]);
      expect([...files.keys()]).toEqual(
        expect.arrayContaining([
          './package-lock.json',
          './.npmrc',
          './scripts/production.mjs',
          './card-form/dist/index.html',
          './vendor-frame/dist/index.html',
          './reference-api/src/platform/db/migrations/0001_restaurants.sql',
        ]),
      );
      expect(new Set([...files.values()].map(({ owner }) => owner))).toEqual(
        new Set(['root/root']),
      );
      expect(files.get('./package.json')?.mode).toBe('-rw-r--r--');
    },
  );

  withTools({ dpkg: hasTool('dpkg'), 'nginx in PATH': hasTool('nginx'), psql: hasTool('psql') })(
    'the check of versions names what is too old, and nothing else',
    async () => {
      const lines = runBlock('check-versions', []).split('\n').filter(Boolean);
      expect(lines).toEqual(
        hasHttp2Directive()
          ? []
          : [expect.stringMatching(/^nginx 1\.[\d.]+ is too old: 1\.25\.1 or newer is required$/)],
      );
      expect(runBlock('check-versions', [['20.19', '99.1']])).toMatch(
        /^Node [\d.]+ is too old: 99\.1 or newer is required$/m,
      );
    },
  );

  tests('is unpacked and made the current one', async () => {
    runBlock('unpack', [
      ['/opt/storefront', at('/opt/storefront')],
      ['npm ci --omit=dev', 'test -f package-lock.json'],
    ]);
    linkProductionPackages(ROOT, at('/opt/storefront/releases/1.4.0'));
    expect(existsSync(at('/opt/storefront/current/node_modules/fastify'))).toBe(true);
    expect(existsSync(at('/opt/storefront/current/node_modules/eslint'))).toBe(false);
    for (const folder of ['demo', 'node_modules/@storefront/demo'])
      expect(existsSync(at(`/opt/storefront/current/${folder}`))).toBe(false);
    expect(statSync(at('/opt/storefront/releases/1.4.0')).mode & 0o777).toBe(0o755);
  });
});

test('step 3: the role and the database', async () => {
  const admin = openPostgres({ url: production.postgres, connections: 1, waitMs: 60_000 });
  for (const statement of fileOf('database.sql')
    .split(';')
    .filter((text) => text.trim() !== ''))
    await admin.exec(statement);
  await admin.close();
  const url = new URL(production.postgres);
  [url.username, url.password, url.pathname] = ['storefront', 'replace-me', '/storefront'];
  databaseUrl = url.href;
});

test('step 4: settings and secrets', () => {
  write('/etc/storefront/storefront.env', [['/var/lib/storefront', at('/var/lib/storefront')]]);
  write('/etc/storefront/services.env', [
    ['postgres://storefront:replace-me@127.0.0.1:5432/storefront', databaseUrl],
  ]);
  const script = write('/etc/storefront/make-secrets.sh', [
    ['/opt/storefront', at('/opt/storefront')],
    ['/etc/storefront', at('/etc/storefront')],
  ]);
  execFileSync('sh', [script], { stdio: 'pipe' });
  const secrets = readFileSync(at('/etc/storefront/secrets.env'), 'utf8');
  expect(() => execFileSync('sh', [script], { stdio: 'pipe' })).toThrow(
    /File exists|cannot overwrite|cannot create/,
  );
  expect(readFileSync(at('/etc/storefront/secrets.env'), 'utf8')).toBe(secrets);
  expect(secrets.split('\n')).toEqual([
    expect.stringMatching(/^JWT_SECRET=.{64}$/),
    expect.stringMatching(/^TABLE_LINK_KEYS=.{64}$/),
    expect.stringMatching(/^CPF_KEYS=.{64}$/),
    expect.stringMatching(/^VAPID_PUBLIC_KEY=[\w-]{87}$/),
    expect.stringMatching(/^VAPID_PRIVATE_KEY=[\w-]{43}$/),
    '',
  ]);
  const figures = readFileSync(at('/etc/storefront/figures.env'), 'utf8');
  expect(figures).toMatch(/^OPERATOR_KEYS=figures:.{64}\n$/);
  const [all, ...scoped] = readFileSync(at('/etc/storefront/operator.env'), 'utf8').split(
    /(?<=\n)/,
  );
  expect(all).toMatch(/^OPERATOR_KEY=.{64}\n$/);
  expect(scoped).toEqual([figures]);
});

test('step 5, 7, 8: the units as written files', () => {
  for (const name of UNITS) {
    const content = fileOf(name);
    const pairs = [
      ['/usr/bin/node', process.execPath],
      ['/opt/storefront', at('/opt/storefront')],
      ['/etc/storefront', at('/etc/storefront')],
      ['/usr/local/bin', at('/usr/local/bin')],
      ['ReadWritePaths=/var', `ReadWritePaths=${at('/var')}`],
      ['10.0.0.5', '127.0.0.1'],
      ['8081', String(ports.api)],
      ['PORT=8080', `PORT=${ports.edge}`],
      ['9464', String(ports.metrics)],
      ['9465', String(ports.edgeMetrics)],
    ] as const;
    write(
      name,
      pairs.filter(([from]) => content.includes(from)),
    );
  }
  expect(UNITS.map((name) => path.basename(name)).sort()).toEqual([
    'storefront-api.service',
    'storefront-backup.service',
    'storefront-backup.timer',
    'storefront-edge.service',
    'storefront.service',
  ]);
  write(
    '/usr/local/bin/storefront-backup',
    [
      ['/var/backups', at('/var/backups')],
      ['/var/lib/storefront', at('/var/lib/storefront')],
    ],
    0o755,
  );
  write('/usr/local/bin/storefront-restore', [], 0o755);
});

withTools({ 'systemd-analyze': hasTool('systemd-analyze') })(
  'systemd accepts the units',
  async () => {
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', ...UNITS.map(at)],
      { encoding: 'utf8' },
    );
    const ofOurs = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('storefront'));
    expect({ status, ofOurs }).toEqual({ status: 0, ofOurs: [] });
  },
);

test('step 5: the unit starts the storefront on the new database', async () => {
  const run = start(unit('storefront'), { PORT: String(ports.one), SHUTDOWN_DRAIN_MS: '0' });
  await run.saying(ANSWERS);
  expect((await fetch(`http://127.0.0.1:${ports.one}/readyz`)).status).toBe(200);
  if (process.platform === 'linux')
    expect(readFileSync(`/proc/${run.pid}/environ`, 'utf8')).not.toMatch(/_SECRET=|_KEY|DATABASE/);
  const db = openPostgres({ url: databaseUrl, connections: 2, waitMs: 60_000 });
  await seedRestaurant(db, alwaysOpen(701, 'prova'), { isDemo: false, position: 0 });
  await db.close();
});

test('step 5: page, API, files and cards share its port, with HSTS and without the demo', async () => {
  await loaded(async () => (await get(ports.one, '/prova/manifest.webmanifest')).status);
  for (const [url, expected] of [
    ['/prova', 200],
    ['/api/restaurant/data/v2/prova', 200],
    [production.buildFile, 200],
    ['/nowhere.txt', 404],
  ] as const) {
    const { status, headers } = await get(ports.one, url);
    expect([url, status, headers['strict-transport-security']]).toEqual([
      url,
      expected,
      'max-age=31536000',
    ]);
  }
  expect((await get(ports.one, '/prova', { host: 'evil.example' })).body).toContain(
    'https://pizza.example/prova',
  );
  for (const url of ['/api/demo/restaurants', '/api/demo/outbox', '/api/sandbox-bank/x'])
    expect((await get(ports.one, url)).status).toBe(404);
  expect((await get(ports.one, '/api/payments/sandbox/webhook', { method: 'POST' })).status).toBe(
    404,
  );
  expect(
    (await get(ports.one, '/card-form/', { host: CARDS })).headers['content-security-policy'],
  ).toContain("frame-ancestors 'self' https://pizza.example");
  expect((await get(ports.one, '/prova', { host: CARDS })).status).toBe(404);
});

test('step 5: a generated restaurant is written to the database of the settings, and nothing beside it', async () => {
  expect(
    runBlock(
      'trial',
      [
        ['postgres://storefront:replace-me@127.0.0.1:15432/storefront', databaseUrl],
        ['npm run seed --', `STOREFRONT_DATA=${at('/trial')} ${process.execPath} scripts/seed.mjs`],
      ],
      ROOT,
    ),
  ).toMatch(/^Restaurant ready: trial \(id \d+, 50 products\)\n$/);
  expect((await fetch(`http://127.0.0.1:${ports.one}/api/restaurant/data/v2/trial`)).status).toBe(
    200,
  );
  expect(existsSync(at('/trial'))).toBe(false);
});

describe('step 6: nginx', () => {
  const tests = withTools({ nginx: nginx !== null, openssl: hasTool('openssl') });
  let server: TlsNginx | null = null;
  let session: ClientHttp2Session;
  afterAll(() => server?.stop());

  const send = (
    url: string,
    {
      name = 'pizza.example',
      headers = {},
      body,
      by = session,
    }: {
      name?: string;
      headers?: Record<string, string>;
      body?: unknown;
      by?: ClientHttp2Session;
    } = {},
  ): Promise<TlsResponse> =>
    sendOver(
      by,
      name,
      url,
      { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body === undefined ? undefined : JSON.stringify(body),
    );

  tests(
    'its configuration is accepted without a warning and served with TLS and HTTP/2',
    async () => {
      const certificates = at('/etc/letsencrypt/live/pizza.example');
      const [certificate, key] = [
        path.join(certificates, 'fullchain.pem'),
        path.join(certificates, 'privkey.pem'),
      ];
      mkdirSync(certificates, { recursive: true });
      execFileSync(
        'openssl',
        [
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:prime256v1',
          '-nodes',
          '-days',
          '2',
          '-subj',
          '/CN=pizza.example',
          '-addext',
          'subjectAltName=DNS:pizza.example',
          '-keyout',
          key,
          '-out',
          certificate,
        ],
        { stdio: 'pipe' },
      );
      const site = write('/etc/nginx/conf.d/storefront.conf', [
        ...(hasHttp2Directive()
          ? []
          : ([
              ['  http2 on;\n', ''],
              ['listen 443 ssl;', 'listen 443 ssl http2;'],
            ] as const)), // the document's text about older versions
        ['  listen [::]:80;\n', ''],
        ['  listen [::]:443 ssl;\n', ''],
        ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
        ['listen 443 ', `listen 127.0.0.1:${ports.tls} `],
        ['127.0.0.1:8080', `127.0.0.1:${ports.one}`],
        ['/etc/letsencrypt', at('/etc/letsencrypt')],
        ['/var/www/html', at('/var/www/html')],
        ['/var/log/nginx', at('/nginx')],
        ['/var/lib/storefront', at('/var/lib/storefront')],
        ...(existsSync(BROTLI) ? [] : [['    brotli_static on;\n', ''] as const]),
      ]);
      server = await startTlsNginx({
        nginx: nginx ?? '',
        home: at('/nginx'),
        site,
        port: ports.tls,
        name: 'pizza.example',
        certificate,
        modules: existsSync(BROTLI) ? [BROTLI] : [],
      });
      expect(server.checked).not.toContain('[warn]');
      session = await server.connect();
      expect(session.alpnProtocol).toBe('h2');
    },
  );

  tests('http leads to https', async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${ports.plain}/prova`, {
      redirect: 'manual',
      headers: { host: 'pizza.example' },
    });
    expect([status, headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/^https:\/\/[\w.]+\/prova$/),
    ]);
  });

  tests('http has the files that prove the names to a certificate authority', async () => {
    mkdirSync(at('/var/www/html/.well-known/acme-challenge'), { recursive: true });
    writeFileSync(at('/var/www/html/.well-known/acme-challenge/abc'), 'proof');
    expect(
      await (await fetch(`http://127.0.0.1:${ports.plain}/.well-known/acme-challenge/abc`)).text(),
    ).toBe('proof');
  });

  tests('the page, with HSTS once and links of the public address', async () => {
    await loaded(async () => (await send('/prova/manifest.webmanifest')).status);
    const { status, headers, body } = await send('/prova');
    expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    expect(body.toString()).toContain('https://pizza.example/prova');
  });

  tests('cookies are Secure', async () => {
    const account = {
      name: 'Bia Souza',
      email: 'bia@teste.example',
      password: 'correct-horse-7',
      passwordConfirm: 'correct-horse-7',
    };
    const { headers } = await send('/api/restaurant/701/public/client', { body: account });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-session-701=.*; Secure$/),
    ]);
  });

  tests('an order', async () => {
    const order = anOrder();
    const { status, body } = await send('/api/restaurant/701/order', { body: order });
    expect([status, body.toString()]).toEqual([200, expect.stringContaining(order.details.uuid)]);
  });

  tests('the logs of nginx have no query, no Referer and no id of a path', async () => {
    const secret = 'canary-7f3a';
    const id = '5f0c2f0e-6c3d-4b7e-9a55-0d5be0c4a001';
    const headers = { referer: `https://pizza.example/reset-password?token=${secret}` };
    for (const url of [
      `/prova/reset-password?token=${secret}`,
      `/prova/track?token=${id}`,
      `/api/order/uuid/${id}`,
      `${production.buildFile}x?${secret}`,
    ])
      await send(url, { headers });
    await fetch(`http://127.0.0.1:${ports.plain}/prova?t=${secret}`, {
      redirect: 'manual',
      headers,
    });
    await fetch(`http://127.0.0.1:${ports.plain}/prova?${secret}${'x'.repeat(40_000)}`, {
      headers,
    });
    const [log = '', errors = ''] = ['storefront.log', 'storefront-error.log'].map((name) =>
      readFileSync(path.join(at('/nginx'), name), 'utf8'),
    );
    for (const place of ['/prova/track', '/api/', '/prova'])
      expect(log).toContain(` GET ${place} `);
    expect(`${log}${errors}`).not.toMatch(/canary-7f3a|5f0c2f0e|\?/);
  });

  tests(
    'answers that are not pages have the strict policy, those of nginx itself too',
    async () => {
      for (const [url, status, body] of [
        ['/robots.txt', 200, undefined],
        [`${production.buildFile}x`, 404, undefined],
        [production.buildFile.replace(/[0-9a-f]{12}/, '0'.repeat(12)), 404, undefined],
        ['/api/restaurant/data/v2/prova', 200, undefined],
        ['/api/restaurant/701/order', 413, 'x'.repeat(300_000)],
      ] as const) {
        const { status: sent, headers } = await send(url, { body });
        expect([url, sent, headers]).toEqual([url, status, expect.objectContaining(NO_DOCUMENT)]);
      }
      for (const url of ['/prova', `/${'x'.repeat(40_000)}`]) {
        const answer = await fetch(`http://127.0.0.1:${ports.plain}${url}`, { redirect: 'manual' });
        expect([301, 414]).toContain(answer.status);
        expect(Object.fromEntries(answer.headers)).toMatchObject(NO_DOCUMENT);
      }
      expect((await send('/prova')).headers).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'self'; [^,]*; frame-src https:\/\/cards\.pizza\.example\/card-form\/ \S+; [^,]*$/,
        ),
        'x-frame-options': 'DENY',
      });
    },
  );

  tests('the origin of cards has its document and nothing else', async () => {
    const { status, headers } = await send('/card-form/', { name: CARDS });
    expect([status, headers['x-frame-options']]).toEqual([200, undefined]);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; [^,]*; frame-ancestors 'self' https:\/\/pizza\.example; [^,]*$/,
    );
    expect((await send('/prova', { name: CARDS })).status).toBe(404);
  });

  withTools({
    nginx: nginx !== null,
    'a second address of this machine': process.platform === 'linux',
  })('the API sees the address that nginx names, not the one that a client claims', async () => {
    const other = (await server?.connect('127.0.0.2')) ?? session;
    const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
    const sent = [
      [ids[0], session, {}],
      [ids[1], session, { 'x-forwarded-for': '127.0.0.2' }],
      [ids[2], other, {}],
    ] as const;
    for (const [id = '', by, headers] of sent)
      expect(
        (
          await send('/api/restaurant/data/v2/prova', {
            headers: { 'x-request-id': id, ...headers },
            by,
          })
        ).status,
      ).toBe(200);
    for (const id of ids) await runs[0]?.saying(id); // the log has a request after its response
    const clientOf = (id = ''): unknown =>
      (
        JSON.parse(
          (runs[0]?.said() ?? '').split('\n').find((line) => line.includes(id)) ?? '{}',
        ) as { client?: string }
      ).client;
    expect(clientOf(ids[0])).toMatch(/./);
    expect(clientOf(ids[1])).toBe(clientOf(ids[0]));
    expect(clientOf(ids[2])).not.toBe(clientOf(ids[0]));
  });

  tests('a file of a build, compressed with gzip when it was published, for a year', async () => {
    const { status, headers } = await send(production.buildFile, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([status, headers]).toEqual([
      200,
      expect.objectContaining({
        'content-encoding': 'gzip',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'strict-transport-security': 'max-age=31536000',
        ...NO_DOCUMENT,
      }),
    ]);
    expect(headers).toHaveProperty('etag'); // of nginx: the edge sends none with a file
  });

  withTools({ nginx: nginx !== null, 'libnginx-mod-http-brotli-static': existsSync(BROTLI) })(
    'the same with brotli',
    async () => {
      const { headers, body } = await send(production.buildFile, {
        headers: { 'accept-encoding': 'gzip, br' },
      });
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body).toString()).toContain('const shell = 1;');
    },
  );

  tests('nothing else of the store is served by nginx', async () => {
    for (const url of [
      '/channels/stable/000001.json',
      `${production.buildFile}.br`,
      '/builds/../channels/stable/000001.json',
    ])
      expect([404, 400]).toContain((await send(url)).status);
  });

  tests('step 9: a rollback of the storefront is served without a restart', async () => {
    const revision = async () =>
      (JSON.parse((await send('/channel.json')).body.toString()) as { revision: number }).revision;
    expect(await revision()).toBe(2);
    runBlock('rollback', [
      ['/opt/storefront', at('/opt/storefront')],
      ['/var/lib/storefront', at('/var/lib/storefront')],
      ['runuser -u storefront -- node', process.execPath],
    ]);
    expect(await revision()).toBe(3);
    // without the demo the gate renders the pages, too
    const checked = spawnSync(
      process.execPath,
      [
        'scripts/storefront.mjs',
        '--store',
        at('/var/lib/storefront/store'),
        '--json',
        'check',
        'stable',
        '--static',
      ],
      { cwd: at('/opt/storefront/current'), encoding: 'utf8' },
    );
    expect(checked.stdout).toMatch(/"check": "rendering",\s+"isOk": true/);
  });
});

describe('step 8: backup and restore', () => {
  withTools({ 'PostgreSQL with pg_dump': postgresTools !== null, nginx: nginx !== null })(
    'a backup is restored into another database',
    async () => {
      const tools = { PATH: `${postgresTools}:${process.env['PATH']}` };
      const {
        command: [script = ''],
        env,
      } = unit('storefront-backup');
      execFileSync(script, [], { env: { ...env, ...tools }, stdio: 'pipe' });
      const saved = readdirSync(at('/var/backups/storefront'));
      expect(saved.map((name) => name.replace(/\d{8}T\d{6}Z/, '')).sort()).toEqual([
        'storefront-.dump',
        'storefront-.store.tar.gz',
      ]);
      const store = execFileSync(
        'tar',
        ['-tzf', at(`/var/backups/storefront/${saved.find((name) => name.endsWith('.tar.gz'))}`)],
        { encoding: 'utf8' },
      );
      expect(store.split('\n')).toEqual(
        expect.arrayContaining([
          'store/channels/stable/000001.json',
          `store${production.buildFile}.br`,
        ]),
      );
      const admin = openPostgres({ url: production.postgres, connections: 1, waitMs: 60_000 });
      await admin.exec('create database storefront_restored owner storefront');
      await admin.close();
      const dump = at(`/var/backups/storefront/${saved.find((name) => name.endsWith('.dump'))}`);
      const said = execFileSync(
        at('/usr/local/bin/storefront-restore'),
        [dump, `${databaseUrl}_restored`],
        { env: tools, encoding: 'utf8' },
      );
      expect(said).toBe('1 orders of 2 restaurants\n');
    },
  );
});

describe('step 9: the servers', () => {
  const tests = withTools({ 'GNU tar': hasGnuTar, curl: hasTool('curl') });
  const cards = (): Promise<string> =>
    fetch(`http://127.0.0.1:${ports.one}/api/card-form/`).then((response) => response.text());
  const order = anOrder();
  const orderStatus = async (): Promise<number> =>
    (await fetch(`http://127.0.0.1:${ports.one}/api/order/uuid/${order.details.uuid}`)).status;
  /**
   * The document's commands before and after `systemctl restart storefront`, with the restart
   * between.
   */
  async function restartBy(
    name: string,
    pairs: readonly (readonly [string, string])[],
  ): Promise<void> {
    const [before = '', after = ''] = replaced(fileOf(name), [
      ['/opt/storefront', at('/opt/storefront')],
      ...pairs,
    ]).split('systemctl restart storefront\n');
    execFileSync('sh', ['-euc', before], { cwd: home, stdio: 'pipe' });
    if (name === 'upgrade') linkProductionPackages(ROOT, at('/opt/storefront/releases/1.5.0'));
    for (const run of runs.splice(0)) {
      await run.stop();
      expect(await run.ended).toBe(0);
    }
    start(unit('storefront'), { PORT: String(ports.one), SHUTDOWN_DRAIN_MS: '0' });
    expect(
      String(
        await promisify(execFile)('sh', [
          '-euc',
          replaced(after, [['127.0.0.1:8080', `127.0.0.1:${ports.one}`]]),
        ]).then(({ stdout }) => stdout),
      ).trim(),
    ).toBe('ready');
  }

  tests(
    'an upgrade with a migration is served from its own release, with the orders from before',
    async () => {
      const sent = await fetch(`http://127.0.0.1:${ports.one}/api/restaurant/701/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
      expect([sent.status, await orderStatus()]).toEqual([200, 200]);
      writeFileSync(
        at('/checkout/reference-api/src/platform/db/migrations/9999_next_release.sql'),
        'alter table orders add column next_release text;\n',
      );
      appendFileSync(at('/checkout/card-form/dist/index.html'), '<!-- 1.5.0 -->\n');
      runBlock('pack', [['1.4.0', '1.5.0']], at('/checkout'));
      await restartBy('upgrade', [
        ['systemctl start storefront-backup\n', ''],
        ['npm ci --omit=dev', 'test -f package-lock.json'],
      ]); // the backup is that of step 8
      expect([await orderStatus(), await cards()]).toEqual([
        200,
        expect.stringContaining('<!-- 1.5.0 -->'),
      ]);
      const db = openPostgres({ url: databaseUrl, connections: 1, waitMs: 60_000 });
      expect(
        await db.query("select file from schema_migrations where file like '9999%'"),
      ).toHaveLength(1);
      await db.close();
    },
  );

  tests('back to the release before, on the database of the newer one', async () => {
    await restartBy('downgrade', []);
    expect([await orderStatus(), await cards()]).toEqual([
      200,
      expect.not.stringContaining('1.5.0'),
    ]);
  });
});

test('step 7: of all secrets, the unit of the edge is given the key for figures alone', () => {
  const { env } = unit('storefront-edge');
  const files = (env['SECRETS_FILE'] ?? '').split(':');
  const secrets = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean));
  expect(secrets).toEqual([expect.stringMatching(/^OPERATOR_KEYS=figures:[^,]{64}$/)]);
  expect(
    Object.keys(env).filter((name) => /KEY|SECRET_|_SECRET|PASS|DATABASE|SMTP/.test(name)),
  ).toEqual([]);
  expect(
    fileOf('/etc/systemd/system/storefront-edge.service').match(/^LoadCredential=.*/gm),
  ).toEqual(['LoadCredential=figures.env:/etc/storefront/figures.env']);
});

test('step 7: API and edge as two units; without the API, pages still answer and /readyz is 503', async () => {
  const [api, edge] = [
    start(unit('storefront-api'), { METRICS_ADDR: '', SHUTDOWN_DRAIN_MS: '0' }),
    start(unit('storefront-edge'), { METRICS_ADDR: '', SHUTDOWN_DRAIN_MS: '0' }),
  ];
  await Promise.all([api.saying(ANSWERS), edge.saying(ANSWERS)]);
  expect((await get(ports.edge, '/readyz')).status).toBe(200);
  expect((await get(ports.api, '/prova')).status).toBe(404);
  const [, key = ''] =
    /figures:(.+)/.exec(readFileSync(at('/etc/storefront/figures.env'), 'utf8')) ?? [];
  const statusWith = (url: string): Promise<number> =>
    fetch(`http://127.0.0.1:${ports.api}${url}`, {
      headers: { authorization: `Bearer ${key}` },
    }).then(({ status }) => status);
  expect([await statusWith('/telemetry/guard'), await statusWith('/metrics')]).toEqual([200, 403]);
  // an edge that waits too long for the API sends the page of any restaurant
  while ((await get(ports.edge, '/nowhere')).status !== 404) await pause(50);
  expect(JSON.parse((await get(ports.edge, '/api/restaurant/data/v2/prova')).body)).toMatchObject({
    info: { id: 701 },
  });
  expect((await get(ports.edge, '/card-form/', { host: CARDS })).status).toBe(200);
  await api.stop();
  expect(await api.ended).toBe(0);
  expect([
    (await get(ports.edge, '/readyz')).status,
    (await get(ports.edge, '/prova')).status,
  ]).toEqual([503, 200]);
  await edge.stop();
  expect(await edge.ended).toBe(0);
});
