import { call, calls, type Call } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { sendCourierPosition } from './tracking/courier-calls';
import { createPhoneItem } from './accounts/phone-calls';
import { createCartRecovery } from './orders/recovery-calls';
import { experimentFigures, guardFigures, sendTelemetry } from './telemetry/telemetry-calls';

/**
 * The tables of a restaurant with a fresh code of each. Requires the operator's key, except for
 * demo restaurants where the demo is on.
 */
export const listTables = call({
  id: 'listTables',
  method: 'GET',
  path: '/restaurant/{restaurantId}/tables',
  body: null,
  answer: z.array(z.object({ table: z.string(), token: z.string() })),
});

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

/**
 * The server-sent events of one channel (API-16, OPEN-019): `order.{id}`, `journey.order.{id}`,
 * `journeyOrder.{id}`. The id is the order's uuid, or its number for the account it belongs to.
 * `Last-Event-ID` resumes after a change that is still available.
 */
export const realtime = call({
  id: 'realtime',
  method: 'GET',
  path: '/realtime/{channel}',
  body: null,
  answer: z.string(),
});

/** All calls of a server without plug-ins: the spec's, and its own. */
export const describedCalls: readonly Call[] = [
  ...Object.values(calls),
  health,
  readiness,
  realtime,
  sendTelemetry,
  experimentFigures,
  guardFigures,
  createCartRecovery,
  createPhoneItem,
  sendCourierPosition,
  listTables,
];
