const LIFE_MS = 4 * 3_600_000;

/**
 * Whether a saved cart can still be continued (CART-26). `createdAt` is an ISO instant, `now`
 * milliseconds since 1970. False four hours after its creation, and for an unreadable time.
 */
export function isRecoveryFresh(createdAt: string, now: number): boolean {
  const created = Date.parse(createdAt);
  return !Number.isNaN(created) && now - created < LIFE_MS;
}
