import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import type { LinePart } from '@storefront/shared-domain/rules';
import { DetailRow } from './detail-row';
import styles from './line-details.module.css';

/** One part of a line with what it adds to its price. */
export function PartRow({ part }: { part: LinePart }) {
  const { t } = useTranslation('mf-cart');
  const money = useUnit($formatMoney);
  const { kind, name, notes, fraction, quantity, whole, amount } = part;
  const text =
    kind === 'flavor'
      ? [name, notes].filter(Boolean).join(' · ')
      : t(`line.${kind}`, { count: quantity, name });
  return (
    <DetailRow fraction={fraction} amount={amount} isInside={kind === 'topping'}>
      {text}
      {whole !== null && (
        <span className={styles.whole}> {t('line.whole', { price: money(whole) })}</span>
      )}
    </DetailRow>
  );
}
