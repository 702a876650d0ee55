import { $formatMoney, $isPlacing, $totals } from '@storefront/shared-domain/models';
import { Button, Spinner, Stack, StickyFooter } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { $isPaymentValid } from '../../lib/payment-validity.model';
import { $isSending, $isWaiting, confirmPressed, waitingCalledOff } from './order.model';
import styles from './waiting-order.module.css';

/** Replaces CONFIRM while the order waits for the connection. */
function WaitingOrder() {
  const { t } = useTranslation('mf-checkout');
  const callOff = useUnit(waitingCalledOff);
  return (
    <Stack gap={3}>
      <p role="status" className={styles.text}>
        <Spinner /> <span>{t('waiting.text')}</span>
      </p>
      <Button size="l" wide variant="secondary" onClick={() => callOff()}>
        {t('waiting.call-off')}
      </Button>
    </Stack>
  );
}

type Props = {
  /** Items and total above the button, where the footer is beside the page. */
  summary?: ReactNode;
  /** What the payment lacks, in the place of the button while it is hidden. */
  missing: ReactNode;
};

/**
 * CONFIRM ORDER: hidden while the payment is incomplete, busy while the order is being sent
 * (CHECKOUT-12).
 */
export function ConfirmFooter({ summary, missing }: Props) {
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
  return (
    <StickyFooter summary={summary}>
      {isWaiting && <WaitingOrder />}
      {!isShown && missing}
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
