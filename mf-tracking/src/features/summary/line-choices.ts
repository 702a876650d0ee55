import type { TFunction } from 'i18next';
import type { CartLine, ChosenExtra, PizzaLine } from '@storefront/shared-domain/contracts';

const extraText =
  (t: TFunction) =>
  ({ qty, name }: ChosenExtra): string =>
    t('line.extra', { count: qty, name });

const pizzaTexts = (t: TFunction, { selectedFlavors, crust, dough }: PizzaLine): string[] => [
  ...selectedFlavors.map(({ fractionText, name, additionalToppings }) =>
    [fractionText, name, ...additionalToppings.map((topping) => `+ ${topping.name}`)]
      .filter(Boolean)
      .join(' '),
  ),
  ...(crust ? [t('line.crust', { name: crust.name })] : []),
  ...(dough ? [t('line.dough', { name: dough.name })] : []),
];

/**
 * Choices of a line, one text each: flavors, crust and dough of its pizzas, each pizza of a combo
 * by name, and its extras.
 */
export function lineChoices(t: TFunction, line: CartLine): string[] {
  if (line.type === 'prize') return [];
  const ofPizzas =
    line.type === 'pizza'
      ? pizzaTexts(t, line)
      : line.type === 'combo'
        ? line.comboItems.flatMap((pizza) => [pizza.name, ...pizzaTexts(t, pizza)])
        : [];
  return [...ofPizzas, ...line.extras.filter(({ qty }) => qty > 0).map(extraText(t))];
}
