import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ZERO } from '@storefront/shared-domain/contracts';
import { $formatMoney, $payment, $totalsContext } from '@storefront/shared-domain/models';
import {
  methodName,
  totalLines,
  type OrderTotals,
  type TotalLine,
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
  /** A line that is omitted. */
  without?: TotalLineKey | undefined;
};

const toneOf = ({ key, amount }: TotalLine, isUnknown: boolean) => {
  if (key === 'total') return 'total' as const;
  if (isUnknown) return 'pending' as const;
  return amount < ZERO || key === 'flat-fee' ? ('discount' as const) : ('plain' as const);
};

/**
 * The lines of a delivery's total: the fee always, its discount as a separate line (DELIVERY-06,
 * DELIVERY-48).
 */
export function TotalRows({ totals, unknown, names = {}, without }: Props) {
  const { t } = useTranslation('domain');
  const { context, money, payment } = useUnit({
    context: $totalsContext,
    money: $formatMoney,
    payment: $payment,
  });
  const method = payment === null ? '' : methodName(payment.method, (key) => t(key));
  const nameOf = (key: TotalLineKey): string =>
    names[key] ??
    (key === 'discount'
      ? t('totals.coupon', { code: context.coupon?.code ?? '' })
      : t(`totals.${key}`, { method }));
  const valueOf = ({ key, amount }: TotalLine): string => {
    if (key === 'total') return unknown?.total ?? money(amount);
    if (key !== 'delivery-fee') return money(amount);
    return unknown?.fee ?? (amount > ZERO ? money(amount) : t('totals.free'));
  };
  return totalLines(totals, context, 'gross')
    .filter(({ key }) => key !== without)
    .map((line) => (
      <Amount
        key={line.key}
        label={nameOf(line.key)}
        value={valueOf(line)}
        tone={toneOf(line, line.key === 'delivery-fee' && unknown !== undefined)}
      />
    ));
}
