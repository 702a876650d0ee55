import { combine } from 'effector';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  $formatMoney,
  $isCartReady,
  $isOrderDraftRead,
  $totals,
} from '@storefront/shared-domain/models';
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
  const text = isRestored ? `${t('totals.total-payable')} ${money(totals.grandTotal)}` : null;
  const [last, setLast] = useState({ text, hasChanged: false });
  if (last.text !== text) setLast({ text, hasChanged: last.text !== null });
  return <div role="status">{last.hasChanged && <VisuallyHidden>{last.text}</VisuallyHidden>}</div>;
}
