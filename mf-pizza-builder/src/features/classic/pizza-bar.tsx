import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import {
  shownPizzaPrice,
  type PizzaChoice,
  type PizzaOffer,
  type PizzaProblem,
} from '@storefront/shared-domain/menu-rules';
import { Button, VisuallyHidden } from '@storefront/shared-ui';
import { useInstagramOnIos } from '../../lib/use-instagram-on-ios';
import styles from './pizza-bar.module.css';
import { PizzaTexts } from './pizza-texts';
import { NAME_LENGTH, truncated } from '../../flow/truncated';
import { useProblemText } from './use-problem-text';

type Props = {
  offer: PizzaOffer;
  choice: PizzaChoice;
  problem: PizzaProblem | null;
  /** Part of a combo: the combo determines the price (PIZZA-08). */
  isOfCombo: boolean;
  /** Text of the button where it adds the pizza; null for NEXT. */
  addText: string | null;
  onNext: () => void;
};

/**
 * Current state of the pizza, its price, missing choices and NEXT (PIZZA-07 to PIZZA-09). At the
 * bottom on phones, beside the steps on wide screens. Announces the missing choice, and the total of
 * a complete pizza.
 */
export function PizzaBar({ offer, choice, problem, isOfCombo, addText, onNext }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const money = useUnit($formatMoney);
  const lacksId = useId();
  const lacks = useProblemText(offer, problem);
  const shown = isOfCombo ? null : shownPizzaPrice(offer, choice);
  return (
    <footer className={styles.bar} data-raised={useInstagramOnIos()}>
      <div className={styles.card}>
        <div className={styles.head}>
          <p className={styles.name}>{truncated(offer.size.name, NAME_LENGTH)}</p>
          {shown !== null && (
            <p className={styles.total}>
              <span className={styles.label}>{t('classic.bar.total')}</span>{' '}
              {shown.isFrom
                ? t('classic.size.from', { price: money(shown.price) })
                : money(shown.price)}
            </p>
          )}
        </div>
        <PizzaTexts offer={offer} choice={choice} />
        <p id={lacksId} className={styles.lacks} role="status" data-complete={problem === null}>
          {lacks}
          {problem === null && shown !== null && (
            <VisuallyHidden>
              {t('classic.bar.total')} {money(shown.price)}
            </VisuallyHidden>
          )}
        </p>
        <div className={styles.actions}>
          <Button wide disabled={problem !== null} reasonId={lacksId} onClick={onNext}>
            {addText ?? t('classic.bar.next')}
          </Button>
        </div>
      </div>
    </footer>
  );
}
