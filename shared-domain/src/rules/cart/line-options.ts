import type { CartLine, ChosenExtra, PizzaLine } from '../../contracts';

const spaced = (...parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join(' ');

const extraText = ({ qty, name }: ChosenExtra): string => (qty > 1 ? `${qty}× ${name}` : name);

const pizzaTexts = ({ selectedFlavors, crust, dough }: PizzaLine): string[] => [
  ...selectedFlavors.map(({ fractionText, name, additionalToppings }) =>
    spaced(fractionText, name, ...additionalToppings.map((topping) => `+ ${topping.name}`)),
  ),
  ...[crust, dough].flatMap((base) => (base ? [base.name] : [])),
];

/**
 * Choices of a line, one text each, in any language: flavors with their part and toppings, crust and
 * dough of its pizzas, each pizza of a combo by name, and its extras.
 */
export function lineOptions(line: CartLine): string[] {
  if (line.type === 'prize') return [];
  const pizzas =
    line.type === 'pizza'
      ? pizzaTexts(line)
      : line.type === 'combo'
        ? line.comboItems.flatMap((pizza) => [pizza.name, ...pizzaTexts(pizza)])
        : [];
  return [...pizzas, ...line.extras.filter(({ qty }) => qty > 0).map(extraText)];
}
