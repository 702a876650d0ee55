import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import {
  divisionOf,
  isFlavorOffered,
  slicePrice,
  type OfferedFlavor,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';
import { FlavorRow } from './flavor-row';
import styles from './nep.module.css';
import { toChoice, type Selection } from './selection';

type Props = {
  offer: PizzaOffer;
  selection: Selection;
  flavors: readonly OfferedFlavor[];
  onQuantity: (flavor: string, quantity: number) => void;
};

/**
 * Flavors with the price of one more part: of the part on incremental sizes, of the whole pizza
 * elsewhere.
 */
export function FlavorList({ offer, selection, flavors, onQuantity }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const money = useUnit($formatMoney);
  const division = divisionOf(offer, toChoice(selection));
  const priceOf = (id: string): string | null => {
    const price = division === 0 ? null : slicePrice(offer, id, division);
    return price === null ? null : money(price);
  };
  return (
    <ul className={styles.list} aria-label={t('nep.flavors.title')}>
      {flavors.map(({ flavor }) => (
        <FlavorRow
          key={flavor.id}
          flavor={flavor}
          price={priceOf(flavor.id)}
          onQuantity={onQuantity}
          quantity={selection.slices.filter((slice) => slice === flavor.id).length}
          isOffered={
            division === 0 ? flavor.available : isFlavorOffered(offer, flavor.id, division)
          }
        />
      ))}
    </ul>
  );
}
