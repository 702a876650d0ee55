import { note } from '../note';
import { PHONE, RESTAURANT_PATH } from '../settings';
import { type Compared, compare } from './compare';
import { type EdgeSpeed, measureEdge } from './edge-speed';
import { type FirstScript, firstScripts } from './first-scripts';
import type { Served } from './server';

export interface PageReport extends Compared {
  readonly conditions: typeof PHONE & { readonly rounds: number; readonly path: string };
  readonly edge: EdgeSpeed;
  /** Scripts of the start, of the page that the browser renders. */
  readonly scripts: readonly FirstScript[];
}

/** Measures all variants side by side. */
export async function measurePage(served: Served, rounds: number): Promise<PageReport> {
  note('Loading …');
  const compared = await compare(served, rounds);
  note('Measuring the edge …');
  const edge = await measureEdge(served);
  const browser = compared.measured.find(({ variant }) => variant === 'browser');
  if (!browser) throw new Error('the page without rendering was not measured');
  const origin = `http://localhost:${served.ports.browserPlain}`;
  const scripts = await firstScripts(browser.typical, origin);
  return { conditions: { ...PHONE, rounds, path: RESTAURANT_PATH }, ...compared, edge, scripts };
}
