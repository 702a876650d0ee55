import {
  type Transaction as EngineTransaction,
  PGlite,
  type PGliteOptions,
  types,
} from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isConnectionFailure, isServerFull } from './connection-failure';
import type { Database, Queryable, Transaction } from './database';
import { DatabaseBusyError } from './locks';
import { lockFolder } from './folder-lock';

/** Files that the process creates are accessible to its own user only. */
const PRIVATE_UMASK = 0o077;
const [FOLDER, FILE] = [0o700, 0o600];

/**
 * Creates a folder that only this user can access, and restricts all files that this process
 * creates from now on: the engine creates database files for as long as it runs.
 */
async function makePrivate(folder: string): Promise<void> {
  process.umask(PRIVATE_UMASK);
  await mkdir(folder, { recursive: true, mode: FOLDER });
  await chmod(folder, FOLDER);
}

/**
 * Removes the permissions of other users from everything within a folder. The engine unpacks a new
 * database with permissions for all users, regardless of the umask.
 */
async function makeContentsPrivate(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory() || entry.isFile())
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER : FILE);
  }
}

/** Integers beyond 2^53 do not occur here; one type for every driver is more useful. */
const parsers = { [types.INT8]: Number };

/** Starts the embedded engine with the extension that the migrations need: text similarity. */
export const startEngine = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, parsers, extensions: { pg_trgm } });

/** A closed engine counts as a closed connection, a full disk as a busy server. */
function busyWhenUnusable(error: unknown): never {
  throw isConnectionFailure(error) || isServerFull(error)
    ? new DatabaseBusyError('the embedded database is closed or full', error)
    : error;
}

const createQueryable = (engine: PGlite | EngineTransaction): Queryable => ({
  query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
    (await engine.query<Row>(sql, [...params]).catch(busyWhenUnusable)).rows,
  exec: async (sql) => {
    await engine.exec(sql).catch(busyWhenUnusable);
  },
});

/** The engine runs in this process: there are no round trips. */
const createTransaction = (on: Queryable): Transaction => ({
  ...on,
  first: (statements) => statements(on),
  last: (statements) => statements(on),
});

/**
 * Adapts the embedded engine to the `Database` interface; `release` is called after it is closed.
 */
export const pgliteDatabase = (
  engine: PGlite,
  release: () => Promise<void> = async () => undefined,
): Database => ({
  kind: 'pglite',
  ...createQueryable(engine),
  transaction: (work) =>
    engine
      .transaction((tx) => work(createTransaction(createQueryable(tx))))
      .catch(busyWhenUnusable),
  listen: (channel, received) => engine.listen(channel, received),
  // No other statement runs within a transaction, so the data read equals the data dumped.
  dump: (read) =>
    engine.transaction(async (tx) => {
      const seen = await read(createQueryable(tx));
      const archive = await engine.dumpDataDir('none');
      return { archive: Buffer.from(await archive.arrayBuffer()), read: seen };
    }),
  close: async () => {
    await engine.close();
    await release();
  },
});

/** Opens `{dataDir}/pglite` for this process and this user only. */
async function openFolder(dataDir: string, options: PGliteOptions): Promise<Database> {
  const folder = join(dataDir, 'pglite');
  const release = await lockFolder(dataDir);
  try {
    await makePrivate(folder);
    const engine = await startEngine({ ...options, dataDir: folder });
    await makeContentsPrivate(folder);
    return pgliteDatabase(engine, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Opens the embedded PostgreSQL in `{dataDir}/pglite`. Throws `FolderInUseError` when another
 * process uses it.
 */
export const openPglite = (dataDir: string): Promise<Database> => openFolder(dataDir, {});

/**
 * Creates `{dataDir}/pglite` from an archive. The folder must not exist. Throws `FolderInUseError`,
 * and the engine's error for an invalid archive.
 */
export const openPgliteFrom = (dataDir: string, archive: Buffer): Promise<Database> =>
  openFolder(dataDir, { loadDataDir: new Blob([new Uint8Array(archive)]) });

/** An embedded PostgreSQL in memory only, started from `dump`, a data folder in one file. */
export const openPgliteInMemory = async (
  dump: NonNullable<PGliteOptions['loadDataDir']>,
): Promise<Database> => pgliteDatabase(await startEngine({ loadDataDir: dump }));
