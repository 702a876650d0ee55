import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compose, openStore, promote, publish } from '@storefront/release';
import { aBuildFolder, removeTemporaryFolders } from '@storefront/release/testing';
import type { Database } from '../../reference-api/src/platform/db/database';
import { migrate } from '../../reference-api/src/platform/db/migrate';
import { openPostgres } from '../../reference-api/src/platform/db/postgres';
import { slot, week } from '../../demo/src/build/hours';
import type { SeededRestaurant } from '../../reference-api/src/restaurants/seeded-restaurant';
import { seedRestaurant } from '../../reference-api/src/seeding/seed-restaurant';
import { startPostgres } from '../../reference-api/src/testing/postgres-server';
import { record, restaurant } from '../../reference-api/src/testing/restaurants';

/**
 * A PostgreSQL with databases of a test, a store with two revisions of a small shell on `stable`,
 * and the secrets of a server.
 */
export interface Production {
  readonly home: string;
  readonly store: string;
  /** Path of a file of the newest build, as it is requested. */
  readonly buildFile: string;
  readonly secrets: Readonly<Record<string, string>>;
  /** Url of the server's database `postgres`. */
  readonly postgres: string;
  /** Creates a database with all migrations and these restaurants; returns its URL. */
  database(
    restaurants: readonly { readonly of: SeededRestaurant; readonly isDemo: boolean }[],
  ): Promise<string>;
  stop(): Promise<void>;
}

/** A restaurant that accepts orders at any time, for pickup and cash. */
export const alwaysOpen = (
  id: number,
  url: string,
  own: Parameters<typeof record>[2] = {},
): SeededRestaurant =>
  restaurant(record(id, url, { name: 'Trattoria Prova', cash_payment: true, ...own }), {
    hours: week([slot('00:00', '23:59'), slot('22:00', '02:00')]),
  });

const SHELL = 'const shell = 1;\n'.repeat(50);
/** The script of the server: it states what a page of a restaurant needs, and renders none. */
const SERVER = `
  globalThis.storefrontServer = {
    headOf: async (request) => {
      const { info } = JSON.parse(request).wire;
      return JSON.stringify({
        version: 1, id: info.id, name: info.name, description: info.name,
        language: 'pt-BR', locale: 'pt_BR', colour: '#e53935', look: '', scheme: 'light',
        phone: '', modules: [], cover: null, shareImage: '', logo: '',
        app: {
          shortName: info.name.slice(0, 12), background: '#faf8f5', categories: ['food'],
          touchIcon: 'app-icons/x/180.png', icons: [],
        },
        structured: '{}', opening: '', timeZone: '', lists: {},
      });
    },
  };
`;
const NONE = { js: [], css: [], consumes: [] };
/** Test keys without a push service: `web-push` accepts only points of its curve. */
const VAPID = {
  VAPID_PUBLIC_KEY:
    'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  VAPID_PRIVATE_KEY: 'UUxI4O8-FbRouAevSmBQ6o18hgE4nSG3qwvJTfKc-ls',
};

async function promoteTwice(folder: string): Promise<string> {
  const store = openStore(folder);
  const home = await aBuildFolder(
    'mf-home',
    { 'home.js': '' },
    { exposes: { './remote': NONE, './pages/home': NONE } },
  );
  const remote = await publish(store, home.folder);
  let file = '';
  for (const version of ['1.0.0+a', '1.0.0+b']) {
    const entry = { js: ['main.js'], css: [], consumes: [] };
    const built = await aBuildFolder(
      'shell',
      {
        'main.js': `${SHELL}// ${version}\n`,
        'boot.js': 'window.started = true;',
        'server.js': SERVER,
      },
      {
        version,
        boot: 'boot.js',
        server: 'server.js',
        entry,
        routes: [{ path: '', pages: [{ remote: 'mf-home', page: 'home' }] }],
        rendered: ['head'],
      },
    );
    const build = await publish(store, built.folder);
    await promote(store, 'stable', (await compose(store, [build, remote])).hash);
    file = `/builds/shell/${build.id}/main.js`;
  }
  return file;
}

/** `folders`: of the PostgreSQL to start; default: any. */
export async function aProduction(folders?: readonly string[]): Promise<Production> {
  const home = await mkdtemp(path.join(tmpdir(), 'storefront-production-'));
  const store = path.join(home, 'var/lib/storefront/store');
  const [server, buildFile] = await Promise.all([
    startPostgres(undefined, folders),
    promoteTwice(store),
  ]);
  const secret = (): string => randomBytes(48).toString('base64');
  const withDatabase = async (
    url: string,
    work: (db: Database) => Promise<void>,
  ): Promise<void> => {
    const db = openPostgres({ url, connections: 2, waitMs: 60_000 });
    await work(db).finally(() => db.close());
  };
  return {
    home,
    store,
    buildFile,
    postgres: server.url,
    secrets: {
      JWT_SECRET: secret(),
      OPERATOR_KEY: secret(),
      TABLE_LINK_KEYS: secret(),
      CPF_KEYS: secret(),
      ...VAPID,
    },
    database: async (restaurants) => {
      const url = new URL(server.url);
      url.pathname = `/d${randomBytes(6).toString('hex')}`;
      await withDatabase(server.url, (db) => db.exec(`create database ${url.pathname.slice(1)}`));
      await withDatabase(url.href, async (db) => {
        await migrate(db);
        for (const [position, it] of restaurants.entries())
          await seedRestaurant(db, it.of, { isDemo: it.isDemo, position });
      });
      return url.href;
    },
    stop: async () => {
      await server.stop();
      await rm(home, { recursive: true, force: true });
      await removeTemporaryFolders();
    },
  };
}
