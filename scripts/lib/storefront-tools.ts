import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteOptions, Tools } from '@storefront/release/cli';
import {
  compositionPage,
  createEdge,
  exportChannel,
  listen,
  openScriptSandbox,
  readRemoteApi,
  renderCandidate,
  watchChannel,
} from '@storefront/edge';
import { workspaceRoot } from '@storefront/build/workspace';
import { createReferenceApi, settingsFrom } from '@storefront/reference-api';
import { backup, restore } from './backups';
import { storefrontMailer } from './storefront-mailer';
import { scaffoldRemote } from './new-remote/scaffold';

/** The environment of a browser, without the keys of this process. */
const BROWSER_ENV = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'DISPLAY', 'XDG_RUNTIME_DIR'] as const;

const serveHandler = async (
  handler: Parameters<typeof listen>[0],
  stop: () => Promise<void> = async () => undefined,
) => {
  const { port, close } = await listen(handler, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close: () => close().then(stop) };
};

/** The options of a site whose rendered pages read an API by its URL. */
const withApi = ({ rendered, log, ...options }: SiteOptions) => ({
  ...options,
  ...(rendered
    ? {
        rendered: {
          restaurants: rendered.restaurants,
          publicUrl: rendered.publicUrl,
          readApi: readRemoteApi(rendered.apiUrl),
          ...(log ? { log } : {}),
        },
      }
    : {}),
});

/** The workspaces that the command line works with. */
export const storefrontTools: Tools = {
  startApi: async () => {
    // not installed in production, where the other verbs run
    const { demo } = await import('@storefront/demo');
    const { api } = settingsFrom({ LIMITS_FACTOR: '1000' });
    const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-gate-'));
    // the embedded database makes all later files of the process private; a promotion then writes
    // the store
    const umask = process.umask();
    const reference = await createReferenceApi({
      ...api,
      dataDir,
      databaseUrl: undefined,
      demo: true,
      plugins: [demo],
    });
    await reference.seed();
    return serveHandler(reference.handle, async () => {
      await reference.close();
      process.umask(umask);
      await rm(dataDir, { recursive: true, force: true });
    });
  },
  serveComposition: async ({ store, hash, apiUrl }) =>
    serveHandler(
      createEdge({
        store,
        channel: 'candidate',
        api: { url: apiUrl },
        // the demo's bank, to which a page may lead without a question
        page: compositionPage(store, hash, { paymentOrigins: [new URL(apiUrl).origin] }),
      }),
    ),
  renderComposition: async (options) => {
    // not installed in production: the code of the pages runs there, without a restaurant
    const demo = await import('@storefront/demo/restaurants').catch(() => null);
    const first = demo?.demoRestaurants[0];
    const sample = first ? { restaurantUrl: first.info.restaurant_url, wire: first } : null;
    return renderCandidate({ ...options, sample });
  },
  openSandbox: openScriptSandbox,
  // The browser's packages are development packages: only the verbs that open a browser need them.
  openBrowser: async () => {
    const [{ chromium }, { BROWSER_ARGS, ensureBrowser, findLightBrowser }] = [
      await import('@playwright/test'),
      await import('./find-browser'),
    ];
    return chromium.launch({
      executablePath: findLightBrowser() ?? ensureBrowser(),
      args: [...BROWSER_ARGS],
      env: Object.fromEntries(BROWSER_ENV.map((name) => [name, process.env[name]])),
    });
  },
  exportChannel: (options) => exportChannel(withApi(options)),
  watchChannel: (options, watch) => watchChannel(withApi(options), watch),
  backup,
  restore,
  openMailer: storefrontMailer(process.env),
  newRemote: (name, at) => scaffoldRemote(workspaceRoot, name, at),
};
