import { canBeSold } from './can-be-sold';
import { priceText } from './price-text';
import { type Fields, amount, fields, isOff, isOn, list, shortened, text } from './read';

/** Upper limits of the published menu: items, and bytes of JSON. The page is sent on every load. */
const MOST_ITEMS = 100;
const MOST_BYTES = 9_000;
const DESCRIPTION = 90;

type Item = {
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
  readonly hasMenuItem: Item[];
}

/** 0 for a dish that cannot be sold: its page shows it as unavailable. */
const priceOf = (item: Fields, pizzas: Fields): number =>
  canBeSold(item, pizzas) ? amount(item['fromPrice']) || amount(item['price']) : 0;
const isListed = (item: Fields): boolean =>
  text(item['name']) !== '' && !isOn(item['unavailable']) && !isOn(item['unavailableByTemplate']);

function itemOf(item: Fields, pizzas: Fields, currency: string): Item {
  const [name, description, price] = [
    shortened(text(item['name']), 120),
    shortened(text(item['description']), DESCRIPTION),
    priceOf(item, pizzas),
  ];
  return {
    '@type': 'MenuItem',
    name,
    ...(description === '' ? {} : { description }),
    ...(price > 0
      ? { offers: { '@type': 'Offer', price: priceText(price, currency), priceCurrency: currency } }
      : {}),
  };
}

/** Pizzas and combos precede the categories, under the restaurant's names for them. */
function sectionsOf(menu: Fields, info: Fields): { name: string; items: readonly Fields[] }[] {
  const categories = list(menu['categories']).filter(
    (category) => !isOn(category['unavailable']) && !isOff(category['available']),
  );
  return [
    {
      name: text(info['pizza_category_name']) || 'Pizzas',
      items: list(fields(menu['pizzas'])['sizes']),
    },
    { name: text(info['combo_category_name']) || 'Combos', items: list(menu['combos']) },
    ...categories.map((category) => ({
      name: text(category['name']),
      items: list(category['products']),
    })),
  ]
    .map(({ name, items }) => ({ name: shortened(name, 80), items: items.filter(isListed) }))
    .filter(({ name, items }) => name !== '' && items.length > 0);
}

/**
 * The menu as schema.org sections, up to the size limit; and the lowest and the highest price of
 * all products, null without any.
 */
export function menuData(
  menu: Fields,
  info: Fields,
): { sections: readonly Section[]; prices: readonly [number, number] | null } {
  const currency = text(info['currency']) || 'BRL';
  const [all, pizzas] = [sectionsOf(menu, info), fields(menu['pizzas'])];
  const prices = all
    .flatMap(({ items }) => items.map((item) => priceOf(item, pizzas)))
    .filter((price) => price > 0);
  const sections: Section[] = [];
  let [left, bytes] = [MOST_ITEMS, MOST_BYTES];
  for (const { name, items } of all) {
    const section: Section = { '@type': 'MenuSection', name, hasMenuItem: [] };
    for (const item of items) {
      const reported = itemOf(item, pizzas, currency);
      bytes -= Buffer.byteLength(JSON.stringify(reported)) + 1;
      left -= 1;
      if (bytes < 0 || left < 0) break;
      section.hasMenuItem.push(reported);
    }
    if (section.hasMenuItem.length > 0) sections.push(section);
    if (bytes < 0 || left < 0) break;
  }
  return {
    sections,
    prices:
      prices.length === 0
        ? null
        : [prices.reduce((a, b) => Math.min(a, b)), prices.reduce((a, b) => Math.max(a, b))],
  };
}
