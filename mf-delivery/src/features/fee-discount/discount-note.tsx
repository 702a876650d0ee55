import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $deliveryType, $fee } from '@storefront/shared-domain/models';
import styles from './discount-note.module.css';
import { $isUnchecked } from './fee-discount.model';

/**
 * Unobtrusive note that the delivery's discount is unconfirmed; the empty status element remains
 * for screen readers.
 */
export function DiscountNote() {
  const { t } = useTranslation('mf-delivery');
  const { isUnchecked, type, fee } = useUnit({
    isUnchecked: $isUnchecked,
    type: $deliveryType,
    fee: $fee,
  });
  const isShown = isUnchecked && type === 'delivery' && fee !== null;
  return (
    <div role="status">
      {isShown && <p className={styles.note}>{t('fee-discount.unchecked')}</p>}
    </div>
  );
}
