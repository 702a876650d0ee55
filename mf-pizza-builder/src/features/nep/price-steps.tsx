import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ZERO } from '@storefront/shared-domain/menu-rules';
import { $formatMoney } from '@storefront/shared-domain/models';
import type { PizzaOffer, PriceStep } from '@storefront/shared-domain/rules';
import styles from './footer.module.css';

/** A step without an amount is shown only for a flavor or a free crust or dough. */
const isWorthSaying = ({ kind, amount }: PriceStep): boolean =>
  amount !== ZERO || kind === 'flavor' || kind === 'crust' || kind === 'dough';

/** 'Why this price', line by line; the amounts add up to the price. */
export function PriceSteps({ offer, steps }: { offer: PizzaOffer; steps: readonly PriceStep[] }) {
  const { t } = useTranslation('mf-pizza-builder');
  const money = useUnit($formatMoney);
  const { priceBehavior } = offer.size;
  const labelOf = (step: PriceStep): string => {
    switch (step.kind) {
      case 'flavor':
        return priceBehavior === 'incremental'
          ? t('nep.price.parts', { count: step.quantity, name: step.name, unit: money(step.unit) })
          : t('nep.price.whole', { name: step.name, unit: money(step.unit) });
      case 'topping':
        return t('nep.price.topping', { name: step.name, flavor: step.flavor });
      case 'crust':
      case 'dough':
        return t(`nep.price.${step.kind}`, { name: step.name });
      default:
        return t(`nep.price.${step.kind}`);
    }
  };
  const amountOf = (step: PriceStep): string => {
    if (step.kind === 'flavor' && step.amount === ZERO) return '—';
    return step.amount > ZERO && step !== steps[0] ? `+ ${money(step.amount)}` : money(step.amount);
  };
  return (
    <>
      {priceBehavior !== 'incremental' && (
        <p className={styles.rule}>{t(`nep.price.rule-${priceBehavior}`)}</p>
      )}
      <ul className={styles.steps}>
        {steps.filter(isWorthSaying).map((step, index) => (
          <li key={index} className={styles.step}>
            <span className={styles.what}>{labelOf(step)}</span>
            <span className={styles.amount} data-amount={step.amount}>
              {amountOf(step)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
