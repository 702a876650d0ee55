import { migrate } from '../../platform/db/migrate';
import { openPostgres } from '../../platform/db/postgres';
import { startPostgres, type PostgresServer } from '../postgres-server';
import { databaseUrl, TEMPLATES } from '../test-databases';

/** A PostgreSQL with default settings, which writes to disk as in production. */
export async function startBenchPostgres(): Promise<PostgresServer> {
  const server = await startPostgres([]);
  const admin = openPostgres({ url: server.url, connections: 1 });
  await admin.exec(`create database ${TEMPLATES.migrated}`);
  await admin.close();
  const template = openPostgres({
    url: databaseUrl(server.url, TEMPLATES.migrated),
    connections: 1,
  });
  await migrate(template);
  await template.close();
  process.env['TEST_POSTGRES_URL'] = server.url;
  return server;
}
