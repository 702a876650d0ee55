import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ZERO } from '@storefront/shared-domain/contracts';
import { $formatMoney, $payment, $totals, $totalsContext } from '@storefront/shared-domain/models';
import { totalLines, whyTexts, type TotalLineKey } from '@storefront/shared-domain/rules';
import { Amount, Amounts } from '@storefront/shared-ui';
import { methodName } from '../../lib/method-name';

/** Line names that differ between the checkout and other screens (CHECKOUT-02). */
const NAMES: Readonly<Partial<Record<TotalLineKey, string>>> = {
  subtotal: 'order-subtotal',
  total: 'total-payable',
};

/**
 * The lines of the total in their order, each with the reason of its amount; a line without a value
 * is omitted (CHECKOUT-02).
 */
export function TotalLines({ size = 'm' }: { size?: 's' | 'm' }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { totals, context, money, payment } = useUnit({
    totals: $totals,
    context: $totalsContext,
    money: $formatMoney,
    payment: $payment,
  });
  const method = payment === null ? '' : methodName(t, payment.method);
  return (
    <Amounts size={size}>
      {totalLines(totals, context).map((line) => (
        <Amount
          key={line.key}
          label={t(`domain:totals.${NAMES[line.key] ?? line.key}`, { method })}
          value={money(line.amount)}
          tone={line.key === 'total' ? 'total' : line.amount < ZERO ? 'discount' : 'plain'}
          why={whyTexts(line, (key, values) => t(`domain:${key}`, values), money, method)}
          whyLabel={t('domain:why.label')}
        />
      ))}
    </Amounts>
  );
}
