import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { $formatMoney, $isPlacing, $totals } from '@storefront/shared-domain/models';
import { Button, StickyFooter } from '@storefront/shared-ui';
import { $isPaymentValid } from '../../lib/payment-validity.model';
import { $isSending, $isWaiting, confirmPressed } from './order.model';
import styles from './confirm-footer.module.css';
import { WaitingOrder } from './waiting-order';

type Props = {
  /**
   * Items and total above the button, where the footer is beside the page; the footer is then shown
   * even without its button.
   */
  summary?: ReactNode;
};

/**
 * CONFIRM ORDER: hidden while the payment is incomplete, busy while the order is being sent
 * (CHECKOUT-12).
 */
export function ConfirmFooter({ summary }: Props) {
  const { t } = useTranslation('mf-checkout');
  const { isValid, isSending, isPlacing, isWaiting, totals, money, confirm } = useUnit({
    isValid: $isPaymentValid,
    isSending: $isSending,
    isPlacing: $isPlacing,
    isWaiting: $isWaiting,
    totals: $totals,
    money: $formatMoney,
    confirm: confirmPressed,
  });
  const isShown = isValid || isPlacing;
  if (!isShown && !summary) return null;
  return (
    <StickyFooter summary={summary}>
      {isWaiting && <WaitingOrder />}
      {!isShown && <p className={styles.choose}>{t('confirm.choose')}</p>}
      {isShown && !isWaiting && (
        <Button
          size="l"
          wide
          loading={isSending || isPlacing}
          onClick={() => confirm()}
          end={summary ? undefined : money(totals.grandTotal)}
        >
          {t('confirm.button')}
        </Button>
      )}
    </StickyFooter>
  );
}
