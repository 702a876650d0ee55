import type { BuildRef, Experiment } from '@storefront/compositions';
import type { LastGood } from './recompose';

/**
 * What the next revision of a channel has otherwise than the current one; what is not named stays.
 */
export interface ChannelChange {
  /** In place of the note in the options, e.g. when it names what the current revision led to. */
  readonly note?: string;
  /**
   * Builds in place of those of the same names. The builds they replace become the last good ones.
   */
  readonly builds?: readonly BuildRef[];
  /** Last good builds of names in `builds`, in place of those that are replaced; null for none. */
  readonly lastGood?: LastGood;
  /** Hash of a composition of the store to serve as it is, instead of `builds`. */
  readonly composition?: string;
  /**
   * All experiments of the channel from now on. The variants are composed anew for every change.
   */
  readonly experiments?: readonly Experiment[];
  /**
   * Compositions that no session may keep from now on, newest first. What is served again is never
   * among them.
   */
  readonly revoke?: readonly string[];
  readonly origins?: readonly string[];
  /** The earlier revision that is served again. */
  readonly repeats?: number;
  /** True where serving comes first: arms that do not fit are switched off, not refused. */
  readonly isUrgent?: boolean;
}
