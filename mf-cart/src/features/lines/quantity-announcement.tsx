import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { VisuallyHidden } from '@storefront/shared-ui';

/**
 * Announces the new quantity of a changed line, politely: focus stays on the button that changed it,
 * and the button's name has no quantity.
 */
export function QuantityAnnouncement({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('mf-cart');
  const [last, setLast] = useState({ lines, text: '' });
  if (last.lines !== lines) {
    const changed = lines.find(({ lineId, qty }) =>
      last.lines.some((line) => line.lineId === lineId && line.qty !== qty),
    );
    const text =
      changed === undefined
        ? last.text
        : t('line.quantity-now', { count: changed.qty, name: changed.name });
    setLast({ lines, text });
  }
  return (
    <div role="status">
      <VisuallyHidden>{last.text}</VisuallyHidden>
    </div>
  );
}
