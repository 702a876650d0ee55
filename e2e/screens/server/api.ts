import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demo } from '@storefront/demo';
import { createReferenceApi, scaledLimits } from '@storefront/reference-api';
import { startPostgres } from '../../../reference-api/src/testing/postgres-server';

/** All tests send their requests from one IP address: a thousand times the production limits. */
const LIMITS_FACTOR = 1000;

/**
 * Starts the reference API with the demo restaurants on a free port. Paths have no prefix. It uses
 * PostgreSQL: the embedded database takes several times the processor time.
 */
export async function startScreensApi(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-screens-'));
  const postgres = await startPostgres();
  const api = await createReferenceApi({
    dataDir,
    databaseUrl: postgres.url,
    publicPath: '/api',
    demo: true,
    plugins: [demo],
    limits: scaledLimits(LIMITS_FACTOR),
  });
  await api.seed();
  // Longer than any pause of a test: a POST on a connection that the server closes at the same time
  // fails.
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) =>
    api.handle(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await api.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
