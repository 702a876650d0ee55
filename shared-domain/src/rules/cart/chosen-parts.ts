import type { CartLine, PizzaLine } from '../../contracts';

/** A product, or a choice of one. */
export type Part = { readonly id: string; readonly name: string };

const partsOfPizza = ({ crust, dough, selectedFlavors, extras }: PizzaLine): Part[] => [
  ...[crust, dough].flatMap((base) => base ?? []),
  ...selectedFlavors.flatMap((flavor) => [flavor, ...flavor.additionalToppings]),
  ...extras,
];

/** All choices of a line. */
export function partsOf(line: CartLine): Part[] {
  if (line.type === 'prize') return [];
  if (line.type === 'combo') return [...line.comboItems.flatMap(partsOfPizza), ...line.extras];
  return line.type === 'pizza' ? partsOfPizza(line) : line.extras;
}
