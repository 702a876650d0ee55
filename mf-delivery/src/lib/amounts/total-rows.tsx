import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney, $payment, $totalsContext } from '@storefront/shared-domain/models';
import {
  methodName,
  shownTotal,
  totalLines,
  type OrderTotals,
  type ShownRow,
  type TotalLineKey,
} from '@storefront/shared-domain/rules';
import { Amount } from '@storefront/shared-ui';

/** Text shown instead of an unknown fee, and instead of an unknown total. */
type Unknown = { readonly fee: string; readonly total?: string };

type Props = {
  totals: OrderTotals;
  /** Set while a part of the total is unknown. */
  unknown?: Unknown | undefined;
  /** Labels that differ from the default in this footer. */
  names?: Partial<Record<TotalLineKey, string>>;
};

/** The texts of a row whose amount is not known yet. */
function pending({ key }: Pick<ShownRow, 'key'>, unknown: Unknown | undefined) {
  if (unknown === undefined) return {};
  if (key === 'total') return unknown.total === undefined ? {} : { value: unknown.total };
  return key === 'delivery-fee' ? { value: unknown.fee, was: '', tone: 'pending' as const } : {};
}

/**
 * The lines of a delivery's total; the fee always has one, with its discount in it (DELIVERY-06,
 * DELIVERY-48).
 */
export function TotalRows({ totals, unknown, names = {} }: Props) {
  const { t } = useTranslation('domain');
  const { context, money, payment } = useUnit({
    context: $totalsContext,
    money: $formatMoney,
    payment: $payment,
  });
  const rows = shownTotal(totalLines(totals, context, { isFeeShown: true }), {
    say: (key, values) => t(key, values),
    money,
    method: payment === null ? '' : methodName(payment.method, (key) => t(key)),
    names: { discount: t('totals.coupon', { code: context.coupon?.code ?? '' }), ...names },
  });
  return rows.map((row) => <Amount {...row} {...pending(row, unknown)} why={[]} key={row.key} />);
}
