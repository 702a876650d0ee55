import { note } from '../note';
import { PHONE, RESTAURANT_PATH } from '../settings';
import { type TapReport, compareTaps } from '../tap/main';
import { type Compared, compareVariants } from './compare';
import { type FirstScript, firstScripts } from './first-scripts';
import type { Served } from './server';

export interface PageReport extends Compared {
  readonly conditions: typeof PHONE & { readonly rounds: number; readonly path: string };
  /** Scripts of the start, of the page that the browser renders. */
  readonly scripts: readonly FirstScript[];
}

/** What is measured in the rounds. */
interface Measured {
  readonly page: PageReport | null;
  readonly tap: TapReport | null;
}

async function withScripts(compared: Compared, served: Served, rounds: number) {
  const browser = compared.measured.find(({ variant }) => variant === 'browser');
  if (!browser) throw new Error('the page without rendering was not measured');
  const origin = `http://localhost:${served.ports.browserPlain}`;
  const scripts = await firstScripts(browser.typical, origin);
  return { conditions: { ...PHONE, rounds, path: RESTAURANT_PATH }, ...compared, scripts };
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
    page: variants && (await withScripts(variants.report(), served, rounds)),
    tap: taps?.report() ?? null,
  };
}
