import type { PageComposition } from '@storefront/loader/page';
import type { VisitArm } from '@storefront/shared-domain/contracts';

const KEY = 'storefront.session';

/**
 * Raised when the start script hands over something else to the shell: an older session then ends.
 */
export const SESSION_FORMAT = 1;

/** What one tab keeps while a customer orders: the same builds at every reload. */
export interface Session {
  readonly v: typeof SESSION_FORMAT;
  /** A random UUID. */
  readonly id: string;
  readonly restaurantUrl: string | null;
  /** Begin and last sign of the customer, milliseconds since 1970. */
  readonly at: number;
  readonly seen: number;
  readonly composition: PageComposition;
  readonly arms: readonly VisitArm[];
  /** Experiments whose tested page this session has shown. */
  readonly exposed: readonly string[];
}

/**
 * The session as it is stored; null when there is none, or none that can be read. Its content is
 * not checked.
 */
export function readSession(): Session | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

/**
 * Keeps the session for the next load of this tab. Without storage each load is a session of its
 * own.
 */
export function writeSession(session: Session): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // the next load takes what the channel serves then
  }
}

/** The next load takes what the channel serves then. */
export function dropSession(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}
