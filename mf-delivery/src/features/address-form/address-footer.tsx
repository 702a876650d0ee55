import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@storefront/shared-ui';
import { $feeDiscount, $formatMoney } from '@storefront/shared-domain/models';
import { Amount, Amounts } from '../../lib/amounts/amounts';
import { discountRow } from '../../lib/amounts/discount-row';
import { $isWaiting } from './confirm.model';
import { FeeNotice } from './fee-notice';
import { $draftTotals } from './totals.model';

const UNKNOWN = '—';

/** What the delivery and the order would cost, and CONFIRM (DELIVERY-48). */
export function AddressFooter({ formId }: { formId: string }) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { totals, discount, isWaiting, money } = useUnit({ totals: $draftTotals, discount: $feeDiscount, isWaiting: $isWaiting, money: $formatMoney });
  const row = totals && discountRow(totals, discount);
  return (
    <>
      <FeeNotice />
      <Amounts>
        <Amount
          label={t('address-form.fee')} tone={totals ? 'plain' : 'pending'}
          value={totals ? (totals.deliveryFee > 0 ? money(totals.deliveryFee) : t('domain:totals.free')) : UNKNOWN}
        />
        {row && <Amount label={t(row.labelKey)} value={money(row.amount)} tone="discount" />}
        <Amount label={t('address-form.total')} value={totals ? money(totals.grandTotal) : UNKNOWN} tone="total" />
      </Amounts>
      <Button type="submit" form={formId} size="l" wide loading={isWaiting}>{t('address-form.confirm')}</Button>
    </>
  );
}
