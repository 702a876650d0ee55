import { useTranslation } from 'react-i18next';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { useChangedLine } from '@storefront/shared-kit/use-changed-line';
import { useChangedText } from '@storefront/shared-kit/use-changed-text';
import { VisuallyHidden } from '@storefront/shared-ui';
import { useCartAmounts } from '../../lib/amounts/use-cart-amounts';

/**
 * Announces each change of the cart, politely and once: the new quantity of a line, since focus stays
 * on the button that changed it and its name has no quantity, and the new TOTAL, which is far from
 * it. `lines` is null until the stored cart is read.
 */
export function ChangeAnnouncement({ lines }: { lines: readonly CartLine[] | null }) {
  const { t } = useTranslation('mf-cart');
  const total = useCartAmounts(lines).at(-1);
  const changed = useChangedLine(lines);
  const quantity =
    changed === null
      ? ''
      : `${t('line.quantity-now', { count: changed.qty, name: changed.name })}. `;
  const text = useChangedText(
    lines === null ? null : `${quantity}${t('footer.total')} ${total?.value ?? ''}`,
  );
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
