import { PlainError } from '../../lib/say';
import { median, medians } from '../median';
import { note } from '../note';
import { RESTAURANT_PATH } from '../settings';
import { type Extras, measureExtras } from './extras';
import { type Figures, computeFigures } from './figures';
import { type Load, coldLoad } from './load';
import { machineLoad } from './machine-load';
import type { Served } from './server';

const VARIANTS = ['rendered', 'browser', 'monolith', 'still'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface Measured {
  readonly variant: Variant;
  readonly url: string;
  readonly median: Figures;
  readonly runs: readonly Figures[];
  /** The run with the largest contentful paint nearest to the median. */
  readonly typical: Load;
}

export interface Compared {
  readonly measured: readonly Measured[];
  /** Visits and interactions of the rendered page, by round. */
  readonly extras: readonly Extras[];
  /** Median share of the machine that other processes used, 0…1. */
  readonly busy: number;
}

function findTypical(loads: readonly Load[], lcp: number): Load {
  const distance = ({ vitals }: Load): number => Math.abs((vitals.lcp ?? 0) - lcp);
  const [first, ...others] = loads;
  if (!first) throw new Error('nothing was measured');
  return others.reduce((best, load) => (distance(load) < distance(best) ? load : best), first);
}

/** A page without a product card would be compared with one that shows the menu. */
function expectCards(variant: Variant, { cards }: Load): void {
  if (cards === 0) throw new PlainError(`the page "${variant}" shows no product card`);
}

/** Loads every variant once in each round. */
export function compareVariants(served: Served) {
  const { ports, keyHash } = served;
  const urlOf = (variant: Variant): string =>
    `https://localhost:${ports[variant]}${RESTAURANT_PATH}`;
  const loads = new Map<Variant, Load[]>(VARIANTS.map((variant) => [variant, []]));
  const busy: number[] = [];
  const extras: Extras[] = [];
  return {
    measure: async (round: string): Promise<void> => {
      for (const variant of VARIANTS) {
        busy.push(await machineLoad());
        const load = await coldLoad(urlOf(variant), keyHash);
        expectCards(variant, load);
        loads.get(variant)?.push(load);
        note(`  ${variant} ${round}: LCP ${Math.round(load.vitals.lcp ?? 0)} ms`);
      }
      extras.push(await measureExtras(served));
    },
    report: (): Compared => {
      const measured = VARIANTS.map((variant): Measured => {
        const own = loads.get(variant) ?? [];
        const figures = own.map(computeFigures);
        const middle = medians<keyof Figures>(figures);
        return {
          variant,
          url: urlOf(variant),
          median: middle,
          runs: figures,
          typical: findTypical(own, middle.lcp),
        };
      });
      return { measured, extras, busy: median(busy) };
    },
  };
}
