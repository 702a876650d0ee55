import { useUnit } from 'effector-react';
import { type CSSProperties, memo, use, useRef } from 'react';
import { $restaurant } from '@storefront/shared-domain/models';
import type { MenuCard } from '@storefront/shared-domain/rules';
import { cardKey } from '../../menu/card-key';
import type { HitFlavor } from '../../menu/hit';
import { LeftChunksContext } from '../../menu/use-scroll-memory';
import styles from './card-list.module.css';
import { cardPath } from './card-path';
import { $withChoices } from './catalogue.model';
import { ProductCard } from './product-card';
import { useFilling } from './use-filling';
import { useNear } from './use-near';

/**
 * A card and the section that Back from its page returns to. `flavors`: those of a pizza that were
 * searched.
 */
export type Listed = {
  card: MenuCard;
  sectionId: string;
  flavors?: readonly HitFlavor[];
};

type Props = {
  /** Id of the chunk's element, used to restore the scroll position. */
  id: string;
  cards: readonly Listed[];
  /** Index of its first card in the list, from 0, and the number of cards in the list. */
  first: number;
  total: number;
  /** Number of its cards that are rendered even far from the screen. */
  made: number;
};

/**
 * A few rows of a list. Its cards are rendered near the screen; far from it the chunk is an empty
 * box of its estimated or last measured height. Screen readers get its position in the list,
 * because most of a long list is not rendered.
 */
export const CardChunk = memo(function CardChunk({ id, cards, first, total, made }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { withChoices, info } = useUnit({ withChoices: $withChoices, info: $restaurant });
  const isNewBuilder = info?.modules.new_nep_pizzas ?? false;
  const { seen = 0, height: left = null } = use(LeftChunksContext)?.get(id) ?? {};
  const { isNear, height } = useNear(ref, { isNear: seen > 0, height: left });
  const shown = Math.max(made, useFilling(ref, { from: seen, to: cards.length, isOn: isNear }));
  const size = {
    '--cards': cards.length,
    ...(height === null ? {} : { '--measured': `${height}px` }),
  } as CSSProperties;
  return (
    <div
      ref={ref}
      id={id}
      data-place
      className={styles.chunk}
      data-partial={shown < cards.length}
      style={size}
    >
      {cards.slice(0, shown).map(({ card, sectionId, flavors }, index) => (
        <div
          key={cardKey(card)}
          role="listitem"
          aria-setsize={total}
          aria-posinset={first + index + 1}
        >
          <ProductCard
            card={card}
            flavors={flavors}
            to={cardPath(card, {
              sectionId,
              hasChoices: withChoices.has(card.id),
              isNewBuilder,
              flavors,
            })}
          />
        </div>
      ))}
    </div>
  );
});
