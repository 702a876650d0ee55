import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Production, aProduction, alwaysOpen } from '../../testing/a-production';
import { type Run, runInCopy } from '../../testing/run-in-copy';
import { freePort } from '../claim-port';

const ROOT = path.join(__dirname, '../../..');
const ANSWERS = 'the storefront answers';

let production: Production;
const runs: Run[] = [];

beforeAll(async () => {
  production = await aProduction();
});
afterEach(async () => {
  for (const run of runs.splice(0)) await run.stop();
});
afterAll(() => production.stop());

/** `npm run serve` as an installation without development packages runs it. */
function serve(env: Record<string, string>): Run {
  const run = runInCopy(
    ROOT,
    ['--import', './scripts/testing/without-development.mjs', 'scripts/production.mjs'],
    { STOREFRONT_DATA: '', DEMO_KITCHEN: '', SHUTDOWN_DRAIN_MS: '0', ...env },
  );
  runs.push(run);
  return run;
}

const complete = (more: Record<string, string>): Record<string, string> => ({
  STOREFRONT_URL: 'https://pizza.example',
  CARD_ORIGIN: 'https://cards.pizza.example',
  STOREFRONT_STORE: production.store,
  ...production.secrets,
  ...more,
});

async function failed(run: Run): Promise<{ code: number | null; lines: string[] }> {
  const code = await run.ended;
  return { code, lines: run.said().trim().split('\n') };
}

describe('what is missing', () => {
  test(
    'settings, the store, restaurants of the demo and CARD_ORIGIN are one message, and the exit code ' +
      'prevents a restart by systemd',
    async () => {
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
      expect(lines[0]).toMatch(
        /^The storefront cannot be served: 5 things are missing or cannot be used/,
      );
      expect(lines.slice(1).sort()).toEqual([
        expect.stringMatching(/^- CARD_ORIGIN is not set: .*: cartao$/),
        expect.stringMatching(/^- DEMO requests/),
        expect.stringMatching(/^- JWT_SECRET is not set/),
        expect.stringMatching(/^- The database holds restaurants of the demo \(demo\)/),
        expect.stringMatching(/^- The store .*nothing has no revision of channel stable/),
      ]);
    },
  );

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

test(
  'one process serves on the embedded database, with everything in one data folder; SIGTERM ends it ' +
    'with 0, also after requests for a FIFO in the store',
  async () => {
    const [port, data] = [await freePort(), path.join(production.home, 'data')];
    await mkdir(data);
    const run = serve(complete({ PORT: String(port), DATABASE_URL: '', STOREFRONT_DATA: data }));
    await run.saying(ANSWERS);
    const ready = await fetch(`http://127.0.0.1:${port}/api/readyz`);
    expect(await ready.json()).toEqual({ status: 'ready', database: 'pglite' });
    const build = 'builds/shell/0.0.1-000000000000';
    const folder = path.join(production.store, build);
    await mkdir(folder);
    execFileSync('mkfifo', [path.join(folder, 'main.js')]);
    const address = `http://127.0.0.1:${port}/${build}/main.js`;
    const statuses = Array.from({ length: 20 }, async () => (await fetch(address)).status);
    expect(await Promise.all(statuses)).toEqual(Array(20).fill(404));
    await rm(folder, { recursive: true });
    await run.stop();
    expect(await run.ended).toBe(0);
    expect(run.said()).toContain('closed');
  },
);
