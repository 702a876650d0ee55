import { ExperimentFigures, GuardFigures } from '@storefront/http-kit';
import { call, TelemetryBatch } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';

/** The page that a stamp is bound to. */
const VisitRequest = z.pick(TelemetryBatch, {
  visitor: true,
  session: true,
  channel: true,
  revision: true,
  composition: true,
  arms: true,
});

/** A stamp for the visit of a page: signed, bound to the page, valid until `expiresAt`. */
export const stampVisit = call({
  id: 'stampVisit',
  method: 'POST',
  path: '/telemetry/visits',
  body: VisitRequest,
  answer: z.object({ stamp: z.string(), expiresAt: z.string() }),
  bearer: false,
});

/** Telemetry of a page; the response is 204 without a body. */
export const sendTelemetry = call({
  id: 'sendTelemetry',
  method: 'POST',
  path: '/telemetry',
  body: TelemetryBatch,
  answer: z.null(),
  bearer: false,
});

/**
 * Results of one experiment; `since` and `until` (ISO times, default: all stored data) and `channel`
 * filter them. For operators.
 */
export const experimentFigures = call({
  id: 'getExperimentFigures',
  method: 'GET',
  path: '/telemetry/experiments/{name}',
  body: null,
  answer: ExperimentFigures,
  query: ['since', 'until', 'channel'],
});

/**
 * Loads and orders of all arms of the last hour, or from `since` to `until` (ISO times). For
 * operators and the guard.
 */
export const guardFigures = call({
  id: 'getGuardFigures',
  method: 'GET',
  path: '/telemetry/guard',
  body: null,
  answer: GuardFigures,
  query: ['since', 'until', 'channel'],
});
