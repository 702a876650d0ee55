import { note } from '../note';
import { PHONE, RESTAURANT_PATH } from '../settings';
import { type TapReport, compareTaps } from '../tap/main';
import { type Compared, compareVariants } from './compare';
import type { Served } from './server';

export interface PageReport extends Compared {
  readonly conditions: typeof PHONE & { readonly rounds: number; readonly path: string };
}

/** What is measured in the rounds. */
interface Measured {
  readonly page: PageReport | null;
  readonly tap: TapReport | null;
}

/**
 * Measures all variants side by side in each round, so that a temporarily busy machine slows all of
 * them alike. `root`: the copy of the workspace that is served.
 */
export async function measureRounds(
  served: Served,
  root: string,
  { rounds, page, tap }: { rounds: number; page: boolean; tap: boolean },
): Promise<Measured> {
  note('Loading …');
  const variants = page ? compareVariants(served) : null;
  const taps = tap ? await compareTaps(served, root) : null;
  for (let round = 1; round <= rounds; round += 1) {
    await variants?.measure(`${round}/${rounds}`);
    await taps?.measure(round);
  }
  return {
    page: variants && {
      conditions: { ...PHONE, rounds, path: RESTAURANT_PATH },
      ...variants.report(),
    },
    tap: taps?.report() ?? null,
  };
}
