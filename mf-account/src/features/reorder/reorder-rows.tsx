import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartChange, CartLine } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { lineSubtotal } from '@storefront/shared-domain/rules';
import { Icon, Row } from '@storefront/shared-ui';

const nameOf = ({ qty, name }: CartLine): string => (qty > 1 ? `${qty}× ${name}` : name);

/**
 * One difference since the order: item removed, item without one of its parts, or another price.
 */
export function ChangeRow({ change }: { change: CartChange }) {
  const { t } = useTranslation('mf-account');
  const money = useUnit($formatMoney);
  if (change.kind === 'left')
    return (
      <Row
        start={<Icon name="warning" />}
        title={nameOf(change.line)}
        detail={t(`reorder.left.${change.reason}`, { part: change.part })}
      />
    );
  if (change.kind === 'points') return null;
  return (
    <Row
      start={<Icon name="cash" />}
      title={nameOf(change.line)}
      detail={t('reorder.price', { from: money(change.from), to: money(change.to) })}
    />
  );
}

/** A prize of that order: its points are spent. */
export function PrizeRow({ line }: { line: CartLine }) {
  const { t } = useTranslation('mf-account');
  return <Row start={<Icon name="gift" />} title={nameOf(line)} detail={t('reorder.prize')} />;
}

/** One line as it would be added to the cart, at the current price. */
export function LineRow({ line }: { line: CartLine }) {
  const money = useUnit($formatMoney);
  return <Row title={nameOf(line)} end={<span>{money(lineSubtotal(line))}</span>} />;
}
