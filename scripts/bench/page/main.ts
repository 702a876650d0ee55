import { note } from '../note';
import { PHONE, RESTAURANT_PATH } from '../settings';
import { compare, type Measured } from './compare';
import { type FirstScript, firstScripts } from './first-scripts';
import type { Served } from './server';
import { takeStill } from './take-still';

export interface PageReport {
  readonly conditions: typeof PHONE & { readonly runs: number; readonly path: string };
  /** Median share of the machine that was in use before a load, 0…1. */
  readonly busy: number;
  readonly measured: readonly Measured[];
  /** Scripts of the composed storefront's first route. */
  readonly scripts: readonly FirstScript[];
}

/** Measures the composed storefront, the one bundle and the still side by side. */
export async function measurePage(served: Served, runs: number): Promise<PageReport> {
  const { ports, keyHash } = served;
  note('Taking the still …');
  await served.show(
    await takeStill(`https://localhost:${ports.composed}${RESTAURANT_PATH}`, keyHash),
  );
  note('Loading …');
  const { measured, busy } = await compare(served, runs);
  const composed = measured.find(({ variant }) => variant === 'composed');
  if (!composed) throw new Error('the composed storefront was not measured');
  const scripts = await firstScripts(composed.typical, `http://localhost:${ports.composedPlain}`);
  return { conditions: { ...PHONE, runs, path: RESTAURANT_PATH }, busy, measured, scripts };
}
