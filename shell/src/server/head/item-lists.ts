import type { Menu, PizzaSize } from '@storefront/shared-domain/contracts';

/** Sections of the menu that list an item, by the id of the item in the URL of its page. */
type Listed = Readonly<Record<string, readonly string[]>>;

/** The items of a menu that have a page of their own. */
export interface ItemLists extends Readonly<Record<string, Listed>> {
  /** Sizes of pizzas on sale. */
  readonly sizes: Listed;
  /** Combos on sale; not those of the new pizza module, which have another address. */
  readonly combos: Listed;
  /** Combos of the new pizza module. */
  readonly 'new-combos': Listed;
  /** Products with options. */
  readonly products: Listed;
}

type Item = { readonly id: string };

const isOnSale = ({ unavailable }: { readonly unavailable: boolean }): boolean => !unavailable;

const sells = ({ flavors }: PizzaSize, categoryId: string): boolean =>
  flavors.some(({ flavorCategoryID }) => flavorCategoryID === categoryId);

/** An id or a section that is longer would make the edge refuse the whole head. */
const MAX_CHARACTERS = 300;
const isShort = (text: string): boolean => text.length <= MAX_CHARACTERS;

/** Sections have the names that `menuSections` gives them. */
function listed(sections: readonly (readonly [name: string, items: readonly Item[]])[]): Listed {
  const found = new Map<string, Set<string>>();
  for (const [name, items] of sections.filter(([section]) => isShort(section)))
    for (const { id } of items)
      if (id !== '' && isShort(id)) found.set(id, (found.get(id) ?? new Set()).add(name));
  return Object.fromEntries([...found].map(([id, names]) => [id, [...names]]));
}

/** The items that a menu lists: the edge looks up an id in a URL, and renders no other. */
export function itemLists({ pizzas, combos, featuredItems, categories }: Menu): ItemLists {
  const sizes = pizzas.sizes.filter(isOnSale);
  const byFlavor = pizzas.flavorCategories.map(
    ({ id }) => [`flavors-${id}`, sizes.filter((size) => sells(size, id))] as const,
  );
  const onSale = combos.filter(isOnSale);
  const ofCategories = categories.map(({ id, products }) => [`category-${id}`, products] as const);
  const products = [['featured', featuredItems] as const, ...ofCategories];
  return {
    sizes: listed([['pizzas', sizes], ...byFlavor]),
    combos: listed([['combos', onSale.filter(({ fromNEP }) => !fromNEP)]]),
    'new-combos': listed([['combos', onSale.filter(({ fromNEP }) => fromNEP)]]),
    products: listed(
      products.map(([name, items]) => [name, items.filter(({ extras }) => extras.length > 0)]),
    ),
  };
}
