import * as z from 'zod/mini';

const Name = z.string().check(z.maxLength(80));
const Milliseconds = z.number().check(z.minimum(0), z.maximum(3_600_000));

/**
 * Where a load was when it failed: `entry` (script), `module` (chunk or export), `texts`, `render`.
 */
export const LoadPhase = z.enum(['entry', 'module', 'texts', 'render']);
export type LoadPhase = z.infer<typeof LoadPhase>;

/**
 * What became of a failed load: asked again, the last good build, a reload of the page, or the
 * failure panel.
 */
export const LoadOutcome = z.enum(['repeated', 'previous', 'reload', 'panel']);

const ofRemote = { remote: Name, version: Name, durationMs: Milliseconds };

/** How a visitor came to an arm. Only `assigned` ones are counted. */
export const ArmOrigin = z.enum(['assigned', 'forced', 'override']);
export type ArmOrigin = z.infer<typeof ArmOrigin>;

export const VisitArm = z.object({ experiment: Name, arm: Name, how: ArmOrigin });
export type VisitArm = z.infer<typeof VisitArm>;

/**
 * One thing that happened in a page. No text of the customer, no address, no message of an error.
 */
export const TelemetryEvent = z.discriminatedUnion('kind', [
  /** A session began, or went on by a reload. */
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
  /** So many categories and products of a menu could not be read and are not shown. */
  z.object({ kind: z.literal('menu-skipped'), count: z.int().check(z.gte(1), z.lte(100_000)) }),
  /** Number of product listings in a record whose price differs from the one that counts. */
  z.object({ kind: z.literal('menu-prices'), count: z.int().check(z.gte(1), z.lte(100_000)) }),
  /**
   * Something failed that the customer is never told of (ERRORS-40), or of whose cause it is not
   * told (ERRORS-12); `reason` in a word or two.
   */
  z.object({
    kind: z.literal('failed-quietly'),
    what: z.enum(['phone-lookup', 'order']),
    reason: Name,
  }),
  /** The tested page has really mounted; once per session and experiment. */
  z.object({ kind: z.literal('exposed'), experiment: Name, arm: Name }),
  z.object({
    kind: z.literal('vitals'),
    lcpMs: z.optional(Milliseconds),
    inpMs: z.optional(Milliseconds),
    cls: z.optional(z.number()),
  }),
]);
export type TelemetryEvent = z.infer<typeof TelemetryEvent>;

/**
 * What a page sends of itself: `POST /telemetry`, answered 204. `visitor` is null without storage.
 */
export const TelemetryBatch = z.object({
  visitor: z.nullable(z.uuid()),
  session: z.uuid(),
  channel: Name,
  revision: z.int(),
  composition: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  arms: z.array(VisitArm).check(z.maxLength(10)),
  events: z.array(TelemetryEvent).check(z.minLength(1), z.maxLength(50)),
});
export type TelemetryBatch = z.infer<typeof TelemetryBatch>;

/**
 * Request headers of an order: who ordered, and `experiment=arm` of each counted arm, separated by
 * commas.
 */
export const VISITOR_HEADER = 'x-storefront-visitor';
export const ARMS_HEADER = 'x-storefront-arms';
