import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ZERO, type CartLine } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { lineAmounts, type LinePart } from '@storefront/shared-domain/rules';
import { DetailRow } from './detail-row';
import styles from './line-details.module.css';
import { PartRow } from './part-row';

const isExtra = ({ kind }: LinePart): boolean => kind === 'extra';

/**
 * Choices of a line with their amounts, which add up to its subtotal (`lineAmounts`): pizzas with
 * their flavors (all pizzas of a combo), the extras with their quantities, and the price of one
 * where there are several (CART-02, CART-03).
 */
export function LineDetails({ line }: { line: CartLine }) {
  const { t } = useTranslation('mf-cart');
  const { money, info } = useUnit({ money: $formatMoney, info: $restaurant });
  if (line.type === 'prize') return null;
  const { groups, unit, rest } = lineAmounts(line, info?.currency ?? '');
  return (
    <>
      {groups.map(({ name, parts }, group) => (
        <div key={group} className={styles.group} data-named={name !== ''}>
          {name !== '' && <h3 className={styles.title}>{name}</h3>}
          <ul
            className={styles.details}
            aria-label={parts.every(isExtra) ? t('line.extras') : undefined}
          >
            {parts.map((part, index) => (
              <PartRow key={index} part={part} />
            ))}
          </ul>
        </div>
      ))}
      {line.qty > 1 && (
        <ul className={styles.details}>
          <DetailRow>{t('line.times', { count: line.qty, price: money(unit) })}</DetailRow>
          {rest !== ZERO && <DetailRow amount={rest}>{t('line.rounding')}</DetailRow>}
        </ul>
      )}
    </>
  );
}
