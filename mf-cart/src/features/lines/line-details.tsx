import { type CartLine, type Minor, ZERO } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { lineAmounts, type LinePart } from '@storefront/shared-domain/rules';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './line-details.module.css';

type Props = {
  /** Fraction of a pizza, such as '1/2'. */
  fraction?: string;
  /** What the row adds to the price; 0 is not shown. */
  amount?: Minor;
  /** Belongs to the row above. */
  isInside?: boolean;
  children: ReactNode;
};

/** One row of a line's details. */
function DetailRow({ fraction = '', amount = ZERO, isInside = false, children }: Props) {
  const money = useUnit($formatMoney);
  return (
    <li className={styles.row} data-inside={isInside}>
      {fraction !== '' && <span className={styles.fraction}>{fraction}</span>}
      <span className={styles.what}>{children}</span>
      {amount !== ZERO && <span className={styles.price}>{money(amount)}</span>}
    </li>
  );
}

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
