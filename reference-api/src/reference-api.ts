import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createApp } from './app';
import type { Database } from './db/database';
import { migrate } from './db/migrate';
import { DEFAULT_LIMITS, type Limits } from './http/limits';
import { restaurantCatalog } from './restaurants/restaurant-catalog';
import { seedDemo } from './seed/seed-demo';

export type ReferenceApiOptions = {
  /** Folder of everything kept between starts: the embedded database and the signing secret. */
  dataDir: string;
  /** A real PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** Serves the demo list and the hand-driven kitchen. */
  demo?: boolean;
  limits?: Limits;
  logger?: FastifyBaseLogger | undefined;
};

export type ReferenceApi = {
  /** Answers one request; paths without any prefix. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Writes the demo restaurants where they are missing or changed; answers their urls. */
  seedDemo(): Promise<string[]>;
  close(): Promise<void>;
  app: FastifyInstance;
};

const MEDIA_DIR = join(import.meta.dirname, '..', 'media');

async function openDatabase({ dataDir, databaseUrl, logger }: ReferenceApiOptions): Promise<Database> {
  if (!databaseUrl) return (await import('./db/pglite')).openPglite(dataDir);
  return (await import('./db/postgres')).openPostgres({ url: databaseUrl, lost: (error) => logger?.warn(error, 'a database connection was lost') });
}

/** The whole back end, ready to answer and not listening. Throws `FolderInUseError` when another process has the data folder. */
export async function createReferenceApi(options: ReferenceApiOptions): Promise<ReferenceApi> {
  const { demo = false, limits = DEFAULT_LIMITS, logger } = options;
  const db = await openDatabase(options);
  try {
    await migrate(db);
    const app = await createApp({ db, catalog: restaurantCatalog(db), mediaDir: MEDIA_DIR, demo, limits, logger });
    return {
      app,
      handle: (request, response) => app.routing(request, response),
      seedDemo: () => seedDemo(db),
      close: async () => {
        await app.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
