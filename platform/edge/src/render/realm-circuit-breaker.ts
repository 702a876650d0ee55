import { LRUCache } from 'lru-cache';

/** Decides when renders of one realm are refused because earlier ones failed. */
export type RealmCircuitBreaker = ReturnType<typeof realmCircuitBreaker>;

/** Failures in a row of one restaurant, or of the opening of the realm. */
const MAX_FAILURES = 3;
/** Restaurants whose renders failed since the last render: a cause that they share is the realm's. */
const MAX_RESTAURANTS = 3;
const OPEN_MS = 60_000;
/** Restaurants with failures that a realm stores. */
const MAX_REMEMBERED = 1000;

/**
 * Circuit breaker of a realm: refuses renders of a restaurant for a minute after three failures in a
 * row; those of all restaurants only after failures of three of them, or when the realm cannot be
 * opened. `now` in milliseconds since 1970.
 */
export function realmCircuitBreaker(now: () => number) {
  const restaurants = new LRUCache<string, { failures: number; resumesAt: number }>({
    max: MAX_REMEMBERED,
  });
  const sharing = new Set<string>();
  let openings = 0;
  let resumesAt = 0;
  const open = (): void => {
    resumesAt = now() + OPEN_MS;
    sharing.clear();
  };
  return {
    /** Whether renders for a restaurant are refused now. */
    isOpen: (restaurant: string): boolean =>
      now() < Math.max(resumesAt, restaurants.get(restaurant)?.resumesAt ?? 0),
    /** A render for a restaurant failed. `isOfRecord`: its record is the cause, and no other's is. */
    failed: (restaurant: string, isOfRecord: boolean = false): void => {
      const failures = (restaurants.get(restaurant)?.failures ?? 0) + 1;
      const isEnough = failures >= MAX_FAILURES;
      restaurants.set(restaurant, { failures, resumesAt: isEnough ? now() + OPEN_MS : 0 });
      if (isOfRecord) return;
      sharing.add(restaurant);
      if (sharing.size >= MAX_RESTAURANTS) open();
    },
    /** The realm itself failed, for whichever restaurant. */
    failedToOpen: (): void => {
      openings += 1;
      if (openings >= MAX_FAILURES) open();
    },
    rendered: (restaurant: string): void => {
      restaurants.delete(restaurant);
      sharing.clear();
      openings = 0;
    },
  };
}
