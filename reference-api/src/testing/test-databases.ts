import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../platform/db/database';
import { openPostgres, type PostgresOptions } from '../platform/db/postgres';
import { useTestCpfKey } from './cpf-keys';

useTestCpfKey();

/**
 * Databases that test files copy: one with all migrations, one that also has the restaurants of the
 * tests.
 */
export const TEMPLATES = {
  migrated: 'storefront_test_migrated',
  seeded: 'storefront_test_seeded',
} as const;

/** Maximum wait for a connection in ms: creating a database on a busy machine takes seconds. */
export const PATIENT_MS = 60_000;

/** Loaded on first use: most tests do not need the embedded engine, and its code loads slowly. */
const loadPglite = (): Promise<typeof import('../platform/db/pglite')> =>
  import('../platform/db/pglite');

/** URL of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function setting(name: 'TEST_POSTGRES_URL' | 'TEST_PGLITE_DUMP'): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is missing: run these tests with --selectProjects integration`);
  return value;
}

const dump = async (): Promise<Blob> =>
  new Blob([new Uint8Array(await readFile(setting('TEST_PGLITE_DUMP')))]);

const openTestPglite = async (): Promise<Database> =>
  (await loadPglite()).openPgliteInMemory(await dump());

/** Folder of a prepared embedded database, beside the file. */
export const preparedFolder = (file: string, kind: 'migrated' | 'empty'): string =>
  join(dirname(file), kind);

/**
 * Copies an embedded database into a data folder, so that the test need not create it: one with all
 * migrations, or an empty one.
 */
export function prepareFolder(dataDir: string, kind: 'migrated' | 'empty' = 'migrated'): void {
  const from = preparedFolder(setting('TEST_PGLITE_DUMP'), kind);
  cpSync(from, join(dataDir, 'pglite'), { recursive: true });
}

/** A new database on the real PostgreSQL; other processes connect by `url`. */
export async function openTestPostgres(
  options: Omit<PostgresOptions, 'url'> = {},
  template: keyof typeof TEMPLATES = 'migrated',
): Promise<Database & { url: string }> {
  const server = setting('TEST_POSTGRES_URL');
  const name = `storefront_test_${randomBytes(6).toString('hex')}`;
  const withAdmin = async (sql: string): Promise<void> => {
    const admin = openPostgres({ url: server, connections: 1, waitMs: PATIENT_MS });
    await admin.exec(sql).finally(() => admin.close());
  };
  await withAdmin(`create database ${name} template ${TEMPLATES[template]} strategy file_copy`);
  const url = databaseUrl(server, name);
  const db = openPostgres({ url, waitMs: PATIENT_MS, ...options });
  return {
    ...db,
    url,
    close: async () => {
      await db.close();
      await withAdmin(`drop database ${name} with (force)`);
    },
  };
}

/** A real PostgreSQL database without tables at `url`; removed at the end. */
export async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const [server, name] = [
    setting('TEST_POSTGRES_URL'),
    `storefront_empty_${randomBytes(6).toString('hex')}`,
  ];
  const admin = openPostgres({ url: server, connections: 1, waitMs: PATIENT_MS });
  await admin.exec(`create database ${name}`);
  await work(databaseUrl(server, name)).finally(() =>
    admin.exec(`drop database ${name} with (force)`).finally(() => admin.close()),
  );
}

/** Opens an empty database of each kind. */
export const TEST_DATABASES = {
  PGlite: openTestPglite,
  PostgreSQL: () => openTestPostgres(),
} as const;
