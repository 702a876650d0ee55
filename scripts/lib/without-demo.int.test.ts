import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anOrder } from '../../reference-api/src/testing/orders';
import { TRATTORIA } from '../../reference-api/src/testing/restaurants';
import { openTestPostgres } from '../../reference-api/src/testing/test-databases';
import { linkProductionPackages } from '../testing/release-archive';
import { type Run, runInCopy } from '../testing/run-in-copy';
import { freePort } from './claim-port';

const ROOT = path.join(__dirname, '../..');
/** What an API alone consists of. */
const PARTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'reference-api',
  'shared-domain',
  'shared-kit',
  'platform/http-kit',
];

let tree = '';
let db: Awaited<ReturnType<typeof openTestPostgres>>;
const runs: Run[] = [];

beforeAll(async () => {
  tree = mkdtempSync(path.join(tmpdir(), 'storefront-without-demo-'));
  for (const part of PARTS)
    cpSync(path.join(ROOT, part), path.join(tree, part), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  linkProductionPackages(ROOT, tree);
  db = await openTestPostgres({}, 'seeded');
});
afterEach(async () => {
  for (const run of runs.splice(0)) await run.stop();
});
afterAll(async () => {
  await db.close();
  rmSync(tree, { recursive: true, force: true });
});

/** The API alone, from the tree. */
function start(env: Record<string, string> = {}): Run {
  const run = runInCopy(tree, ['--import', 'tsx', 'reference-api/src/server.ts'], {
    NODE_ENV: 'production',
    DATABASE_URL: db.url,
    DATA_DIR: path.join(tree, 'data'),
    DEMO_KITCHEN: '',
    SHUTDOWN_DRAIN_MS: '0',
    ...env,
  });
  runs.push(run);
  return run;
}

test('the API of a tree without the demo starts, takes a cash order, and has no route of the demo', async () => {
  expect(existsSync(path.join(tree, 'demo'))).toBe(false);
  const port = await freePort();
  await start({ PORT: String(port) }).saying('Server listening');
  const send = async (method: string, url: string, body?: unknown): Promise<number> => {
    const { status } = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return status;
  };
  expect(await send('GET', '/readyz')).toBe(200);
  const order = anOrder();
  expect(await send('POST', `/restaurant/${TRATTORIA}/order`, order)).toBe(200);
  const { uuid } = order.details;
  expect(await send('GET', `/order/uuid/${uuid}`)).toBe(200);
  for (const [method, url] of [
    ['GET', '/restaurants'],
    ['GET', '/demo/outbox'],
    ['POST', `/demo/orders/${uuid}/advance`],
    ['POST', `/demo/orders/${uuid}/cancel`],
    ['GET', '/tiles/14/6070/9300.png'],
    ['GET', '/sandbox-bank/abc'],
    ['POST', '/payments/sandbox/webhook'],
    ['GET', '/media/covers/pizzeria/960.avif'],
  ] as const)
    expect([method, url, await send(method, url)]).toEqual([method, url, 404]);
});

test('each setting that requests a part of the demo stops its start, and is named', async () => {
  const requested = { DEMO: '1', DEMO_KITCHEN: '1', PAYMENTS: 'sandbox' };
  const run = start(requested);
  expect(await run.ended).toBe(1);
  expect(run.said().trim().split('\n')).toEqual(
    Object.entries(requested).map(
      ([name, text]) =>
        `${name}=${text} cannot be used: it requests a part of the demo, which is not installed here.`,
    ),
  );
});
