import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $deliveryType, $fee } from '@storefront/shared-domain/models';
import styles from './discount-note.module.css';
import { $isUnchecked } from './fee-discount.model';

/**
 * Says, without a fuss, that the discount of a delivery is shown unchecked; the place is kept for
 * readers of the page.
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
