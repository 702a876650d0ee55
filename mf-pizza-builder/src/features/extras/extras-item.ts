import type { ItemDraft } from '@storefront/shared-domain/bus';
import type {
  ComboLine,
  ExtrasGroup,
  GeneralLine,
  Menu,
  PizzaLine,
  Product,
} from '@storefront/shared-domain/contracts';
import { newLine } from '@storefront/shared-domain/rules';

/** A line that may have extras, without any yet. */
type PlainLine = GeneralLine | PizzaLine | ComboLine;

/**
 * What extras are chosen for: a product, or a pizza or combo that is built. `key` names its choice
 * among the unfinished ones; `line` is what goes into the cart with them; the `lineId` of a product
 * is made when it does.
 */
export type ExtrasItem = {
  readonly key: string;
  readonly line: PlainLine;
  readonly groups: readonly ExtrasGroup[];
  readonly image: string;
  readonly description: string;
};

export const itemOfProduct = (product: Product): ExtrasItem => ({
  key: product.id,
  line: newLine(product, [], ''),
  groups: product.extras,
  image: product.image,
  description: product.description,
});

/**
 * The pizza or combo with the groups that the menu of now has for it: it may have been read anew
 * since.
 */
export function itemOfDraft({ line, groups }: ItemDraft, { combos, pizzas }: Menu): ExtrasItem {
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
  };
}
