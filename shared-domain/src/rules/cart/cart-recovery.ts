const LIFE_MS = 4 * 3_600_000;

/**
 * Whether a saved cart can still be continued (CART-26). `createdAt` is an ISO instant, `now`
 * milliseconds since 1970. False four hours after its creation, and for a time that is
 * unreadable or as far in the future.
 */
export function isRecoveryFresh(createdAt: string, now: number): boolean {
  const created = Date.parse(createdAt);
  return Math.abs(now - created) < LIFE_MS;
}
