import type { TimedAnswer } from './server-clock';

/** A response with the moments of its request on the clock of `performance.now()`. */
export type TimedResponse = Response & {
  readonly moments?: Pick<TimedAnswer, 'sentAt' | 'receivedAt'>;
};

/** `fetch`, and when it was sent and answered. */
export async function timedFetch(url: string, init?: RequestInit): Promise<TimedResponse> {
  const sentAt = performance.now();
  const response = await fetch(url, init);
  return Object.assign(response, { moments: { sentAt, receivedAt: performance.now() } });
}

/** What the server's time is read from; null for a response without moments. */
export function toTimedAnswer({ headers, moments }: TimedResponse): TimedAnswer | null {
  if (moments === undefined) return null;
  return {
    date: headers.get('date'),
    age: headers.get('age'),
    cacheControl: headers.get('cache-control'),
    ...moments,
  };
}
