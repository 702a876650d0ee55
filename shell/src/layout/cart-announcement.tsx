import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  $cartCount,
  $cartSubtotal,
  $formatMoney,
  $isCartReady,
} from '@storefront/shared-domain/models';
import { VisuallyHidden } from '@storefront/shared-ui';

/**
 * Announces count and total of the cart after a change, politely: what shows them is far from the
 * pressed card. Silent until the first change after the stored cart was read. The region is in the
 * page before the first product is added, since the content of a new region is not announced.
 */
export function CartAnnouncement() {
  const { t } = useTranslation('shell');
  const { count, subtotal, money, isReady } = useUnit({
    count: $cartCount,
    subtotal: $cartSubtotal,
    money: $formatMoney,
    isReady: $isCartReady,
  });
  const text = isReady ? t('cart.announced', { count, total: money(subtotal) }) : null;
  const [last, setLast] = useState({ text, hasChanged: false });
  if (last.text !== text) setLast({ text, hasChanged: last.text !== null });
  return <div role="status">{last.hasChanged && <VisuallyHidden>{last.text}</VisuallyHidden>}</div>;
}
