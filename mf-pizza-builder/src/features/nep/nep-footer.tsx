import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import { buildPizza, crustsOf, doughsOf, findBase, pizzaPrice, type PizzaProblem } from '@storefront/shared-domain/rules';
import { Button, Icon, StickyFooter } from '@storefront/shared-ui';
import type { PizzaFlow } from '../../flow/use-pizza-flow';
import type { CrustLook } from './drawing/crust-look';
import { PizzaDrawing, type SliceLook } from './drawing/pizza-drawing';
import styles from './footer.module.css';
import { PriceSteps } from './price-steps';
import { choiceOf, type Selection } from './selection';
import { sharesOf } from './slice-names';
import { truncated } from './truncated';

type Props = { flow: PizzaFlow; selection: Selection; problem: PizzaProblem | null; missing: string | null; edge: CrustLook; looks: readonly SliceLook[] };

const LONGEST_NAME = 20;
const LONGEST_FLAVOR = 15;

/** What is chosen with its fractions, what it costs and why, and NEXT once it is whole (PIZZA-07 to PIZZA-10, PIZZA-21). */
export function NepFooter({ flow, selection, problem, missing, edge, looks }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const money = useUnit($formatMoney);
  const { offer, combo } = flow;
  const choice = choiceOf(selection);
  const { price, steps } = pizzaPrice(offer, choice);
  const shares = sharesOf(offer, selection).map(({ fraction, name }) => `${fraction} ${truncated(name, LONGEST_FLAVOR)}`);
  const bases = [findBase(crustsOf(offer), choice.crust)?.name, findBase(doughsOf(offer), choice.dough)?.name].filter((name) => name !== undefined);
  const onNext = (): void => {
    const built = buildPizza(offer, choice, String(flow.at + 1));
    if (built.ok) flow.next(built.value);
  };
  const summary = (
    <>
      <div className={styles.chosen}>
        <span className={styles.small}><PizzaDrawing slices={looks} crust={edge} /></span>
        <div className={styles.texts}>
          <p className={styles.name}>{truncated(offer.size.name, LONGEST_NAME)}</p>
          {shares.length > 0 && <p className={styles.shares}>{shares.join(' · ')}</p>}
          {bases.length > 0 && <p className={styles.bases}>{bases.join(' · ')}</p>}
        </div>
      </div>
      <details className={styles.why} name="nep-why">
        <summary className={styles.summary}>
          <span>{t('nep.price.why')}</span>
          <Icon name="chevron" size="s" />
          {combo === null && <output className={styles.total} aria-label={t('nep.price.total')}>{money(price)}</output>}
        </summary>
        <PriceSteps offer={offer} steps={steps} />
      </details>
    </>
  );
  return (
    <StickyFooter summary={summary}>
      {missing !== null && <p className={styles.missing}>{missing}</p>}
      <Button size="l" wide disabled={problem !== null} onClick={onNext}>{t('nep.next')}</Button>
    </StickyFooter>
  );
}
