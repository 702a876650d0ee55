import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type BuildRecord,
  type Composition,
  pageComposition,
  recordKey,
  type Route,
} from '@storefront/compositions';
import { type CurrentPage } from '@storefront/edge';
import { publish, readBuild, type Store } from '@storefront/release';
import { remoteNames } from '@storefront/build';

const NOTHING = { js: [], css: [], consumes: [] };
const LOCALE = 'locales/';
const FLOOR_SCRIPT = 'floor.js';

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

export interface MonolithPages {
  /** Rendered in the browser. */
  readonly page: CurrentPage;
  /** Continues a rendered screen at once. */
  readonly floor: CurrentPage;
  /** Base URL of the build. */
  readonly base: string;
}

/**
 * Publishes the bundle and returns its pages: one build in the roles of the shell and every remote,
 * so that the start script requests the same files as early as for a composition.
 */
export async function monolithPages(
  store: Store,
  folder: string,
  routes: readonly Route[],
): Promise<MonolithPages> {
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
  const page: CurrentPage = {
    boot: await readFile(path.join(folder, record.boot ?? ''), 'utf8'),
    inlineScript: () => undefined,
    worker: '', // it registers none: sessions are not pinned here
    isTested: () => false,
    firstCookie: () => null,
    rendered: () => null,
    ofShell: () => null,
    hasRoute: () => true,
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
  const floorScript = await readFile(path.join(folder, FLOOR_SCRIPT), 'utf8');
  return { page, floor: { ...page, boot: floorScript }, base };
}
