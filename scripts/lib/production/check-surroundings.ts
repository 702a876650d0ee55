import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  FolderInUseError,
  type ProductionFacts,
  readProductionFacts,
} from '@storefront/reference-api';
import { StoreError, currentRevision, openTrustedStore, trustFromEnv } from '@storefront/release';
import type { Env } from './production-env';
import { type StoreSettings, parseStore } from './production-settings';
import type { Roles } from './roles';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Documents that the API serves beside the page; both are built with the release. */
const DOCUMENTS: readonly string[] = ['card-form', 'vendor-frame'];

/**
 * `configuration`: an operator has to change something. `temporary`: may be over at the next start,
 * such as a database that is starting.
 */
export interface Failure {
  readonly kind: 'configuration' | 'temporary';
  readonly line: string;
}

const configurationFailure = (line: string): Failure => ({ kind: 'configuration', line });

async function storeFailures({ folder, channel }: StoreSettings): Promise<Failure[]> {
  try {
    const revision = await currentRevision(
      openTrustedStore(folder, trustFromEnv(process.env)),
      channel,
    );
    return revision
      ? []
      : [
          configurationFailure(
            `The store ${folder} has no revision of channel ${channel}: ` +
              'copy a store with a promoted channel there, or set STOREFRONT_STORE or STOREFRONT_CHANNEL',
          ),
        ];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return [configurationFailure(`The store ${folder} cannot be read: ${error.message}`)];
  }
}

function documentFailures(): Failure[] {
  const missing = DOCUMENTS.filter((name) => !existsSync(path.join(ROOT, name, 'dist/index.html')));
  return missing.map((name) =>
    configurationFailure(
      `${name}/dist is missing in this installation: ` +
        'pack it with the release (docs/production.md), nothing is built here',
    ),
  );
}

function factsFailures(
  { demoRestaurants, acceptingCards }: ProductionFacts,
  hasCardOrigin: boolean,
): Failure[] {
  const demo =
    demoRestaurants.length === 0
      ? []
      : [
          configurationFailure(
            `The database holds restaurants of the demo (${demoRestaurants.join(', ')}), ` +
              'whose accounts have public passwords: use a database of its own',
          ),
        ];
  const cards =
    hasCardOrigin || acceptingCards.length === 0
      ? []
      : [
          configurationFailure(
            'CARD_ORIGIN is not set: an origin of its own for the document cards are typed in, ' +
              `e.g. https://cards.pizza.example; these restaurants accept cards: ${acceptingCards.join(', ')}`,
          ),
        ];
  return [...demo, ...cards];
}

/**
 * The code of a system error or of PostgreSQL, else the kind of error; messages may name a host or
 * a user.
 */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? 'code' in error && typeof error.code === 'string'
      ? error.code
      : error.cause instanceof Error
        ? reasonOf(error.cause)
        : error.name
    : 'unknown';

async function databaseFailures(env: Env): Promise<Failure[]> {
  const { DATABASE_URL: databaseUrl, STOREFRONT_DATA: data } = env;
  if (
    databaseUrl === undefined
      ? data === undefined
      : !/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)
  )
    return []; // reported with the settings
  try {
    return factsFailures(
      await readProductionFacts({ databaseUrl, dataDir: path.resolve(data ?? '.data', 'api') }),
      env['CARD_ORIGIN'] !== undefined,
    );
  } catch (error) {
    if (error instanceof FolderInUseError)
      return [{ kind: 'temporary', line: `STOREFRONT_DATA is in use: ${error.message}` }];
    const database =
      databaseUrl === undefined ? 'The database in STOREFRONT_DATA' : 'DATABASE_URL: the database';
    return [{ kind: 'temporary', line: `${database} cannot be opened (${reasonOf(error)})` }];
  }
}

/**
 * Failures outside of the settings of these roles: the store, the built documents, a database with
 * the demo. Changes nothing.
 */
export async function surroundingFailures(env: Env, { api, edge }: Roles): Promise<Failure[]> {
  const store = edge ? parseStore(env) : null;
  const all = await Promise.all([
    store ? storeFailures(store) : [],
    api ? documentFailures() : [],
    api ? databaseFailures(env) : [],
  ]);
  return all.flat();
}
