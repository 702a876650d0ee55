import type { BuildRef, Experiment, NotifyTarget } from '@storefront/compositions';
import type { LastGood } from './recompose';

/** Differences of a channel's next revision from the current one; missing fields stay unchanged. */
export interface ChannelChange {
  /** Replaces the note in the options, e.g. when it depends on the current revision. */
  readonly note?: string;
  /** Replace the builds of the same names. The replaced builds become the last good ones. */
  readonly builds?: readonly BuildRef[];
  /** Last good builds of names in `builds`, instead of the replaced ones; null for none. */
  readonly lastGood?: LastGood;
  /** Hash of a composition of the store to serve as it is, instead of `builds`. */
  readonly composition?: string;
  /**
   * All experiments of the channel from now on. The variants are composed again for every change.
   */
  readonly experiments?: readonly Experiment[];
  /**
   * Compositions that no session may use from now on, newest first. Compositions that are served
   * again are never among them.
   */
  readonly revoke?: readonly string[];
  readonly origins?: readonly string[];
  readonly failingPromotions?: 'suggest' | 'revert';
  readonly paymentDocument?: 'shared' | 'separate';
  /** All targets of the channel's notifications from now on. */
  readonly notify?: readonly NotifyTarget[];
  /** The earlier revision that is served again. */
  readonly repeats?: number;
  /** True if serving has priority: incompatible arms are switched off instead of rejected. */
  readonly isUrgent?: boolean;
}
