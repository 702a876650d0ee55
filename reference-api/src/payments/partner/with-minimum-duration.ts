import { setTimeout as pause } from 'node:timers/promises';

const MIN_DURATION_MS = 120;

/**
 * Runs the work and resolves no sooner than after MIN_DURATION_MS, the longest duration of the
 * work, so that the response time does not disclose the result.
 */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, pause(MIN_DURATION_MS)]);
  return answer;
}
