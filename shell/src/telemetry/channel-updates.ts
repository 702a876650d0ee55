const EVERY_MS = 60_000;

const revokedIn = (update: unknown): readonly unknown[] =>
  typeof update === 'object' &&
  update !== null &&
  'revoked' in update &&
  Array.isArray(update.revoked)
    ? (update.revoked as unknown[])
    : [];

/** Checks at most once a minute whether the channel has revoked a composition. */
export function watchUpdates(updatesUrl: string) {
  let requestedAt = -Infinity;
  return {
    /**
     * True when the composition is revoked; false when it is not, when the last check is less than
     * a minute old, or without an answer.
     */
    async isRevoked(hash: string): Promise<boolean> {
      const now = performance.now();
      if (updatesUrl === '' || now - requestedAt < EVERY_MS) return false;
      requestedAt = now;
      try {
        const answer = await fetch(updatesUrl, { cache: 'no-cache' });
        return answer.ok && revokedIn(await answer.json()).includes(hash);
      } catch {
        return false;
      }
    },
  };
}
