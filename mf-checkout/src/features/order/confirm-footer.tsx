import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney, $isPlacing, $totals } from '@storefront/shared-domain/models';
import { Button, StickyFooter } from '@storefront/shared-ui';
import { $isPaymentValid } from '../../lib/payment-validity.model';
import { $isSending, confirmPressed } from './order.model';

/** CONFIRM ORDER: not there while the payment is incomplete, busy while the order is on its way (CHECKOUT-12). */
export function ConfirmFooter() {
  const { t } = useTranslation('mf-checkout');
  const { isValid, isSending, isPlacing, totals, money, confirm } = useUnit({
    isValid: $isPaymentValid, isSending: $isSending, isPlacing: $isPlacing, totals: $totals, money: $formatMoney, confirm: confirmPressed,
  });
  if (!isValid && !isPlacing) return null;
  return (
    <StickyFooter>
      <Button size="l" wide loading={isSending || isPlacing} onClick={() => confirm()} end={money(totals.grandTotal)}>{t('confirm.button')}</Button>
    </StickyFooter>
  );
}
