import { inTime } from '@storefront/http-kit';
import { call } from '@storefront/shared-domain/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../db/database';
import { isMigrated } from '../db/migrate';
import type { ShutdownState } from './server-state';
import { type Refusal, refuse } from './refusal';
import { serve } from './serve';

/** Liveness of the process, without the database: a restart does not repair a missing database. */
export const health = call({
  id: 'health',
  method: 'GET',
  path: '/healthz',
  body: null,
  answer: z.object({ status: z.literal('ok') }),
  bearer: false,
});

/**
 * Readiness for requests: the database responds, with all migrations, and the server is not
 * shutting down. 503 names the cause.
 */
export const readiness = call({
  id: 'readiness',
  method: 'GET',
  path: '/readyz',
  body: null,
  answer: z.object({ status: z.literal('ready'), database: z.enum(['pglite', 'postgresql']) }),
  bearer: false,
});

export type HealthDeps = {
  readonly db: Database;
  readonly shutdownState: ShutdownState;
};

/** Maximum wait for the database in ms: a hanging database counts as failed. */
const WAIT_MS = 2000;

const notReady = (reply: FastifyReply, code: string, error: string): Refusal => {
  reply.header('retry-after', 1);
  return refuse(503, error, code);
};

/** `/healthz` and `/readyz`, for process supervisors and load balancers. */
export function healthRoute(app: FastifyInstance, { db, shutdownState }: HealthDeps): void {
  serve(app, health, async () => {
    return { status: 'ok' as const };
  });

  serve(app, readiness, async ({ reply, request }) => {
    if (shutdownState.isClosing()) return notReady(reply, 'closing', 'The server is about to end');
    const isGood = await inTime(
      isMigrated(db),
      WAIT_MS,
      () => new Error('the database does not answer'),
    ).catch((error: unknown) => {
      request.log.warn(error, 'the database does not answer');
      return null;
    });
    if (isGood === null)
      return notReady(reply, 'database_unavailable', 'The database does not answer');
    return isGood
      ? { status: 'ready' as const, database: db.kind }
      : notReady(reply, 'migrations_missing', 'The database lacks migrations');
  });
}
