import { startTransition, useEffect, useState } from 'react';
import type { MenuSection } from '@storefront/shared-domain/rules';
import { whenIdle } from '../../lib/when-idle';

/** Cards of the first paint, and of each later step: enough for a screen, few enough for a slow phone. */
const FIRST_CARDS = 8;
const CARDS_PER_STEP = 48;

/** How many sections hold the next `wanted` cards, at least one. */
function reach(sections: readonly MenuSection[], from: number, wanted: number): number {
  let cards = 0;
  let end = from;
  while (end < sections.length && cards < wanted) cards += sections[end++]!.cards.length;
  return end;
}

/**
 * How many sections from the top are filled with cards: the first screen at once, the rest while the page is idle, so that a
 * menu of thousands costs the first load what a small one does.
 */
export function useFilledSections(sections: readonly MenuSection[]): number {
  const [filled, setFilled] = useState(() => reach(sections, 0, FIRST_CARDS));
  useEffect(() => {
    if (filled >= sections.length) return;
    return whenIdle(() => startTransition(() => setFilled((done) => Math.max(done, reach(sections, done, CARDS_PER_STEP)))));
  }, [sections, filled]);
  return filled;
}
