import { setTimeout as pause } from 'node:timers/promises';

const LONG_ENOUGH_MS = 120;

/**
 * Runs the work and resolves no sooner than after LONG_ENOUGH_MS, the longest duration of the work,
 * so that the response time does not disclose the result.
 */
export async function evenly<T>(work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, pause(LONG_ENOUGH_MS)]);
  return answer;
}
