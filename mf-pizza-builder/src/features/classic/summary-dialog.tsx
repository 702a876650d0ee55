import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import {
  crustsOf,
  doughsOf,
  findBase,
  flavorLimits,
  partsOf,
  pizzaPrice,
  pizzaProblem,
} from '@storefront/shared-domain/menu-rules';
import { Badge, Dialog } from '@storefront/shared-ui';
import type { PizzaFlow } from '../../flow/use-pizza-flow';
import type { Action } from './selection';
import { SummaryFlavors } from './summary-flavors';
import styles from './summary-dialog.module.css';
import { useProblemText } from './use-problem-text';

type Props = { flow: PizzaFlow; onAct: (action: Action) => void; onClose: () => void };

/** The unshortened summary of the pizza: flavors, crust, dough and price (PIZZA-15). */
export function SummaryDialog({ flow: { offer, choice, combo }, onAct, onClose }: Props) {
  const { t } = useTranslation(['mf-pizza-builder', 'domain']);
  const money = useUnit($formatMoney);
  const lacks = useProblemText(offer, pizzaProblem(offer, choice));
  const { max } = flavorLimits(offer, choice);
  const facts = [
    { name: t('classic.summary.size'), value: offer.size.name },
    { name: t('classic.crust.title'), value: findBase(crustsOf(offer), choice.crust)?.name },
    { name: t('classic.dough.title'), value: findBase(doughsOf(offer), choice.dough)?.name },
  ].filter(({ value }) => value !== undefined);
  return (
    <Dialog
      open
      title={t('classic.summary.title')}
      onClose={onClose}
      closeLabel={t('domain:action.close')}
    >
      <div className={styles.body}>
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.head}>
          <h3>{t('classic.flavors.title')}</h3>
          {max > 0 && (
            <Badge tone={partsOf(choice) === max ? 'success' : 'neutral'}>
              {t('classic.flavors.counter', { parts: partsOf(choice), max })}
            </Badge>
          )}
        </div>
        {choice.flavors.length === 0 ? (
          <p className={styles.note}>{t('classic.summary.empty')}</p>
        ) : (
          <SummaryFlavors
            offer={offer}
            choice={choice}
            onRemove={(id) => onAct({ kind: 'flavor-removed', id })}
          />
        )}
        <p className={styles.note} role="status">
          {lacks}
        </p>
        {combo === null && (
          <p className={styles.total}>
            {t('classic.bar.total')} <b>{money(pizzaPrice(offer, choice).price)}</b>
          </p>
        )}
      </div>
    </Dialog>
  );
}
