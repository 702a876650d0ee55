import { z } from 'zod';
import { BuildRef } from './composition.contract';

/** All visitors, in basis points. */
export const EVERYBODY = 10_000;

const Name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** Buckets of visitors, from (inclusive) and to (exclusive), 0 to 10 000. */
export const Range = z
  .tuple([z.int().min(0).max(EVERYBODY), z.int().min(0).max(EVERYBODY)])
  .refine(([from, to]) => from < to, {
    error: 'a range must not be empty',
  });
export type Range = z.infer<typeof Range>;

const computeSize = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/**
 * One arm: its visitors, and the builds that replace the channel's. The buckets are listed instead
 * of being computed from the shares: so an arm that grows takes no visitor from another arm.
 */
export const Arm = z
  .object({
    name: Name,
    /** Basis points. */
    share: z.int().min(0).max(EVERYBODY),
    ranges: z.array(Range),
    builds: z.array(BuildRef),
    /** Set when the arm was switched off: its visitors get control, and keep their buckets. */
    off: z.object({ at: z.iso.datetime(), reason: z.string().max(500) }).optional(),
  })
  .refine(({ share, ranges }) => computeSize(ranges) === share, {
    error: 'the ranges of an arm must add up to its share',
  });
export type Arm = z.infer<typeof Arm>;

/** Distinct networks that must report a failure before a guard acts, where none are set. */
export const GUARD_NETWORKS = 5;

/** Bounds past which an arm is switched off. Rates in basis points of loads or of orders tried. */
export const Guardrail = z.object({
  maxLoadFailures: z.int().min(0).max(EVERYBODY),
  maxOrderErrors: z.int().min(0).max(EVERYBODY),
  /** Loads (or attempted orders) before the guardrail applies. */
  minimum: z.int().positive(),
  /** Distinct networks that must report a failure; default: `GUARD_NETWORKS`. */
  networks: z.int().positive().optional(),
});
export type Guardrail = z.infer<typeof Guardrail>;

/** The arm that every experiment has first: it replaces no build. */
export const CONTROL = 'control';

/**
 * A test with real customers. Visitors with a bucket outside every arm are outside: they get the
 * channel's composition and are not counted. After `expires` every visitor gets control.
 */
export const Experiment = z
  .object({
    name: Name,
    owner: z.string().min(1).max(200),
    /** Makes the buckets of this experiment independent of those of any other. Never changed. */
    salt: z.string().min(1).max(100),
    since: z.iso.datetime(),
    expires: z.iso.datetime(),
    arms: z.array(Arm).min(2),
    /**
     * A switch in the restaurant's `modules` that selects this arm for all its customers; they are
     * not counted.
     */
    forces: z.object({ module: z.string(), arm: Name }).optional(),
    guard: Guardrail.optional(),
  })
  .refine(({ arms }) => arms[0]?.name === CONTROL && arms[0].builds.length === 0, {
    error: 'the first arm must be named control and replace nothing',
  })
  .refine(({ arms }) => new Set(arms.map(({ name }) => name)).size === arms.length, {
    error: 'two arms have the same name',
  })
  .refine(
    ({ arms }) => {
      const ranges = arms.flatMap((arm) => arm.ranges).sort(([a], [b]) => a - b);
      return ranges.every(([from], index) => from >= (ranges[index - 1]?.[1] ?? 0));
    },
    { error: 'two arms share a bucket' },
  );
export type Experiment = z.infer<typeof Experiment>;
