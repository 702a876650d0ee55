import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { $payment, $restaurant } from '@storefront/shared-domain/models';
import { useCopy } from '@storefront/shared-kit/use-copy';
import { Button, Card } from '@storefront/shared-ui';
import { methodName } from '../../lib/method-name';
import styles from './payment.module.css';
import { findTransfer } from './transfer';

/**
 * Details of a method paid on delivery: the key for the transfer (OPEN-102), or a note that nothing
 * is paid now.
 */
export function TransferDetails({ methods }: { methods: readonly string[] }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { payment, info, toast } = useUnit({
    payment: $payment,
    info: $restaurant,
    toast: noticeBus.toastRequested,
  });
  const copy = useCopy(toast);
  const shownKey = useRef<HTMLElement>(null);
  if (info === null || payment === null || !methods.includes(payment.method)) return null;
  if (payment.method === 'deferredPayment')
    return (
      <Card>
        <p className={styles.tileDetail}>{t('transfer.later')}</p>
      </Card>
    );
  const transfer = findTransfer(payment.method, info);
  if (transfer === null) return null;
  return (
    <Card as="section" aria-label={t('transfer.title', { method: methodName(t, payment.method) })}>
      <div className={styles.transfer}>
        <p className={styles.tileDetail}>{t('transfer.hint')}</p>
        <dl className={styles.transferTexts}>
          <dt>{t('transfer.key')}</dt>
          <dd ref={shownKey}>{transfer.key}</dd>
          {transfer.name !== '' && (
            <>
              <dt>{t('transfer.name')}</dt>
              <dd>{transfer.name}</dd>
            </>
          )}
        </dl>
        <Button
          variant="secondary"
          icon="copy"
          onClick={() => void copy(transfer.key, shownKey.current)}
        >
          {t('transfer.copy')}
        </Button>
      </div>
    </Card>
  );
}
