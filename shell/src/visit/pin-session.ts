import { createWatch, type Scope } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import { deviceNow } from '@storefront/shared-domain/clock';
import { $visitor } from '@storefront/shared-domain/models';
import { randomUuid } from '@storefront/shared-domain/storage';
import type { Assignment } from '../boot/assign';
import type { Storefront } from '../boot/storefront';
import type { StoredStamp } from '../tab/visit-stamp';
import { SESSION_FORMAT, dropSession, writeSession, type Session } from '../tab/session';

type Chosen = Pick<Session, 'composition' | 'arms'>;
type Start = Pick<Storefront, 'config' | 'restaurantUrl' | 'session'> & Chosen;

const begin = ({ restaurantUrl, composition, arms }: Start): Session => ({
  v: SESSION_FORMAT,
  id: randomUuid(),
  restaurantUrl,
  at: deviceNow(),
  seen: deviceNow(),
  composition,
  arms,
  exposed: [],
});

/**
 * The session of this page, stored for the next load of the tab unless the channel pins no
 * composition.
 */
function storedSession(start: Start) {
  let session = start.session ?? begin(start);
  // A session that begins in the document of the payment would lack the builds of all others.
  const isOfPayment = start.config.document === 'payment';
  let isPinned = start.config.newsUrl !== '' && !(isOfPayment && start.session === null);
  const change = (part: Partial<Session>): void => {
    session = { ...session, ...part };
    if (isPinned) writeSession(session);
  };
  change({ seen: deviceNow() });
  return {
    id: session.id,
    /** The stamp of an earlier load of this tab. */
    stamp: session.stamp ?? null,
    stamped: (stamp: StoredStamp): void => change({ stamp }),
    /** The customer was active. */
    seen: (): void => change({ seen: deviceNow() }),
    /** The page continues with another composition. */
    chose: ({ composition, arms }: Chosen): void =>
      change(isOfPayment ? { arms } : { composition, arms }),
    /** True the first time that the session shows a page tested by this experiment. */
    expose(experiment: string): boolean {
      if (session.exposed.includes(experiment)) return false;
      change({ exposed: [...session.exposed, experiment] });
      return true;
    },
    /** The next load uses the current composition of the channel. */
    unpin(): void {
      isPinned = false;
      dropSession();
    },
  };
}

export type PinnedSession = ReturnType<typeof storedSession>;

interface Page {
  readonly storefront: Storefront;
  readonly scope: Scope;
  /** The current assignment. */
  readonly assignment: () => Assignment;
}

/**
 * Pins the builds of this page until an order is placed: a reload and the document of the payment
 * continue with them. The application calls it before its first render, since telemetry may be loaded
 * after the customer has left the page.
 */
export function pinSession({ storefront, scope, assignment }: Page): PinnedSession {
  const session = storedSession({ ...storefront, ...assignment() });
  createWatch({ unit: orderBus.placed, scope, fn: session.unpin });
  createWatch({ unit: $visitor, scope, fn: () => session.chose(assignment()) });
  return session;
}
