import { z } from 'zod';

/** A share of the visitors, in basis points (10 000 = everybody), and the composition they get. */
export const Arm = z.object({
  composition: z.string().regex(/^[0-9a-f]{64}$/),
  share: z.int().min(0).max(10_000),
});
export type Arm = z.infer<typeof Arm>;

/**
 * One revision of a channel. The list only grows: a rollback is a new revision. `salt` keeps two experiments
 * independent of each other; with one arm it decides nothing.
 */
export const ChannelRevision = z
  .object({
    revision: z.int().positive(),
    at: z.iso.datetime(),
    note: z.string().max(500),
    salt: z.string(),
    /** The earlier revision that this one serves again: set by a rollback. */
    repeats: z.int().positive().optional(),
    arms: z.array(Arm).min(1),
  })
  .refine(({ arms }) => arms.reduce((sum, { share }) => sum + share, 0) === 10_000, {
    error: 'the shares of the arms must add up to 10000',
  });
export type ChannelRevision = z.infer<typeof ChannelRevision>;
