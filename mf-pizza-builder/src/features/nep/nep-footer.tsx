import {
  buildPizza,
  pizzaPrice,
  type PizzaProblem,
  shownPizzaPrice,
  ZERO,
} from '@storefront/shared-domain/menu-rules';
import { $formatMoney } from '@storefront/shared-domain/models';
import type { PizzaOffer, PriceStep } from '@storefront/shared-domain/rules';
import { Button } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddText } from '../../flow/use-add-text';
import type { PizzaFlow } from '../../flow/use-pizza-flow';
import { useInstagramOnIos } from '../../lib/use-instagram-on-ios';
import type { CrustLook } from '../../drawing/crust-look';
import type { SliceLook } from '../../drawing/pizza-drawing';
import { ChosenSummary } from './chosen-summary';
import styles from './footer.module.css';
import { type Selection, toChoice } from './selection';
import { useMissingText } from './use-missing-text';
import { WhyButton } from './why-button';

/** A step without an amount is shown only for a flavor or a free crust or dough. */
const isWorthSaying = ({ kind, amount }: PriceStep): boolean =>
  amount !== ZERO || kind === 'flavor' || kind === 'crust' || kind === 'dough';

/** 'Why this price', line by line; the amounts add up to the price. */
function PriceSteps({ offer, steps }: { offer: PizzaOffer; steps: readonly PriceStep[] }) {
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

type Props = {
  flow: PizzaFlow;
  selection: Selection;
  problem: PizzaProblem | null;
  edge: CrustLook;
  looks: readonly SliceLook[];
};

/**
 * Chosen content, price with its explanation, and NEXT once the pizza is complete (PIZZA-07 to
 * PIZZA-11, PIZZA-21).
 */
export function NepFooter({ flow, selection, problem, edge, looks }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const [isOpen, setOpen] = useState(false);
  const stepsId = useId();
  const missingId = useId();
  const missing = useMissingText(problem);
  const isRaised = useInstagramOnIos();
  const { offer, combo } = flow;
  const choice = toChoice(selection);
  const { steps } = pizzaPrice(offer, choice);
  const addText = useAddText(flow, choice);
  const onNext = (): void => {
    const built = buildPizza(offer, choice, String(flow.at + 1));
    if (built.ok) flow.next(built.value);
  };
  return (
    <footer className={styles.footer} data-raised={isRaised}>
      <div className={styles.inside}>
        <div id={stepsId} hidden={!isOpen} className={styles.why}>
          <PriceSteps offer={offer} steps={steps} />
        </div>
        <ChosenSummary
          offer={offer}
          selection={selection}
          missing={missing}
          missingId={missingId}
          edge={edge}
          looks={looks}
        />
        <div className={styles.actions}>
          <WhyButton
            isOpen={isOpen}
            controls={stepsId}
            onToggle={() => setOpen(!isOpen)}
            total={combo === null ? shownPizzaPrice(offer, choice) : null}
          />
          <Button size="l" wide disabled={problem !== null} reasonId={missingId} onClick={onNext}>
            {addText ?? t('nep.next')}
          </Button>
        </div>
      </div>
    </footer>
  );
}
