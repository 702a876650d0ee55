import { useUnit } from 'effector-react';
import { type CSSProperties, memo, useRef } from 'react';
import { $restaurant } from '@storefront/shared-domain/models';
import type { MenuCard } from '@storefront/shared-domain/rules';
import { cardKey } from '../../menu/card-key';
import styles from './card-list.module.css';
import { cardPath } from './card-path';
import { $withChoices } from './catalogue.model';
import { ProductCard } from './product-card';
import { useFilling } from './use-filling';
import { useNear } from './use-near';

/** A card and the section that Back from its page returns to. */
export type Listed = { card: MenuCard; sectionId: string };

type Props = {
  /** Names the chunk on the page, so that a customer can be brought back to it. */
  id: string;
  cards: readonly Listed[];
  /** Place of the first of them in the list, from 0, and how many the list has. */
  first: number;
  total: number;
  /** How many of its cards stand whether the customer is near or not. */
  made: number;
};

/**
 * A few rows of a list. Its cards stand while the customer is near; far from the screen it is an
 * empty box of the height it will have, or had. Its place in the list is told to screen readers,
 * for most of a long list is not on the page.
 */
export const CardChunk = memo(function CardChunk({ id, cards, first, total, made }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { withChoices, info } = useUnit({ withChoices: $withChoices, info: $restaurant });
  const isNewBuilder = info?.modules.new_nep_pizzas ?? false;
  const { isNear, height } = useNear(ref);
  const shown = Math.max(made, useFilling(cards.length, isNear));
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
      {cards.slice(0, shown).map(({ card, sectionId }, index) => (
        <div
          key={cardKey(card)}
          role="listitem"
          aria-setsize={total}
          aria-posinset={first + index + 1}
        >
          <ProductCard
            card={card}
            to={cardPath(card, sectionId, withChoices.has(card.id), isNewBuilder)}
          />
        </div>
      ))}
    </div>
  );
});
