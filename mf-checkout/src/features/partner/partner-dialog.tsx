import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney, $totals } from '@storefront/shared-domain/models';
import { PARTNER_METHOD } from '@storefront/shared-domain/rules';
import { Dialog, Stack } from '@storefront/shared-ui';
import { methodName } from '../../lib/method-name';
import { PartnerForm } from './partner-form';
import { $isOpen, dialogLeft } from './partner.model';
import styles from './partner.module.css';

/**
 * Pays with the points of the loyalty partner: a CPF, a code by SMS, and a confirmed sale
 * (CHECKOUT-35).
 */
export function PartnerDialog() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { isOpen, totals, money, leave } = useUnit({
    isOpen: $isOpen,
    totals: $totals,
    money: $formatMoney,
    leave: dialogLeft,
  });
  if (!isOpen) return null;
  return (
    <Dialog
      open
      size="s"
      title={methodName(t, PARTNER_METHOD)}
      closeLabel={t('domain:action.close')}
      onClose={() => leave()}
    >
      <Stack gap={4}>
        <p>{t('partner.text')}</p>
        <dl className={styles.total}>
          <dt>{t('domain:totals.total-payable')}</dt>
          <dd>{money(totals.grandTotal)}</dd>
        </dl>
        <PartnerForm />
      </Stack>
    </Dialog>
  );
}
