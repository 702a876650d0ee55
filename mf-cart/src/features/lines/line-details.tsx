import { useTranslation } from 'react-i18next';
import type { CartLine, ChosenExtra } from '@storefront/shared-domain/contracts';
import { DetailRow } from './detail-row';
import styles from './line-details.module.css';
import { PizzaDetails } from './pizza-details';

function Extras({ extras }: { extras: readonly ChosenExtra[] }) {
  const { t } = useTranslation('mf-cart');
  const chosen = extras.filter(({ qty }) => qty > 0);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.details} aria-label={t('line.extras')}>
      {chosen.map(({ groupId, id, qty, name, price }) => (
        <DetailRow key={`${groupId}/${id}`} price={price}>
          {t('line.extra', { count: qty, name })}
        </DetailRow>
      ))}
    </ul>
  );
}

/**
 * Choices of a line: pizzas with their flavors (all pizzas of a combo), then the extras with their
 * quantities (CART-02, CART-03).
 */
export function LineDetails({ line }: { line: CartLine }) {
  switch (line.type) {
    case 'prize':
      return null;
    case 'general':
      return <Extras extras={line.extras} />;
    case 'pizza':
      return (
        <>
          <PizzaDetails pizza={line} />
          <Extras extras={line.extras} />
        </>
      );
    case 'combo':
      return (
        <>
          {line.comboItems.map((pizza, index) => (
            <div key={`${pizza.id}-${index}`} className={styles.pizza}>
              <h3 className={styles.title}>{pizza.name}</h3>
              <PizzaDetails pizza={pizza} />
            </div>
          ))}
          <Extras extras={line.extras} />
        </>
      );
  }
}
