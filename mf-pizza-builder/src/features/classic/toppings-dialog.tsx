import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import {
  divisionOf,
  findFlavor,
  fractionText,
  pizzaPrice,
  toppingsOf,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';
import { Button, Dialog, RadioCard, RadioGroup } from '@storefront/shared-ui';
import type { Action } from './selection';
import { ToppingOptions } from './topping-options';
import styles from './toppings-dialog.module.css';

type Props = {
  offer: PizzaOffer;
  choice: PizzaChoice;
  isOfCombo: boolean;
  /** Text of the button where it adds the pizza; null where extras or another pizza follow. */
  addText: string | null;
  onAct: (action: Action) => void;
  onClose: () => void;
  onDone: () => void;
};

/** Additional toppings, chosen per flavor; any number, or none (PIZZA-12 to PIZZA-14). */
export function ToppingsDialog({
  offer,
  choice,
  isOfCombo,
  addText,
  onAct,
  onClose,
  onDone,
}: Props) {
  const { t } = useTranslation(['mf-pizza-builder', 'domain']);
  const money = useUnit($formatMoney);
  const [wanted, setWanted] = useState<string | null>(null);
  const flavor = choice.flavors.find(({ id }) => id === wanted) ?? choice.flavors[0];
  const nameOf = (id: string): string => findFlavor(offer, id)?.flavor.name ?? '';
  const count = choice.flavors.flatMap(({ toppings }) => toppings).length;
  const division = divisionOf(offer, choice);
  if (flavor === undefined) return null;
  return (
    <Dialog
      open
      title={t('classic.toppings.title')}
      onClose={onClose}
      closeLabel={t('domain:action.close')}
      size="l"
      footer={
        <>
          <p className={styles.total} role="status">
            {t('classic.toppings.count', { count })}
            {!isOfCombo && <b>{money(pizzaPrice(offer, choice).price)}</b>}
          </p>
          <Button size="l" wide onClick={onDone}>
            {addText ?? (count === 0 ? t('classic.toppings.skip') : t('classic.bar.next'))}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {choice.flavors.length > 1 && (
          <RadioGroup
            legend={t('classic.toppings.flavor')}
            layout="grid"
            value={flavor.id}
            onValueChange={setWanted}
          >
            {choice.flavors.map(({ id, quantity, toppings }) => (
              <RadioCard
                key={id}
                value={id}
                title={nameOf(id)}
                detail={[
                  fractionText(quantity, division),
                  toppings.length > 0
                    ? t('classic.toppings.count', { count: toppings.length })
                    : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ))}
          </RadioGroup>
        )}
        <h3>{t('classic.toppings.on', { name: nameOf(flavor.id) })}</h3>
        <ToppingOptions
          categories={toppingsOf(offer)}
          chosen={flavor.toppings}
          onToggle={(topping) => onAct({ kind: 'topping-toggled', flavor: flavor.id, topping })}
        />
      </div>
    </Dialog>
  );
}
