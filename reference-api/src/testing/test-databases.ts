import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { openPgliteInMemory, startEngine } from '../db/pglite';
import { openPostgres, type PostgresOptions } from '../db/postgres';

/** Database with all migrations from which every test file gets a copy. */
export const TEMPLATE = 'storefront_test_template';

const PATIENT_MS = 20_000;

/** The same server, another database. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function setting(name: 'TEST_POSTGRES_URL' | 'TEST_PGLITE_DUMP'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run these tests with jest.int.config.cjs`);
  return value;
}

const dump = async (): Promise<Blob> => new Blob([new Uint8Array(await readFile(setting('TEST_PGLITE_DUMP')))]);

const openTestPglite = async (): Promise<Database> => openPgliteInMemory(await dump());

/** Puts the embedded database with all migrations into a data folder, which saves the test from making it. */
export async function prepareFolder(dataDir: string): Promise<void> {
  const engine = await startEngine({ dataDir: join(dataDir, 'pglite'), loadDataDir: await dump() });
  await engine.close();
}

/** A database of its own on the real PostgreSQL; `url` leads other processes to it. */
export async function openTestPostgres(options: Omit<PostgresOptions, 'url'> = {}): Promise<Database & { url: string }> {
  const server = setting('TEST_POSTGRES_URL');
  const name = `storefront_test_${randomBytes(6).toString('hex')}`;
  const withAdmin = async (sql: string): Promise<void> => {
    const admin = openPostgres({ url: server, connections: 1 });
    await admin.exec(sql).finally(() => admin.close());
  };
  await withAdmin(`create database ${name} template ${TEMPLATE}`);
  const url = databaseUrl(server, name);
  // Tests share their machine: how long a busy one may wait is for those that are about it.
  const db = openPostgres({ url, waitMs: PATIENT_MS, ...options });
  return {
    ...db, url,
    close: async () => {
      await db.close();
      await withAdmin(`drop database ${name} with (force)`);
    },
  };
}

/** How to open an empty database of each kind. */
export const TEST_DATABASES = { PGlite: openTestPglite, PostgreSQL: () => openTestPostgres() } as const;
