import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import {
  divisionOf,
  fractionText,
  partsOf,
  slicePrice,
  type OfferedFlavor,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';
import styles from './flavor-section.module.css';
import { FlavorRow } from './flavor-row';
import type { Action } from './selection';

type Props = {
  label: string;
  flavors: readonly OfferedFlavor[];
  offer: PizzaOffer;
  choice: PizzaChoice;
  onAct: (action: Action) => void;
};

/**
 * The selectable flavors. The price depends on the pizza's division: that of one part where every
 * part has its own price (PIZZA-06).
 */
export function FlavorList({ label, flavors, offer, choice, onAct }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const money = useUnit($formatMoney);
  const isByPart = offer.size.priceBehavior === 'incremental';
  const division = isByPart
    ? divisionOf(offer, choice)
    : Math.min(partsOf(choice) + 1, Math.max(1, offer.size.maxFlavors));
  const priceOf = (id: string): string | null => {
    const price = slicePrice(offer, id, division);
    if (price === null) return null;
    return isByPart && division > 1
      ? t('classic.flavor.of-part', { price: money(price), fraction: fractionText(1, division) })
      : money(price);
  };
  return (
    <ul role="list" aria-label={label} className={styles.list}>
      {flavors.map(({ flavor }) => (
        <FlavorRow
          key={flavor.id}
          flavor={flavor}
          price={priceOf(flavor.id)}
          quantity={choice.flavors.find(({ id }) => id === flavor.id)?.quantity ?? 0}
          onAdd={() => onAct({ kind: 'flavor-added', id: flavor.id })}
          onRemove={() => onAct({ kind: 'flavor-removed', id: flavor.id })}
        />
      ))}
    </ul>
  );
}
