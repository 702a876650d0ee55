import type { ItemDraft } from '@storefront/shared-domain/bus';
import type {
  CartLine,
  ComboLine,
  Dietary,
  ExtrasGroup,
  GeneralLine,
  Menu,
  PizzaLine,
  Product,
} from '@storefront/shared-domain/contracts';
import { combinedDietary, newLine } from '@storefront/shared-domain/menu-rules';

/** A line that supports extras, still without any. */
type PlainLine = GeneralLine | PizzaLine | ComboLine;

/**
 * Item that extras are chosen for: a product, or a composed pizza or combo. `key` identifies its
 * choice among the unfinished ones; `line` is added to the cart with the extras; the `lineId` of a
 * product is created at that moment. `edited`: the cart's line that is changed, null for a new item.
 */
export type ExtrasItem = {
  readonly key: string;
  readonly line: PlainLine;
  readonly groups: readonly ExtrasGroup[];
  readonly image: string;
  readonly description: string;
  /** What the records state about allergens and diets, of a pizza or combo in all its parts. */
  readonly dietary: Dietary | null | undefined;
  readonly edited: PlainLine | null;
};

const unlessPrize = (line: CartLine | undefined): PlainLine | null =>
  line === undefined || line.type === 'prize' ? null : line;

/** `line`: the line of the cart to change, with its note. */
export function itemOfProduct(product: Product, line?: CartLine): ExtrasItem {
  const edited = line?.type === 'general' && line.id === product.id ? line : null;
  return {
    key: edited === null ? product.id : edited.lineId,
    line: { ...newLine(product, [], edited?.lineId ?? ''), notes: edited?.notes ?? '' },
    groups: product.extras,
    image: product.image,
    description: product.description,
    dietary: product.dietary,
    edited,
  };
}

/**
 * Statements of a pizza's size, which cover crust, dough and toppings, and of its flavors; null for a
 * record that is no longer on the menu.
 */
function findParts(
  { id, selectedFlavors }: PizzaLine,
  { sizes, flavorCategories }: Menu['pizzas'],
) {
  const flavors = flavorCategories.flatMap((category) => category.flavors);
  return [
    sizes.find((size) => size.id === id)?.dietary,
    ...selectedFlavors.map((chosen) => flavors.find((flavor) => flavor.id === chosen.id)?.dietary),
  ];
}

/**
 * The pizza or combo with its groups from the current menu: the menu may have been reloaded since.
 * `edited`: its line in the cart, if it is changed.
 */
export function itemOfDraft(
  { line, groups }: ItemDraft,
  { combos, pizzas }: Menu,
  edited?: CartLine,
): ExtrasItem {
  const record =
    line.type === 'combo'
      ? combos.find(({ id }) => id === line.id)
      : pizzas.sizes.find(({ id }) => id === line.id);
  return {
    key: line.lineId,
    line,
    groups: record?.extras ?? groups,
    image: record?.image ?? '',
    description: '',
    dietary: combinedDietary(
      line.type === 'combo'
        ? [record?.dietary, ...line.comboItems.flatMap((pizza) => findParts(pizza, pizzas))]
        : findParts(line, pizzas),
    ),
    edited: unlessPrize(edited),
  };
}
