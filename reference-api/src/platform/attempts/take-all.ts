import type { Attempt } from './attempt-counter';

/**
 * One attempt that several counters must allow: counted by each in their order; a refusal is that
 * of the first counter that refuses, and gives back what the others counted.
 */
export async function takeAll(takes: readonly (() => Promise<Attempt>)[]): Promise<Attempt> {
  const taken: Attempt[] = [];
  const giveBack = async (): Promise<void> => {
    for (const attempt of taken) await attempt.giveBack();
  };
  for (const take of takes) {
    const attempt = await take();
    if (attempt.waitSeconds > 0) {
      await giveBack();
      return attempt;
    }
    taken.push(attempt);
  }
  return { waitSeconds: 0, giveBack };
}
