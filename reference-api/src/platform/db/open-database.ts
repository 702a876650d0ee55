import type { FastifyBaseLogger } from 'fastify';
import { CONNECTIONS, type Database } from './database';

export type DatabaseOptions = {
  dataDir: string;
  databaseUrl?: string | undefined;
  connections?: number | undefined;
  logger?: FastifyBaseLogger | undefined;
};

/**
 * A real PostgreSQL when a URL is given, else the embedded one in the data folder. Neither loads
 * the other's driver. Throws `FolderInUseError`.
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  connections = CONNECTIONS,
  logger,
}: DatabaseOptions): Promise<Database> {
  if (!databaseUrl) return (await import('./pglite')).openPglite(dataDir);
  return (await import('./postgres')).openPostgres({
    url: databaseUrl,
    connections,
    lost: (error) => logger?.warn(error, 'a database connection was lost'),
  });
}
