import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser, findLightBrowser } from '../scripts/lib/find-browser';
import { E2E_PORT, STOREFRONT_URL } from './support/address';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
const isCi = Boolean(process.env['CI']);

/**
 * A storefront that runs already; without it one is built, seeded afresh and served for this run.
 */
const running = process.env['E2E_URL'];

/** On the edge of `rendering-edge.ts`. */
const RENDERED = ['looks.spec.ts', 'rendered-*.spec.ts'];
/** On the store of `planted.ts`. */
const COMPOSED = [
  'offline.spec.ts',
  'platform-{composition,faults,load-session,overrides,payment-document,remote-down,start}.spec.ts',
];

export default defineConfig({
  testDir: './specs',
  globalTeardown: './support/print-screen-counts.ts',
  outputDir: path.join(results, 'e2e'),
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  // Many times the duration of a test: it also passes on a slow machine under load.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  forbidOnly: isCi,
  // Two stories leave a fifth of two cores: they wait for answers and timers.
  workers: 3,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['E2E_RESULTS'] ?? path.join(results, 'e2e.json') }],
  ],
  use: {
    baseURL: STOREFRONT_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Motion costs a quarter of the processor time; the tests of motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    // a worker's requests bypass `page.route`; the tests of the worker allow it
    serviceWorkers: 'block',
    // costs a third of the time: `npm test` records no trace in the first run of a story
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findLightBrowser() ?? findBrowser() ?? undefined,
      // Optimizing the code of a page costs more than it saves before the next load.
      args: [...BROWSER_ARGS, '--js-flags=--no-opt,--no-maglev'],
    },
  },
  // Stories with a storefront of their own share one worker, which starts it once.
  projects: [
    { name: 'rendered', testMatch: RENDERED, workers: 1 },
    { name: 'composed', testMatch: COMPOSED, workers: 1 },
    { name: 'phone', testIgnore: [...RENDERED, ...COMPOSED] },
  ],
  webServer:
    running === undefined
      ? {
          command: `"${process.execPath}" scripts/e2e-server.mjs`,
          cwd: root,
          env: { E2E_PORT: String(E2E_PORT) },
          url: `${STOREFRONT_URL}/bella-napoli`,
          timeout: 300_000,
          stdout: 'pipe',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
        }
      : undefined,
});
