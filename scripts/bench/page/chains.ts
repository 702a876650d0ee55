import type { LoggedRequest } from './request-log';

type Chained = Pick<LoggedRequest, 'url' | 'from'>;

/**
 * Length of the request chain that leads to each URL: the document, which is the first, has 1,
 * requests of it or its inline script 2, requests of those scripts 3. A request without an
 * initiator belongs to the document.
 */
export function depths(requests: readonly Chained[]): Map<string, number> {
  const initiators = new Map<string, string | null>();
  for (const { url, from } of requests) if (!initiators.has(url)) initiators.set(url, from);
  const known = new Map<string, number>();
  const depthOf = (url: string, below: ReadonlySet<string>): number => {
    const found = known.get(url);
    if (found !== undefined) return found;
    const from = initiators.get(url) ?? null;
    const isChained = from !== null && initiators.has(from) && !below.has(from) && from !== url;
    const depth =
      url === requests[0]?.url ? 1 : isChained ? depthOf(from, new Set([...below, url])) + 1 : 2;
    known.set(url, depth);
    return depth;
  };
  for (const { url } of requests) depthOf(url, new Set());
  return known;
}

/**
 * Round trips in series: the longest sequence of requests of which each began after the previous
 * one had ended. The chain of initiators does not include the waits of a bundler's own loader; this
 * does.
 */
export function waves(requests: readonly Pick<LoggedRequest, 'startMs' | 'endMs'>[]): number {
  const ended = requests.flatMap(({ startMs, endMs }) =>
    endMs === null ? [] : [{ startMs, endMs }],
  );
  let count = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const request of ended.sort((a, b) => a.endMs - b.endMs)) {
    if (request.startMs < end) continue;
    count += 1;
    end = request.endMs;
  }
  return count;
}
