import type { PageReport } from '../page/main';
import type { Variant } from '../page/compare';

export interface Goal {
  readonly name: string;
  readonly wanted: string;
  readonly found: string;
  readonly met: boolean;
}

const KIB = 1024;
const MAX = { lcpRatio: 1.05, cls: 0.02, scriptBytes: 200 * KIB, depth: 2 } as const;

const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`;

/** Packages with more than one copy on the page, or without one although they must be loaded. */
function copiesOf(copies: readonly (readonly [string, string])[]): {
  twice: string[];
  once: number;
} {
  const names = copies.map(([name]) => name);
  return {
    twice: [...new Set(names.filter((name, index) => names.indexOf(name) !== index))],
    once: new Set(names).size,
  };
}

/** Goals of the first load. A missed goal is only reported; it fails nothing. */
export function goals({ measured, scripts }: PageReport): Goal[] {
  const of = (variant: Variant) => {
    const found = measured.find((candidate) => candidate.variant === variant);
    if (!found) throw new Error(`${variant} was not measured`);
    return found;
  };
  const composed = of('composed');
  const ratio = composed.median.lcp / of('monolith').median.lcp;
  const script = scripts
    .filter(({ isForFirstScreen }) => isForFirstScreen)
    .reduce((sum, { gzip }) => sum + gzip, 0);
  const { twice, once } = copiesOf(composed.typical.copies);
  const { depth, waves, cls } = composed.median;
  return [
    {
      name: 'LCP composed / one bundle',
      wanted: `≤ ${MAX.lcpRatio}`,
      found: ratio.toFixed(3),
      met: ratio <= MAX.lcpRatio,
    },
    { name: 'CLS', wanted: `≤ ${MAX.cls}`, found: cls.toFixed(4), met: cls <= MAX.cls },
    {
      name: 'script of the first route, gzip',
      wanted: `≤ ${kib(MAX.scriptBytes)}`,
      found: kib(script),
      met: script <= MAX.scriptBytes,
    },
    {
      name: 'depth of the first load',
      wanted: `${MAX.depth}`,
      found: `${depth} (${waves} in series)`,
      met: depth <= MAX.depth && waves <= MAX.depth,
    },
    {
      name: 'one copy of each singleton',
      wanted: 'none twice',
      found: twice.length === 0 ? `${once}, each once` : `twice: ${twice.join(', ')}`,
      met: twice.length === 0 && once > 0,
    },
  ];
}
