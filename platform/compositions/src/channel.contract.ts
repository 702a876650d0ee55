import { z } from 'zod';
import { CompositionHash } from './composition.contract';
import { Experiment } from './experiment.contract';

/** Origins from which an override may load a remote, e.g. `http://localhost:4001`. */
const Origin = z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/);

/** What the targets of a channel can be notified of. */
export const NOTIFY_EVENTS = ['promoted', 'refused', 'reverted', 'arm-off', 'key-expires'] as const;
export type NotifyEvent = (typeof NOTIFY_EVENTS)[number];

/**
 * A target of a channel's notifications. The secret that signs them is not stored. The texts are
 * checked where they are set: one of a later release must not make the channel unreadable.
 */
export const NotifyTarget = z.object({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  /** `https:`, `http:` of the sender's own machine, or `mailto:`. */
  url: z.string().max(2000),
  events: z.array(z.string().max(40)),
});
export type NotifyTarget = z.infer<typeof NotifyTarget>;

/**
 * Channels of the first format, without experiments, name their composition in the first of their
 * arms.
 */
function fromFirstFormat(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'composition' in value || !('arms' in value))
    return value;
  const [arm]: unknown[] = Array.isArray(value.arms) ? value.arms : [];
  return typeof arm === 'object' && arm !== null && 'composition' in arm
    ? { ...value, composition: arm.composition }
    : value;
}

/**
 * One revision of a channel. The list only grows: a rollback is a new revision. `variants` names
 * the composition of every combination of arms other than all-control: the names of the arms in the
 * order of `experiments`, joined by dots, e.g. `nep.control`. `revoked` are compositions that no
 * session may keep.
 */
export const ChannelRevision = z.preprocess(
  fromFirstFormat,
  z.object({
    revision: z.int().positive(),
    at: z.iso.datetime(),
    by: z.string().max(200).default(''),
    note: z.string().max(500),
    composition: CompositionHash,
    experiments: z.array(Experiment).default([]),
    variants: z.record(z.string(), CompositionHash).default({}),
    revoked: z.array(CompositionHash).default([]),
    origins: z.array(Origin).default([]),
    /** What a guard does with a promotion that fails more than its predecessor. */
    failingPromotions: z.enum(['suggest', 'revert']).optional(),
    /** `separate`: the payment is a document that loads the shell and the remote of the payment alone. */
    paymentDocument: z.enum(['shared', 'separate']).optional(),
    /** What is notified of changes of the channel. */
    notify: z.array(NotifyTarget).optional(),
    /** The earlier revision that this one serves again: set by a rollback. */
    repeats: z.int().positive().optional(),
    /** SHA-256 of the file of the revision before: a rewritten history does not fit together. */
    before: CompositionHash.optional(),
  }),
);
export type ChannelRevision = z.infer<typeof ChannelRevision>;

/** What an open page can request from its channel: `channel.json` beside the HTML. */
export const ChannelUpdates = z.object({
  channel: z.string(),
  revision: z.int().positive(),
  revoked: z.array(CompositionHash),
});
export type ChannelUpdates = z.infer<typeof ChannelUpdates>;
