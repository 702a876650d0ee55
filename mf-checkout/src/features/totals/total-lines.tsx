import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ZERO, minor, type Minor } from '@storefront/shared-domain/contracts';
import { $deliveryType, $formatMoney, $payment, $totals } from '@storefront/shared-domain/models';
import { methodName } from '../../lib/method-name';
import styles from './total-lines.module.css';

type Line = { key: string; label: string; amount: Minor; isTotal?: boolean };

/** The lines of the total, in their order; one without a value is absent (CHECKOUT-02). */
export function TotalLines() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { totals, money, payment, type } = useUnit({ totals: $totals, money: $formatMoney, payment: $payment, type: $deliveryType });
  const fee = minor(totals.deliveryFee - totals.deliveryFeeDiscount);
  const method = payment === null ? '' : methodName(t, payment.method);
  const lines: Line[] = [
    { key: 'subtotal', label: t('domain:totals.order-subtotal'), amount: totals.subtotal },
    ...(type === 'delivery' && totals.deliveryFee > ZERO ? [{ key: 'fee', label: t('domain:totals.delivery-fee'), amount: fee }] : []),
    ...(totals.couponDiscount > ZERO ? [{ key: 'coupon', label: t('domain:totals.discount'), amount: minor(-totals.couponDiscount) }] : []),
    ...(totals.cashbackSpent > ZERO ? [{ key: 'cashback', label: t('domain:totals.cashback'), amount: minor(-totals.cashbackSpent) }] : []),
    ...(totals.adjustment !== ZERO
      ? [{ key: 'setting', label: t(totals.adjustment < ZERO ? 'domain:totals.method-discount' : 'domain:totals.method-addition', { method }), amount: totals.adjustment }]
      : []),
    { key: 'total', label: t('domain:totals.total-payable'), amount: totals.grandTotal, isTotal: true },
  ];
  return (
    <dl className={styles.lines}>
      {lines.map(({ key, label, amount, isTotal }) => (
        <div key={key} className={styles.line} data-total={isTotal}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
