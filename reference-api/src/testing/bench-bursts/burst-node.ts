import type { AddressInfo } from 'node:net';
import { openPostgres } from '../../platform/db/postgres';
import { scaledLimits } from '../../platform/http/limits';
import { openTestApi } from '../test-api';

/**
 * A node in its own process, with the pool and the queue of production, on the seeded database of
 * its argument. Sends its port when it listens.
 */
const [url = ''] = process.argv.slice(2);
const api = await openTestApi(openPostgres({ url }), {
  limits: scaledLimits(1_000_000),
  isSeeded: true,
});
await api.app.listen({ host: '127.0.0.1', port: 0 });
process.on('disconnect', () => process.exit(0));
process.send?.((api.app.server.address() as AddressInfo).port);
