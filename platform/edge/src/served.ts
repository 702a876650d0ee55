import type { ChannelRevision } from '@storefront/compositions';

/** The parts of a channel's revision that its pages depend on. */
export type Served = Pick<
  ChannelRevision,
  | 'composition'
  | 'experiments'
  | 'variants'
  | 'revoked'
  | 'origins'
  | 'revision'
  | 'paymentDocument'
>;
