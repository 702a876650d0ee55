const EVERY_MS = 60_000;

const revokedIn = (news: unknown): readonly unknown[] =>
  typeof news === 'object' && news !== null && 'revoked' in news && Array.isArray(news.revoked)
    ? (news.revoked as unknown[])
    : [];

/** Asks a channel, once a minute at most, whether it still allows a composition. */
export function watchNews(newsUrl: string) {
  let askedAt = -Infinity;
  return {
    /**
     * True when the composition is revoked; false when it is not, when it was asked a moment ago,
     * or when nothing answers.
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
