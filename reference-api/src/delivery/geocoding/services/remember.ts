/**
 * Cache of recent results by request, with a maximum size (least recently used entries are dropped
 * first) and a maximum age.
 */
export type Remembered = <Answer>(
  question: string,
  request: () => Promise<Answer>,
) => Promise<Answer>;

type Cached = { readonly answer: Promise<unknown>; readonly until: number };

/** A cache of results. Concurrent calls for one key share one request; failures are not cached. */
export function remember({
  most,
  ttlMs,
  now = Date.now,
}: {
  most: number;
  ttlMs: number;
  now?: () => number;
}): Remembered {
  const stored = new Map<string, Cached>();
  return <Answer>(question: string, request: () => Promise<Answer>): Promise<Answer> => {
    const known = stored.get(question);
    stored.delete(question);
    if (known && now() < known.until) {
      stored.set(question, known);
      return known.answer as Promise<Answer>;
    }
    const answer = request();
    const mine = { answer, until: now() + ttlMs };
    stored.set(question, mine);
    answer.catch(() => {
      if (stored.get(question) === mine) stored.delete(question);
    });
    const [oldest] = stored.keys();
    if (stored.size > most && oldest !== undefined) stored.delete(oldest);
    return answer;
  };
}
