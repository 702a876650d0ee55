import type {
  Combo,
  Dietary,
  Minor,
  Pizzas,
  PizzaSize,
  Product,
  RestaurantInfo,
} from '../../contracts';
import { subtract, sum } from '../money/arithmetic';
import { comboPizzas, sizeOffer } from '../pizza/sellable-pizza';
import { dependsOnChoices, fromPrice } from './product-price';
import { isPaused, isSoldOut } from './sellable';

/**
 * Content of a menu card (MENU-20), money in minor units. `oldPrice` is null unless it is above
 * `price`; `isFrom`: the label 'from' precedes the price; `soldOut`: shows the unavailable label;
 * `disabled`: cannot be opened.
 */
export type MenuCard = {
  readonly kind: 'product' | 'combo' | 'pizza' | 'flavor';
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly price: Minor;
  readonly oldPrice: Minor | null;
  readonly isFrom: boolean;
  readonly tags: readonly string[];
  /** Statements of the record about allergens and diets; without any, nothing is confirmed. */
  readonly dietary?: Dietary | null | undefined;
  readonly soldOut: boolean;
  readonly disabled: boolean;
  /** Size that `price` is of; only for a flavor. */
  readonly size?: string;
};

/**
 * A 'from' price is shown only where the restaurant enables it (OPEN-036); an old price then
 * increases by the same choices.
 */
export function productCard(product: Product, info: RestaurantInfo): MenuCard {
  const isFrom = info.show_from && dependsOnChoices(product);
  const price = isFrom ? fromPrice(product) : product.price;
  const oldPrice = sum(product.oldPrice, subtract(price, product.price));
  const soldOut = isSoldOut(product);
  return {
    kind: 'product',
    id: product.id,
    name: product.name,
    description: product.description,
    image: product.image,
    price,
    oldPrice: product.oldPrice > 0 && oldPrice > price ? oldPrice : null,
    isFrom,
    tags: product.tags,
    dietary: product.dietary,
    soldOut,
    disabled: soldOut,
  };
}

const isOut = (item: Combo | PizzaSize, offered: unknown): boolean =>
  isPaused(item) || offered === null;

/**
 * The price of a pizza or combo depends on its choices: the record gives the 'from' price; without
 * one, the plain price.
 */
function builtCard(
  kind: 'combo' | 'pizza',
  item: Combo | PizzaSize,
  info: RestaurantInfo,
  soldOut: boolean,
): MenuCard {
  const hasFrom = item.fromPrice > 0;
  return {
    kind,
    id: item.id,
    name: item.name,
    description: item.description,
    image: item.image,
    price: hasFrom && (info.show_from || item.price === 0) ? item.fromPrice : item.price,
    oldPrice: null,
    isFrom: info.show_from && hasFrom,
    tags: [],
    dietary: item.dietary,
    soldOut,
    disabled: soldOut,
  };
}

/** `pizzas`: of the menu; without them a combo is sold out only when it is paused. */
export const comboCard = (combo: Combo, info: RestaurantInfo, pizzas?: Pizzas): MenuCard =>
  builtCard('combo', combo, info, isOut(combo, pizzas && comboPizzas(combo, pizzas, info)));
export const pizzaCard = (size: PizzaSize, info: RestaurantInfo, pizzas?: Pizzas): MenuCard =>
  builtCard('pizza', size, info, isOut(size, pizzas && sizeOffer(size, pizzas, info)));
