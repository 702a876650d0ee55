import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@storefront/shared-ui';
import { productChosen } from './catalogue.model';
import styles from './product-card.module.css';

/** Adds a product without choices to the cart directly and shows a notice (OPEN-034). */
export function AddButton({ productId, name }: { productId: string; name: string }) {
  const { t } = useTranslation('mf-menu');
  const add = useUnit(productChosen);
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={t('card.add', { name })}
      onClick={() => add({ productId, notice: t('card.added', { name }) })}
    >
      <span className={styles.plus}>
        <Icon name="plus" />
      </span>
    </button>
  );
}
