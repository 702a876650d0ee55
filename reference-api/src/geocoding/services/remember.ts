/**
 * What was answered of late, by question: so many at most, the longest unused leaving first, each
 * for so long.
 */
export type Remembered = <Answer>(question: string, ask: () => Promise<Answer>) => Promise<Answer>;

type Kept = { readonly answer: Promise<unknown>; readonly until: number };

/**
 * A memory of answers. Who asks what somebody else is asking already waits for that answer;
 * failures are not kept.
 */
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
