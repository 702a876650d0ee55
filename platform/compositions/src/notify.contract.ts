import { z } from 'zod';

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
