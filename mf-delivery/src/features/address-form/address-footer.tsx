import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Amount, Amounts, Button } from '@storefront/shared-ui';
import { TotalRows } from '../../lib/amounts/total-rows';
import { $isWaiting } from './confirm.model';
import { FeeNotice } from './fee-notice';
import { $draftTotals } from './totals.model';

const UNKNOWN = '—';

/** Delivery fee, order total and CONFIRM (DELIVERY-48). */
export function AddressFooter({ formId }: { formId: string }) {
  const { t } = useTranslation('mf-delivery');
  const { totals, isWaiting } = useUnit({ totals: $draftTotals, isWaiting: $isWaiting });
  const names = { 'delivery-fee': t('address-form.fee'), total: t('address-form.total') };
  return (
    <>
      <FeeNotice />
      <Amounts>
        {totals === null ? (
          <>
            <Amount label={names['delivery-fee']} value={UNKNOWN} tone="pending" />
            <Amount label={names.total} value={UNKNOWN} tone="total" />
          </>
        ) : (
          <TotalRows totals={totals} names={names} />
        )}
      </Amounts>
      <Button type="submit" form={formId} size="l" wide loading={isWaiting}>
        {t('address-form.confirm')}
      </Button>
    </>
  );
}
