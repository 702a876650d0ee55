import type { PizzaLine } from '../../contracts';

/** One flavor of a pizza: `quantity` in parts of the pizza, `toppings` by id. */
export type FlavorChoice = {
  readonly id: string;
  readonly quantity: number;
  readonly toppings: readonly string[];
};

/**
 * A customer's choices for a pizza, finished or not: the state of every builder and the input of
 * every price. `count` is the chosen number of flavors, used by incremental sizes only; 0 is not
 * chosen yet (PIZZA-03).
 */
export type PizzaChoice = {
  readonly crust: string | null;
  readonly dough: string | null;
  readonly count: number;
  readonly flavors: readonly FlavorChoice[];
};

/** Parts that are filled: the sum of the flavors' quantities. */
export const partsOf = ({ flavors }: Pick<PizzaChoice, 'flavors'>): number =>
  flavors.reduce((sum, { quantity }) => sum + quantity, 0);

/** The choices of a cart line, by ids only: without its names and prices. */
export const choiceOfLine = (line: PizzaLine): PizzaChoice => ({
  crust: line.crust?.id ?? null,
  dough: line.dough?.id ?? null,
  count: line.qttyOfFlavorsSelected,
  flavors: line.selectedFlavors.map(({ id, quantity, additionalToppings }) => ({
    id,
    quantity,
    toppings: additionalToppings.map((topping) => topping.id),
  })),
});
