import type { TFunction } from 'i18next';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Minor } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { $missingPayment, type MissingPayment as Missing } from './missing-payment.model';
import styles from './payment.module.css';

function toMissingText(
  t: TFunction<'mf-checkout'>,
  missing: Missing,
  money: (amount: Minor) => string,
) {
  switch (missing.kind) {
    case 'none':
      return t('payment.none-title');
    case 'online-only':
      return t('payment.online-only-title');
    case 'more-change':
      return t('confirm.more-change', {
        total: money(missing.total),
        amount: money(missing.change),
      });
    default:
      return t(`confirm.${missing.kind}`);
  }
}

/**
 * What the payment lacks, in the place of CONFIRM ORDER. A choice that a change of the order cleared
 * is announced at once: the customer did nothing on this page.
 */
export function MissingPayment() {
  const { t } = useTranslation('mf-checkout');
  const { missing, money } = useUnit({ missing: $missingPayment, money: $formatMoney });
  const isLost = missing.kind === 'again' || missing.kind === 'more-change';
  return (
    <p key={missing.kind} className={styles.missing} role={isLost ? 'alert' : 'status'}>
      {toMissingText(t, missing, money)}
    </p>
  );
}
