import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type BuildRecord,
  type Composition,
  pageComposition,
  recordKey,
  type Route,
} from '@storefront/compositions';
import { type CurrentPage } from '@storefront/edge';
import { publish, readBuild, type Store } from '@storefront/release';
import { remoteNames, workspaceRoot } from '@storefront/build';

const run = promisify(execFile);
const rspack = path.join(workspaceRoot, 'node_modules/@rspack/cli/bin/rspack.js');
const sources = path.join(workspaceRoot, 'scripts/bench/monolith');

/**
 * Builds the one bundle without federation. Rejects with the bundler's output. Returns the folder
 * of the build.
 */
async function buildMonolith(): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [rspack, 'build', '-c', 'rspack.config.ts'], {
    cwd: sources,
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  return path.join(sources, 'dist');
}

const NOTHING = { js: [], css: [], consumes: [] };
const LOCALE = 'locales/';

/** The parts of one remote in the bundle, as a build of their own would list them. */
function asRemote(record: BuildRecord, name: string): BuildRecord {
  const own = Object.entries(record.exposes)
    .filter(([key]) => key.startsWith(`${name}/`))
    .map(([key, files]) => [key.slice(name.length + 1), files] as const);
  const texts = own
    .filter(([key]) => key.startsWith(LOCALE))
    .map(([key, { js }]) => [key.slice(LOCALE.length), js]);
  const exposes = own
    .filter(([key]) => !key.startsWith(LOCALE))
    .map(([key, files]) => [`./${key}`, files]);
  return {
    ...record,
    name,
    entry: NOTHING,
    exposes: Object.fromEntries(exposes),
    locales: Object.fromEntries(texts),
  };
}

/**
 * Builds and publishes the bundle, and returns its page, which is rendered in the browser: one build in the roles
 * of the shell and every remote, so that the start script requests the same files as early as for a
 * composition.
 */
export async function monolithPage(store: Store, routes: readonly Route[]): Promise<CurrentPage> {
  const folder = await buildMonolith();
  const { name, id, contentHash } = await publish(store, folder);
  const record = await readBuild(store, name, id);
  const shell: BuildRecord = { ...record, name: 'shell', exposes: {}, routes: [...routes] };
  const parts = [shell, ...remoteNames.map((remote) => asRemote(record, remote))];
  const refs = parts.map((part) => ({ name: part.name, id, contentHash }));
  const records = new Map(parts.map((part) => [recordKey({ name: part.name, id }), part]));
  const composition: Composition = {
    hash: contentHash,
    contract: record.contract,
    builds: refs,
    previous: [],
  };
  const base = `/builds/${name}/${id}/`;
  const opened = { composition, records, baseOf: () => base };
  return {
    boot: await readFile(path.join(folder, record.boot ?? ''), 'utf8'),
    inlineScript: () => undefined,
    worker: '', // it registers none: sessions are not pinned here
    isTested: () => false,
    firstCookie: () => null,
    rendered: () => null,
    ofShell: () => null,
    hasRoute: () => true,
    describes: null,
    routeAt: () => null,
    isCaught: () => false,
    routes: [],
    language: 'pt-BR',
    ownPoliciesUntil: Infinity, // its bundle creates a policy
    document: (address, restaurant) => ({
      config: {
        apiBase: '/api',
        mediaBase: '/media',
        channel: 'monolith',
        revision: 1,
        origins: [],
        newsUrl: '',
        ...restaurant,
      },
      composition: pageComposition(opened, routes.find((route) => route.path === address) ?? null),
      experiments: [],
      variants: {},
      revoked: [],
    }),
  };
}
