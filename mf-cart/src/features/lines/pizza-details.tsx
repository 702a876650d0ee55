import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PizzaLine } from '@storefront/shared-domain/contracts';
import { DetailRow } from './detail-row';
import styles from './line-details.module.css';

/**
 * A composed pizza: flavors with their part and price, their additional toppings, crust and dough
 * (CART-03). A slice has its own price only where prices add up; otherwise the price of a whole
 * pizza is shown and labeled as such.
 */
export function PizzaDetails({
  pizza: { selectedFlavors, priceBehavior, crust, dough },
}: {
  pizza: PizzaLine;
}) {
  const { t } = useTranslation('mf-cart');
  const isShared = selectedFlavors.length > 1;
  return (
    <ul className={styles.details}>
      {selectedFlavors.map(({ id, name, fractionText, price, notes, additionalToppings }) => (
        <Fragment key={id}>
          <DetailRow
            fraction={isShared ? fractionText : ''}
            price={price}
            isWhole={isShared && priceBehavior !== 'incremental'}
          >
            {notes === '' ? name : `${name} · ${notes}`}
          </DetailRow>
          {additionalToppings.map((topping) => (
            <DetailRow key={topping.id} price={topping.price} isInside>
              {t('line.topping', { name: topping.name })}
            </DetailRow>
          ))}
        </Fragment>
      ))}
      {crust && <DetailRow price={crust.price}>{t('line.crust', { name: crust.name })}</DetailRow>}
      {dough && <DetailRow price={dough.price}>{t('line.dough', { name: dough.name })}</DetailRow>}
    </ul>
  );
}
