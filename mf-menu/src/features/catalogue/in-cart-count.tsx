import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@storefront/shared-ui';
import styles from './product-card.module.css';

/** Quantity of a card in the cart; animated when it changes. */
export function InCartCount({ count }: { count: number }) {
  const { t } = useTranslation('mf-menu');
  return (
    <span key={count} className={styles.count}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('card.in-cart', { count })}</VisuallyHidden>
    </span>
  );
}
