import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { pizzaPrice, pizzaProblem, type PizzaChoice } from '@storefront/shared-domain/menu-rules';
import { $formatMoney } from '@storefront/shared-domain/models';
import type { PizzaFlow } from './use-pizza-flow';

/**
 * Text of the button that adds the finished pizza or saves the changed one, with its total unless
 * the pizza is part of a combo
 * (PIZZA-08); null while the button leads to another step (PIZZA-09).
 */
export function useAddText(
  { isLast, isEdited, combo, offer }: PizzaFlow,
  choice: PizzaChoice,
): string | null {
  const { t } = useTranslation('mf-pizza-builder');
  const money = useUnit($formatMoney);
  if (!isLast || pizzaProblem(offer, choice) !== null) return null;
  if (combo !== null) return t(isEdited ? 'flow.save-of-combo' : 'flow.add-of-combo');
  return t(isEdited ? 'flow.save' : 'flow.add', { price: money(pizzaPrice(offer, choice).price) });
}
