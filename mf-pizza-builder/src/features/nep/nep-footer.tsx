import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  buildPizza,
  pizzaPrice,
  shownPizzaPrice,
  type PizzaProblem,
} from '@storefront/shared-domain/menu-rules';
import { Button } from '@storefront/shared-ui';
import { useAddText } from '../../flow/use-add-text';
import type { PizzaFlow } from '../../flow/use-pizza-flow';
import { useInstagramOnIos } from '../../lib/use-instagram-on-ios';
import { ChosenSummary } from './chosen-summary';
import type { CrustLook } from '../../drawing/crust-look';
import type { SliceLook } from '../../drawing/pizza-drawing';
import styles from './footer.module.css';
import { PriceSteps } from './price-steps';
import { toChoice, type Selection } from './selection';
import { useMissingText } from './use-missing-text';
import { WhyButton } from './why-button';

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
