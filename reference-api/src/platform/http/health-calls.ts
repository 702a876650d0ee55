import { call } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';

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
