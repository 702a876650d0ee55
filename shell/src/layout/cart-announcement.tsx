import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import {
  $cartCount,
  $cartSubtotal,
  $formatMoney,
  $isCartReady,
  $lines,
} from '@storefront/shared-domain/models';
import { useChangedLine } from '@storefront/shared-kit/use-changed-line';
import { useChangedText } from '@storefront/shared-kit/use-changed-text';
import { VisuallyHidden } from '@storefront/shared-ui';

/**
 * Announces each change of the cart on the menu, politely, and once: the toast of a card and the
 * docked cart only show it. Says the quantity of a new or changed line, and count and total of the cart,
 * which are far from the pressed button. Silent until the first change after the stored cart was
 * read. The region is in the page before the first product is added, since the content of a new
 * region is not announced.
 */
export function CartAnnouncement() {
  const { t } = useTranslation('shell');
  const { lines, count, subtotal, money, isReady } = useUnit({
    lines: $lines,
    count: $cartCount,
    subtotal: $cartSubtotal,
    money: $formatMoney,
    isReady: $isCartReady,
  });
  const changed = useChangedLine(isReady ? lines : null);
  const text = useChangedText(
    isReady ? t('cart.announced', { count, total: money(subtotal) }) : null,
  );
  return (
    <div role="status">
      {text !== '' && (
        <VisuallyHidden>
          {changed !== null && (
            <span>{`${t('cart.quantity-now', { count: changed.qty, name: changed.name })}. `}</span>
          )}
          <span>{text}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
