import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database';

export type DatabaseOptions = { dataDir: string; databaseUrl?: string | undefined; logger?: FastifyBaseLogger | undefined };

/** A real PostgreSQL when a URL is given, else the embedded one in the data folder. Neither loads the other's driver. Throws `FolderInUseError`. */
export async function openDatabase({ dataDir, databaseUrl, logger }: DatabaseOptions): Promise<Database> {
  if (!databaseUrl) return (await import('./pglite')).openPglite(dataDir);
  return (await import('./postgres')).openPostgres({ url: databaseUrl, lost: (error) => logger?.warn(error, 'a database connection was lost') });
}
