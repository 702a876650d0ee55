import { combine } from 'effector';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import {
  $formatMoney,
  $isCartReady,
  $isOrderDraftRead,
  $totals,
} from '@storefront/shared-domain/models';
import { useChangedText } from '@storefront/shared-kit/use-changed-text';
import { VisuallyHidden } from '@storefront/shared-ui';

const $isRestored = combine($isCartReady, $isOrderDraftRead, (cart, draft) => cart && draft);

/**
 * Announces the total after a change by method, coupon, cashback or tip, politely: it is shown far
 * from what changes it. Silent until the first change after the draft of the order was read.
 */
export function TotalAnnouncement() {
  const { t } = useTranslation('domain');
  const { totals, money, isRestored } = useUnit({
    totals: $totals,
    money: $formatMoney,
    isRestored: $isRestored,
  });
  const text = useChangedText(
    isRestored ? `${t('totals.total-payable')} ${money(totals.grandTotal)}` : null,
  );
  return <div role="status">{text !== '' && <VisuallyHidden>{text}</VisuallyHidden>}</div>;
}
