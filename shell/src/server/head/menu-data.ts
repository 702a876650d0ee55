import {
  toDecimal,
  type Combo,
  type Menu,
  type Minor,
  type PizzaSize,
  type Product,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { comboCard, currencyDecimals, isSoldOut, pizzaCard } from '@storefront/shared-domain/rules';
import { shortened } from './shortened';

/** Upper limits of the published menu: items, and bytes of JSON. The page is sent on every load. */
const MAX_ITEMS = 100;
const MAX_BYTES = 9_000;
const DESCRIPTION = 90;

type Published = {
  readonly '@type': 'MenuItem';
  readonly name: string;
  readonly description?: string;
  readonly offers?: {
    readonly '@type': 'Offer';
    readonly price: string;
    readonly priceCurrency: string;
  };
};
interface Section {
  readonly '@type': 'MenuSection';
  readonly name: string;
  readonly hasMenuItem: Published[];
}

/** An item of the menu, and the least that it costs; 0 for one that cannot be sold now. */
interface Listed {
  readonly name: string;
  readonly description: string;
  readonly price: Minor;
}

type Item = Product | PizzaSize | Combo;

const UNSOLD = 0 as Minor;

/** A price for programs: a point, and the decimals that the page shows. */
export const priceText = (price: Minor, currency: string): string =>
  toDecimal(price).toFixed(currencyDecimals(currency));

/** Its page shows a dish that cannot be sold as unavailable: it has no offer. */
const listed = ({ name, description, price, fromPrice }: Item, isSold: boolean): Listed => ({
  name,
  description,
  price: isSold ? fromPrice || price : UNSOLD,
});

const isListed = ({ name, unavailable }: Item): boolean => name.trim() !== '' && !unavailable;

/** Pizzas and combos precede the categories, under the restaurant's names for them. */
function listSections({ pizzas, combos, categories }: Menu, info: RestaurantInfo) {
  const offered = categories.filter(({ available, unavailable }) => available && !unavailable);
  const sections: { name: string; items: Listed[] }[] = [
    {
      name: info.pizza_category_name.trim() || 'Pizzas',
      items: pizzas.sizes
        .filter(isListed)
        .map((size) => listed(size, !pizzaCard(size, info, pizzas).soldOut)),
    },
    {
      name: info.combo_category_name.trim() || 'Combos',
      items: combos
        .filter(isListed)
        .map((combo) => listed(combo, !comboCard(combo, info, pizzas).soldOut)),
    },
    ...offered.map(({ name, products }) => ({
      name,
      items: products
        .filter((product) => isListed(product) && !product.unavailableByTemplate)
        .map((product) => listed(product, !isSoldOut(product))),
    })),
  ];
  return sections
    .map(({ name, items }) => ({ name: shortened(name, 80), items }))
    .filter(({ name, items }) => name !== '' && items.length > 0);
}

function published(item: Listed, currency: string): Published {
  const [name, description] = [shortened(item.name, 120), shortened(item.description, DESCRIPTION)];
  const price = priceText(item.price, currency);
  return {
    '@type': 'MenuItem',
    name,
    ...(description === '' ? {} : { description }),
    ...(item.price > 0 ? { offers: { '@type': 'Offer', price, priceCurrency: currency } } : {}),
  };
}

const computeBytes = (value: object): number =>
  new TextEncoder().encode(JSON.stringify(value)).byteLength;

/**
 * The menu as schema.org sections, up to the size limit; and the lowest and the highest price of
 * all products, null without any.
 */
export function menuData(
  menu: Menu,
  info: RestaurantInfo,
  currency: string,
): { sections: readonly Section[]; prices: readonly [Minor, Minor] | null } {
  const all = listSections(menu, info);
  const prices = all
    .flatMap(({ items }) => items.map(({ price }) => price))
    .filter((price) => price > 0);
  const sections: Section[] = [];
  let [left, bytes] = [MAX_ITEMS, MAX_BYTES];
  for (const { name, items } of all) {
    const section: Section = { '@type': 'MenuSection', name, hasMenuItem: [] };
    for (const item of items) {
      const reported = published(item, currency);
      bytes -= computeBytes(reported) + 1;
      left -= 1;
      if (bytes < 0 || left < 0) break;
      section.hasMenuItem.push(reported);
    }
    if (section.hasMenuItem.length > 0) sections.push(section);
    if (bytes < 0 || left < 0) break;
  }
  const [first] = prices;
  return {
    sections,
    prices:
      first === undefined
        ? null
        : [
            prices.reduce((a, b) => (a < b ? a : b), first),
            prices.reduce((a, b) => (a > b ? a : b), first),
          ],
  };
}
