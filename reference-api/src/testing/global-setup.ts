import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database } from '../platform/db/database';
import { migrate, readMigrations } from '../platform/db/migrate';
import { pgliteDatabase, startEngine } from '../platform/db/pglite';
import { openPostgres } from '../platform/db/postgres';
import { seedTestRestaurants } from './seed-test-restaurants';
import { startPostgres, type PostgresServer } from './postgres-server';
import { databaseUrl, PATIENT_MS, preparedFolder, TEMPLATES } from './test-databases';

declare global {
  var testPostgres: PostgresServer | undefined;
}

/**
 * An embedded database with all migrations as a file, and beside it as a folder, like an empty one
 * (`preparedFolder`): loading the file takes a third of the time of creating it, a copy of the
 * folder a tenth. Returns the file.
 */
async function preparedPglite(project: string): Promise<string> {
  const cache = join(project, '.cache/reference-api');
  const migrations = await readMigrations();
  const key = createHash('sha256')
    .update(JSON.stringify([process.version, migrations.map(({ checksum }) => checksum)]))
    .digest('hex')
    .slice(0, 16);
  const fileIn = (folder: string): string => join(folder, 'pglite.tar');
  const prepared = join(cache, `prepared-${key}`);
  if (existsSync(prepared)) return fileIn(prepared);
  const draft = `${prepared}.${process.pid}`; // another stage may prepare its own meanwhile
  await mkdir(draft, { recursive: true });
  for (const name of await readdir(cache))
    if (!name.startsWith(basename(prepared)))
      await rm(join(cache, name), { recursive: true, force: true });
  const [empty, migrated] = [
    preparedFolder(fileIn(draft), 'empty'),
    preparedFolder(fileIn(draft), 'migrated'),
  ];
  await (await startEngine({ dataDir: empty })).close();
  cpSync(empty, migrated, { recursive: true });
  const engine = await startEngine({ dataDir: migrated });
  await migrate(pgliteDatabase(engine), migrations);
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  await writeFile(fileIn(draft), Buffer.from(await dump.arrayBuffer()));
  await rename(draft, prepared).catch(async (error: unknown) => {
    await rm(draft, { recursive: true });
    if (!existsSync(prepared)) throw error;
  });
  return fileIn(prepared);
}

/** Closes its connection before it returns: PostgreSQL cannot copy a template that is in use. */
async function prepare(
  server: string,
  name: string,
  work: (db: Database) => Promise<unknown>,
): Promise<void> {
  const db = openPostgres({ url: databaseUrl(server, name), connections: 1, waitMs: PATIENT_MS });
  await work(db).finally(() => db.close());
}

/**
 * Prepares both databases once for all test files; each file then gets its own copies.
 * `rootDir`: folder of the project.
 */
export default async function globalSetup({ rootDir }: { rootDir: string }): Promise<void> {
  const server = await startPostgres();
  globalThis.testPostgres = server;
  const admin = openPostgres({ url: server.url, connections: 1, waitMs: PATIENT_MS });
  for (const name of Object.values(TEMPLATES)) await admin.exec(`drop database if exists ${name}`);
  await admin.exec(`create database ${TEMPLATES.migrated}`);
  await prepare(server.url, TEMPLATES.migrated, migrate);
  await admin.exec(`create database ${TEMPLATES.seeded} template ${TEMPLATES.migrated}`);
  await prepare(server.url, TEMPLATES.seeded, seedTestRestaurants);
  await admin.close();
  process.env['TEST_POSTGRES_URL'] = server.url;
  process.env['TEST_PGLITE_DUMP'] = await preparedPglite(rootDir);
}
