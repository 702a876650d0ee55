import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { OrderPayment } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { pageOrigin } from '@storefront/shared-domain/paths';
import { paymentLink } from '@storefront/shared-domain/rules';
import { usePartFailure } from '@storefront/shared-kit/use-part-failure';
import { Card, LazyPart, LinkButton, Skeleton, Spinner, Stack } from '@storefront/shared-ui';
import { GiveUp } from '../../lib/payment-watch/give-up';
import { $isActionFailed, updateRequested } from '../../lib/payment-watch/payment-watch.model';
import { CopyCode } from './copy-code';
import { Countdown } from './countdown';
import styles from './pix.module.css';

const loadQrCode = () => import(/* webpackChunkName: "qr-code" */ './qr-code');

/**
 * An unpaid pix: its QR code, its code to paste, its remaining validity, and the further actions.
 */
export function PixWaiting({
  payment: { amount, pixCode, link, expiresAt },
}: {
  payment: OrderPayment;
}) {
  const { t } = useTranslation('mf-checkout');
  const partFailure = usePartFailure();
  const { money, request, isFailed } = useUnit({
    money: $formatMoney,
    request: updateRequested,
    isFailed: $isActionFailed,
  });
  const bank = paymentLink(link, pageOrigin());
  return (
    <Stack gap={5}>
      <Card padding="l">
        <div className={styles.head}>
          <p className={styles.amount}>{money(amount)}</p>
          {expiresAt && <Countdown expiresAt={expiresAt} onOver={request} />}
          <p role="status" className={styles.waiting}>
            <Spinner /> {t('pix.waiting')}
          </p>
          {pixCode !== '' && (
            <div className={styles.frame}>
              <LazyPart
                load={loadQrCode}
                props={{ text: pixCode, label: t('pix.qr') }}
                waiting={<Skeleton shape="block" size="l" />}
                failed={partFailure}
              />
            </div>
          )}
        </div>
        {pixCode !== '' && <CopyCode code={pixCode} />}
      </Card>
      <ol className={styles.steps}>
        <li>{t('pix.step-open')}</li>
        <li>{t('pix.step-paste')}</li>
        <li>{t('pix.step-confirm')}</li>
      </ol>
      {bank !== null && (
        <LinkButton
          to={bank}
          reloadDocument
          target="_blank"
          rel="noopener noreferrer"
          size="l"
          wide
          variant="secondary"
        >
          {t('pix.bank')}
        </LinkButton>
      )}
      {isFailed && <p role="alert">{t('pay.failed')}</p>}
      <GiveUp />
    </Stack>
  );
}
