import { useMemo } from 'react';
import type { MenuSection } from '@storefront/shared-domain/rules';
import { cardKey } from '../../menu/card-key';
import { CardGrid, type ListedCard } from './card-grid';
import { useGrowing } from './use-growing';

const FIRST_CARDS = 24;

/** Cards by their keys, in the order asked for; keys that are not on the menu any more are skipped. */
export function FoundCards({ sections, keys }: { sections: readonly MenuSection[]; keys: readonly string[] }) {
  const cards = useMemo(() => {
    const listed = new Map<string, ListedCard>();
    for (const { id, cards: ofSection } of sections) {
      for (const card of ofSection) if (!listed.has(cardKey(card))) listed.set(cardKey(card), { card, sectionId: id });
    }
    return keys.flatMap((key) => listed.get(key) ?? []);
  }, [sections, keys]);
  const shown = useGrowing(FIRST_CARDS, cards.length, true);
  return <CardGrid cards={cards.slice(0, shown)} />;
}
