import { useUnit } from 'effector-react';
import { $restaurant } from '@storefront/shared-domain/models';
import type { MenuCard } from '@storefront/shared-domain/rules';
import { cardKey } from '../../menu/card-key';
import { cardPath } from './card-path';
import styles from './card-grid.module.css';
import { $withChoices } from './catalogue.model';
import { ProductCard } from './product-card';

export type ListedCard = { card: MenuCard; sectionId: string };

/** Cards below each other on a phone, two abreast where there is room. */
export function CardGrid({ cards }: { cards: readonly ListedCard[] }) {
  const { withChoices, info } = useUnit({ withChoices: $withChoices, info: $restaurant });
  const isNewBuilder = info?.modules.new_nep_pizzas ?? false;
  return (
    <ul className={styles.grid} role="list">
      {cards.map(({ card, sectionId }) => (
        <li key={cardKey(card)}>
          <ProductCard card={card} to={cardPath(card, sectionId, withChoices.has(card.id), isNewBuilder)} />
        </li>
      ))}
    </ul>
  );
}
