import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPostgres } from '../platform/db/postgres';
import { hookedDatabase } from './hooked-database';
import { openTestApi } from './test-api';

/**
 * A test server that is killed at one moment of an order: `before_tx`, `after_insert`,
 * `after_commit` or `before_reply`. Its arguments are the seeded database and the moment. The
 * product cannot start it.
 */
const [, , url = '', moment = ''] = process.argv;

/** Ends without handler or flush, like the kernel ends a process that is out of memory. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** A response that ends the process before its first byte. */
function neverAnswering(response: ServerResponse): ServerResponse {
  response.writeHead = () => {
    end();
    return response;
  };
  return response;
}

async function serve(): Promise<void> {
  const db = hookedDatabase(openPostgres({ url, connections: 4, waitMs: 20_000 }), (at) =>
    at === moment ? end() : undefined,
  );
  const { app } = await openTestApi(db, { isSeeded: true });
  const server = createServer((request, response) =>
    app.routing(request, moment === 'before_reply' ? neverAnswering(response) : response),
  );
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
  );
}

void serve();
