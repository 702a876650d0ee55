/**
 * Cache of recent results by request, with a maximum size (least recently used entries are dropped
 * first) and a maximum age.
 */
export type Remembered = <Answer>(question: string, ask: () => Promise<Answer>) => Promise<Answer>;

type Kept = { readonly answer: Promise<unknown>; readonly until: number };

/** A cache of results. Concurrent calls for one key share one request; failures are not cached. */
export function remember({
  most,
  keepMs,
  now = Date.now,
}: {
  most: number;
  keepMs: number;
  now?: () => number;
}): Remembered {
  const kept = new Map<string, Kept>();
  return <Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(question);
    kept.delete(question);
    if (known && now() < known.until) {
      kept.set(question, known);
      return known.answer as Promise<Answer>;
    }
    const answer = ask();
    const mine = { answer, until: now() + keepMs };
    kept.set(question, mine);
    answer.catch(() => {
      if (kept.get(question) === mine) kept.delete(question);
    });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
