import * as z from 'zod/mini';
import { int } from './primitives';

const Name = z.string().check(z.maxLength(80));
const Milliseconds = z.number().check(z.minimum(0), z.maximum(3_600_000));

/**
 * Stage at which a load failed: `entry` (script), `module` (chunk or export), `texts`, `render`.
 */
export const LoadPhase = z.enum(['entry', 'module', 'texts', 'render']);
export type LoadPhase = z.infer<typeof LoadPhase>;

/**
 * Outcome of a failed load: a retry, the last good build, a reload of the page, or the failure
 * panel.
 */
export const LoadOutcome = z.enum(['repeated', 'previous', 'reload', 'panel']);

const ofRemote = { remote: Name, version: Name, durationMs: Milliseconds };

/** How a visitor was assigned to an arm. Only `assigned` ones are counted. */
export const ArmOrigin = z.enum(['assigned', 'forced', 'override']);
export type ArmOrigin = z.infer<typeof ArmOrigin>;

export const VisitArm = z.object({ experiment: Name, arm: Name, how: ArmOrigin });
export type VisitArm = z.infer<typeof VisitArm>;

/** An event in a page. Contains no text of the customer, no address and no error message. */
export const TelemetryEvent = z.union([
  /** A session began, or continued after a reload. */
  z.object({ kind: z.literal('visit') }),
  z.object({
    kind: z.literal('load-failed'),
    ...ofRemote,
    phase: LoadPhase,
    reason: Name,
    outcome: LoadOutcome,
  }),
  z.object({
    kind: z.literal('load-recovered'),
    ...ofRemote,
    phase: LoadPhase,
    by: z.enum(['repeat', 'previous', 'customer', 'reload']),
  }),
  z.object({ kind: z.literal('crashed'), remote: Name, version: Name, error: Name }),
  z.object({ kind: z.literal('second-copy'), packageName: Name, build: Name }),
  z.object({ kind: z.literal('policy-violation'), directive: Name, blocked: Name }),
  // a page rendered by the edge differed from the browser's
  z.object({ kind: z.literal('render-mismatch'), remote: Name, page: Name }),
  /** Number of categories and products of a menu that could not be read and are not shown. */
  z.object({ kind: z.literal('menu-skipped'), count: int().check(z.gte(1), z.lte(100_000)) }),
  /** Number of product listings in a record with a price other than the effective one. */
  z.object({ kind: z.literal('menu-prices'), count: int().check(z.gte(1), z.lte(100_000)) }),
  /**
   * A failure that the customer does not see (ERRORS-40), or sees without its cause (ERRORS-12);
   * `reason` is one or two words.
   */
  z.object({
    kind: z.literal('failed-quietly'),
    what: z.enum(['phone-lookup', 'order']),
    reason: Name,
  }),
  /** The tested page was mounted; once per session and experiment. */
  z.object({ kind: z.literal('exposed'), experiment: Name, arm: Name }),
  z.object({
    kind: z.literal('vitals'),
    lcpMs: z.optional(Milliseconds),
    inpMs: z.optional(Milliseconds),
    cls: z.optional(z.number()),
  }),
]);
export type TelemetryEvent = z.infer<typeof TelemetryEvent>;

/** Telemetry of a page: `POST /telemetry`, answered 204. `visitor` is null without storage. */
export const TelemetryBatch = z.object({
  visitor: z.nullable(z.uuid()),
  session: z.uuid(),
  channel: Name,
  revision: int(),
  composition: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  arms: z.array(VisitArm).check(z.maxLength(10)),
  events: z.array(TelemetryEvent).check(z.minLength(1), z.maxLength(50)),
  /** Signed proof of the visit; without a valid one the batch is stored as untrusted. */
  stamp: z.optional(z.string().check(z.maxLength(4000))),
});
export type TelemetryBatch = z.infer<typeof TelemetryBatch>;

/**
 * Request headers of an order: the visitor, and `experiment=arm` of each counted arm, separated by
 * commas.
 */
export const VISITOR_HEADER = 'x-storefront-visitor';
export const ARMS_HEADER = 'x-storefront-arms';
/** Request header of an order: the stamp of its visit. */
export const STAMP_HEADER = 'x-storefront-stamp';
