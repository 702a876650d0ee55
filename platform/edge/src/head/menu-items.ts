import { type Fields, fields, isOn, list } from './read';

/** Sections of the menu that list an item, by the id of the item in the URL of its page. */
type Listed = ReadonlyMap<string, ReadonlySet<string>>;

/** The items of a menu that have a page of their own. */
export interface MenuItems {
  /** Sizes of pizzas on sale. */
  readonly sizes: Listed;
  /** Combos on sale; not those of the new pizza module, which have another address. */
  readonly combos: Listed;
  /** Combos of the new pizza module. */
  readonly newCombos: Listed;
  /** Products with options. */
  readonly products: Listed;
}

/** An id is opaque: text or number on the wire; '' without one. */
const idOf = ({ id }: Fields): string =>
  typeof id === 'string' || typeof id === 'number' ? String(id) : '';

const isOnSale = (item: Fields): boolean => !isOn(item['unavailable']);
const hasOptions = (item: Fields): boolean => list(item['extras']).length > 0;

/** Whether a size has the flavors of a category. */
const sells = (size: Fields, categoryId: string): boolean =>
  list(size['flavors']).some(
    ({ flavorCategoryID }) => idOf({ id: flavorCategoryID }) === categoryId,
  );

/** Sections have the names that `menuSections` of shared-domain gives them. */
function listed(sections: readonly (readonly [name: string, items: readonly Fields[]])[]): Listed {
  const found = new Map<string, Set<string>>();
  for (const [name, items] of sections)
    for (const id of items.map(idOf).filter((it) => it !== ''))
      found.set(id, (found.get(id) ?? new Set()).add(name));
  return found;
}

/** Reads the items from a menu of the API: an id in a URL is looked up here, not rendered. */
export function menuItems(menu: Fields): MenuItems {
  const pizzas = fields(menu['pizzas']);
  const sizes = list(pizzas['sizes']).filter(isOnSale);
  const byFlavor = list(pizzas['flavorCategories']).map(
    (category) =>
      [`flavors-${idOf(category)}`, sizes.filter((size) => sells(size, idOf(category)))] as const,
  );
  const combos = list(menu['combos']).filter(isOnSale);
  const isOfNew = (combo: Fields): boolean => isOn(combo['fromNEP']);
  const ofCategories = list(menu['categories']).map(
    (category) => [`category-${idOf(category)}`, list(category['products'])] as const,
  );
  const products = [['featured', list(menu['featuredItems'])] as const, ...ofCategories];
  return {
    sizes: listed([['pizzas', sizes], ...byFlavor]),
    combos: listed([['combos', combos.filter((it) => !isOfNew(it))]]),
    newCombos: listed([['combos', combos.filter(isOfNew)]]),
    products: listed(products.map(([name, items]) => [name, items.filter(hasOptions)])),
  };
}

/** About as many bytes as the items take in memory. */
export const bytesOf = ({ sizes, combos, newCombos, products }: MenuItems): number =>
  200 * (sizes.size + combos.size + newCombos.size + products.size);
