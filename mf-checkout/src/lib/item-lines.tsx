import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { lineOptions, lineSubtotal } from '@storefront/shared-domain/rules';
import { ItemList } from '@storefront/shared-kit/item-list';

type Props = { lines: readonly CartLine[]; label: string };

/** Lines of a cart or of an order: quantity, name, choices, note and amount. */
export function ItemLines({ lines, label }: Props) {
  const { t } = useTranslation('mf-checkout');
  const money = useUnit($formatMoney);
  const items = lines.map((line, index) => ({
    key: `${line.id}-${index}`,
    quantity: line.qty,
    name: line.name,
    amount:
      line.type === 'prize'
        ? t('items.points', { count: line.points_needed * line.qty })
        : money(lineSubtotal(line)),
    details: [
      lineOptions(line).join(' · '),
      line.notes === '' ? '' : t('items.notes', { notes: line.notes }),
    ],
  }));
  return <ItemList items={items} label={label} />;
}
