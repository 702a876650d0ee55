const LIFE_MS = 4 * 3_600_000;

/**
 * Can a saved cart still be continued (CART-26)? `createdAt` is an ISO instant, `now` milliseconds
 * since 1970. Four hours after its creation it cannot, nor when its time cannot be read.
 */
export function isRecoveryFresh(createdAt: string, now: number): boolean {
  const created = Date.parse(createdAt);
  return !Number.isNaN(created) && now - created < LIFE_MS;
}
