const EVERY_MS = 60_000;

const revokedIn = (news: unknown): readonly unknown[] =>
  typeof news === 'object' && news !== null && 'revoked' in news && Array.isArray(news.revoked)
    ? (news.revoked as unknown[])
    : [];

/** Checks at most once a minute whether the channel has revoked a composition. */
export function watchNews(newsUrl: string) {
  let askedAt = -Infinity;
  return {
    /**
     * True when the composition is revoked; false when it is not, when the last check is less than
     * a minute old, or without an answer.
     */
    async isRevoked(hash: string): Promise<boolean> {
      const now = performance.now();
      if (newsUrl === '' || now - askedAt < EVERY_MS) return false;
      askedAt = now;
      try {
        const answer = await fetch(newsUrl, { cache: 'no-cache' });
        return answer.ok && revokedIn(await answer.json()).includes(hash);
      } catch {
        return false;
      }
    },
  };
}
