import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import {
  $cartCount,
  $cartSubtotal,
  $formatMoney,
  $isCartReady,
} from '@storefront/shared-domain/models';
import { useChangedText } from '@storefront/shared-kit/use-changed-text';
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
  const text = useChangedText(
    isReady ? t('cart.announced', { count, total: money(subtotal) }) : null,
  );
  return <div role="status">{text !== '' && <VisuallyHidden>{text}</VisuallyHidden>}</div>;
}
