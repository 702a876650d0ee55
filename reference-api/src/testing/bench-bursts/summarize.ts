import type { BurstAnswer } from './send-burst';

/**
 * Result of one burst. Times in ms since it was sent; 0 without such a response. `others`: number
 * of responses by other status.
 */
export type Outcome = {
  size: number;
  accepted: number;
  rejected: number;
  lastAcceptedMs: number;
  longestRejectionMs: number;
  others: Record<string, number>;
};

const longest = (answers: readonly BurstAnswer[]): number =>
  answers.reduce((most, { ms }) => Math.max(most, ms), 0);

/**
 * Counts the responses of a burst: accepted (200), rejected (503 with Retry-After), and all others
 * by status.
 */
export function summarize(answers: readonly BurstAnswer[]): Outcome {
  const accepted = answers.filter(({ status }) => status === 200);
  const rejected = answers.filter(({ status, saysWhen }) => status === 503 && saysWhen);
  const others: Record<string, number> = {};
  for (const { status, saysWhen } of answers)
    if (status !== 200 && !(status === 503 && saysWhen)) others[status] = (others[status] ?? 0) + 1;
  return {
    size: answers.length,
    accepted: accepted.length,
    rejected: rejected.length,
    lastAcceptedMs: longest(accepted),
    longestRejectionMs: longest(rejected),
    others,
  };
}
