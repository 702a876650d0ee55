import { useMemo } from 'react';
import type { MenuSection } from '@storefront/shared-domain/rules';
import { cardKey } from '../../menu/card-key';
import type { Hit } from '../../menu/hit';
import type { Listed } from './card-chunk';
import { CardList } from './card-list';
import { useGrowing } from './use-growing';

const FIRST_CARDS = 24;
const UNASKED_CARDS = 200;

/** Found cards in the given order; those no longer on the menu are skipped. */
export function FoundCards({
  sections,
  hits,
}: {
  sections: readonly MenuSection[];
  hits: readonly Hit[];
}) {
  const listed = useMemo(() => {
    const byKey = new Map<string, Listed>();
    for (const { id, cards } of sections) {
      for (const card of cards)
        if (!byKey.has(cardKey(card))) byKey.set(cardKey(card), { card, sectionId: id });
    }
    return byKey;
  }, [sections]);
  const cards = useMemo(
    () =>
      hits.flatMap(({ key, flavors }) => {
        const found = listed.get(key);
        return found ? [{ ...found, flavors }] : [];
      }),
    [listed, hits],
  );
  const made = useGrowing(FIRST_CARDS, Math.min(UNASKED_CARDS, cards.length), true);
  return <CardList id="found" cards={cards} made={made} />;
}
