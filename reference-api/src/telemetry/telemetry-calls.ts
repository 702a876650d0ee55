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

const Count = z.int();
const Milliseconds = z.nullable(z.number());

/**
 * Results of an arm, of stamped visits alone. `visitors` were assigned to it, `exposed` of them saw
 * the tested page mount, `buyers` of those ordered in that session or a later one. `loads` are the
 * sessions in which a part of the page loaded or failed, `failures` those in which one failed.
 * Amounts in minor units; p75 over sessions.
 */
export const ArmFigures = z.object({
  arm: z.string(),
  /** Every visitor that got the arm, also those without a stamp. */
  assigned: Count,
  /** Assigned visitors that saw no tested page, by cause. */
  notExposed: z.object({
    /** A load failed, or the page crashed. */
    failed: Count,
    /** They left before the page was shown. */
    left: Count,
    /** Their telemetry was blocked: only an order of them is known. */
    blocked: Count,
  }),
  visitors: Count,
  sessions: Count,
  exposed: Count,
  loads: Count,
  failures: Count,
  buyers: Count,
  orders: Count,
  orderAttempts: Count,
  orderErrors: Count,
  values: z.array(
    z.object({ currency: z.string(), orders: Count, sum: z.number(), sumOfSquares: z.number() }),
  ),
  lcpP75: Milliseconds,
  inpP75: Milliseconds,
  failuresBy: z.array(
    z.object({ remote: z.string(), phase: z.string(), reason: z.string(), sessions: Count }),
  ),
});
export type ArmFigures = z.infer<typeof ArmFigures>;

export const ExperimentFigures = z.object({
  experiment: z.string(),
  since: z.string(),
  until: z.string(),
  arms: z.array(ArmFigures),
  /**
   * Sessions that do not count: forced by the restaurant, set by hand, or of a browser without
   * storage.
   */
  notCounted: z.object({ forced: Count, override: Count, withoutVisitor: Count }),
  /** Visitors that were assigned to several arms in this time: shares were changed. */
  inSeveralArms: Count,
  /** What pages without a valid stamp reported: displayed, never acted on. */
  untrusted: z.array(
    z.object({ arm: z.string(), sessions: Count, failures: Count, orders: Count }),
  ),
});
export type ExperimentFigures = z.infer<typeof ExperimentFigures>;

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
 * Of stamped visits alone. `network` is the keyed hash of the visitors' network; figures are of at
 * most 20,000 rows, those of the smallest hashes.
 */
export const GuardFigures = z.object({
  since: z.string(),
  until: z.string(),
  /**
   * Sessions by arm, composition and network; `failed` counts by remote those in which it failed.
   */
  loads: z.array(
    z.object({
      experiment: z.string(),
      arm: z.string(),
      composition: z.string(),
      network: z.string(),
      sessions: Count,
      failed: z.record(z.string(), Count),
    }),
  ),
  /** Visits in which an order was tried, and those in which one was refused. */
  orders: z.array(
    z.object({
      experiment: z.string(),
      arm: z.string(),
      network: z.string(),
      attempts: Count,
      errors: Count,
    }),
  ),
  /** Visits by composition and network, with or without an experiment. */
  releases: z.array(
    z.object({
      composition: z.string(),
      network: z.string(),
      visits: Count,
      failed: Count,
      crashed: Count,
      tried: Count,
      refused: Count,
      /** Visits that began at least 15 minutes before `until`, and those of them with a placed order. */
      ended: Count,
      placed: Count,
    }),
  ),
});
export type GuardFigures = z.infer<typeof GuardFigures>;

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
