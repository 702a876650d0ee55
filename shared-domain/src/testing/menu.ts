import * as z from 'zod/mini';
import {
  Category,
  Combo,
  ExtrasGroup,
  ExtrasOption,
  Menu,
  PizzaSize,
  Prize,
  Product,
  minor,
} from '../contracts';

const option = z.parse(ExtrasOption, { id: 'olives', name: 'Olives' });
const group = z.parse(ExtrasGroup, { id: 'toppings', name: 'Toppings', type: 2 });
const product = z.parse(Product, {
  id: 'bruschetta',
  category_id: 'starters',
  name: 'Bruschetta',
  description: 'Tomato and basil on toast',
  image: 'bruschetta',
  price: 18.9,
});
const category = z.parse(Category, { id: 'starters', name: 'Starters' });
const combo = z.parse(Combo, {
  id: 'family',
  name: 'Family night',
  price: 99.9,
  fromPrice: 99.9,
  pizzaSizes: ['large'],
});
const size = z.parse(PizzaSize, {
  id: 'large',
  name: 'Large pizza',
  price: 0,
  fromPrice: 49.9,
  priceBehavior: 'highest',
  maxFlavors: 2,
});
const prize = z.parse(Prize, { id: 'tiramisu', name: 'Tiramisu', points_needed: 40 });

/** An option that can be chosen and costs nothing. */
export const anExtrasOption = (overrides: Partial<ExtrasOption> = {}): ExtrasOption => ({
  ...option,
  ...overrides,
});

/** An optional group of quantities without limits: olives for nothing, cheese for 3.50. */
export const anExtrasGroup = (overrides: Partial<ExtrasGroup> = {}): ExtrasGroup => ({
  ...group,
  options: [anExtrasOption(), anExtrasOption({ id: 'cheese', name: 'Cheese', price: minor(350) })],
  ...overrides,
});

/** A dish for 18.90 without extras, on sale everywhere. */
export const aProduct = (overrides: Partial<Product> = {}): Product => ({
  ...product,
  ...overrides,
});

/** A category with that dish. */
export const aCategory = (overrides: Partial<Category> = {}): Category => ({
  ...category,
  products: [aProduct()],
  ...overrides,
});

export const aCombo = (overrides: Partial<Combo> = {}): Combo => ({ ...combo, ...overrides });
export const aPizzaSize = (overrides: Partial<PizzaSize> = {}): PizzaSize => ({
  ...size,
  ...overrides,
});
export const aPrize = (overrides: Partial<Prize> = {}): Prize => ({ ...prize, ...overrides });

/** A menu of one category with one dish. */
export const aMenu = (overrides: Partial<Menu> = {}): Menu => ({
  ...z.parse(Menu, {}),
  categories: [aCategory()],
  ...overrides,
});

/** No pizzas at all, unless given. */
export const aPizzas = (overrides: Partial<Menu['pizzas']> = {}): Menu['pizzas'] => ({
  ...z.parse(Menu, {}).pizzas,
  ...overrides,
});
