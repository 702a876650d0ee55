import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $cartCount, $cartSubtotal, $formatMoney } from '@storefront/shared-domain/models';
import { VisuallyHidden } from '@storefront/shared-ui';

/**
 * Announces count and total of the cart after a change, politely: the button that shows them is far
 * from the pressed card. Silent until the first change.
 */
export function CartAnnouncement() {
  const { t } = useTranslation('mf-cart');
  const { count, subtotal, money } = useUnit({
    count: $cartCount,
    subtotal: $cartSubtotal,
    money: $formatMoney,
  });
  const text = t('button.announced', { count, total: money(subtotal) });
  const [last, setLast] = useState({ text, hasChanged: false });
  if (last.text !== text) setLast({ text, hasChanged: true });
  return <div role="status">{last.hasChanged && <VisuallyHidden>{last.text}</VisuallyHidden>}</div>;
}
