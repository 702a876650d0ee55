import { median, medians } from '../median';
import { note } from '../note';
import { machineLoad } from './machine-load';
import { RESTAURANT_PATH } from '../settings';
import { type Load, coldLoad } from './load';
import { type Figures, figuresOf } from './figures';
import type { Ports } from '../server/messages';
import type { Served } from './server';

const VARIANTS = ['composed', 'monolith', 'still', 'composed-http1'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface Measured {
  readonly variant: Variant;
  readonly url: string;
  readonly median: Figures;
  readonly runs: readonly Figures[];
  /** The run with the largest contentful paint nearest to the median. */
  readonly typical: Load;
}

const addresses = (ports: Ports): Record<Variant, string> => ({
  composed: `https://localhost:${ports.composed}${RESTAURANT_PATH}`,
  monolith: `https://localhost:${ports.monolith}${RESTAURANT_PATH}`,
  still: `https://localhost:${ports.still}${RESTAURANT_PATH}`,
  'composed-http1': `http://localhost:${ports.composedPlain}${RESTAURANT_PATH}`,
});

function typicalOf(loads: readonly Load[], lcp: number): Load {
  const distance = ({ vitals }: Load): number => Math.abs((vitals.lcp ?? 0) - lcp);
  const [first, ...others] = loads;
  if (!first) throw new Error('nothing was measured');
  return others.reduce((best, load) => (distance(load) < distance(best) ? load : best), first);
}

/**
 * Loads every variant `runs` times in alternation, so that a temporarily busy machine slows all of
 * them alike. `busy` is the median share of the machine that other processes used, 0…1.
 */
export async function compare(
  { ports, keyHash }: Pick<Served, 'ports' | 'keyHash'>,
  runs: number,
): Promise<{ measured: Measured[]; busy: number }> {
  const urls = addresses(ports);
  const loads = new Map<Variant, Load[]>(VARIANTS.map((variant) => [variant, []]));
  const busy: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const variant of VARIANTS) {
      busy.push(await machineLoad());
      const load = await coldLoad(urls[variant], keyHash);
      loads.get(variant)?.push(load);
      note(`  ${variant} ${run}/${runs}: LCP ${Math.round(load.vitals.lcp ?? 0)} ms`);
    }
  }
  const measured = VARIANTS.map((variant): Measured => {
    const own = loads.get(variant) ?? [];
    const figures = own.map(figuresOf);
    const middle = medians<keyof Figures>(figures);
    return {
      variant,
      url: urls[variant],
      median: middle,
      runs: figures,
      typical: typicalOf(own, middle.lcp),
    };
  });
  return { measured, busy: median(busy) };
}
