import type { PageComposition } from '@storefront/loader/page';
import type { VisitArm } from '@storefront/shared-domain/contracts';
import type { StoredStamp } from './visit-stamp';

const KEY = 'storefront.session';

/**
 * Increased when the data from the start script to the shell changes: a start script that does not
 * list the format ends the session. 2: the composition may omit builds.
 */
export const SESSION_FORMAT = 2;

/** Formats that this release continues: 1 has all builds. */
export const isReadable = (format: unknown): boolean => format === SESSION_FORMAT || format === 1;

/** Session of a tab: the same builds at every reload while a customer orders. */
export interface Session {
  readonly v: typeof SESSION_FORMAT | 1;
  /** A random UUID. */
  readonly id: string;
  readonly restaurantUrl: string | null;
  /** Start and last activity, milliseconds since 1970. */
  readonly at: number;
  readonly seen: number;
  readonly composition: PageComposition;
  readonly arms: readonly VisitArm[];
  /** Experiments for which this session has shown a tested page. */
  readonly exposed: readonly string[];
  /** The signed proof of the visit, for the next load of the page. */
  readonly stamp?: StoredStamp;
}

/**
 * The stored session; null when there is none, or it cannot be parsed. Its content is not
 * validated.
 */
export function readSession(): Session | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

/** Stores the session for the next load of this tab. Without storage each load is a new session. */
export function writeSession(session: Session): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // without storage the next load uses the current composition of the channel
  }
}

/** Ends the session: the next load uses the current composition of the channel. */
export function dropSession(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // without storage there is no session
  }
}
