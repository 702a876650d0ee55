import type { BuildRecord } from '@storefront/compositions';
import type { Signing } from './signing';

/** What is wrong with a verified store, and what signs its changes. */
export interface StoreTrust {
  /** A sentence for each file that is refused now, and for each document that expired. */
  alarms(): string[];
  /** Number of refusals since the start. */
  refused(): number;
  /** Seconds until the first document expires; NaN before anything is verified. */
  secondsLeft(): number;
  /** Signs a published build with the keys of this machine; false when CI must still release it. */
  signBuild(build: BuildRecord, published: unknown): Promise<boolean>;
  /** The author of a revision: the owner of a key of this machine. Throws `TrustError` for another. */
  author(channel: string, by: string): Promise<string>;
  /** The author of a preview: the owner of a key of this machine. Throws `TrustError` without one. */
  previewAuthor(rooms: readonly string[]): Promise<string>;
  /** Makes what is signed effective with the key of CI; false without it. */
  release(): Promise<boolean>;
  readonly signing: Signing;
}
