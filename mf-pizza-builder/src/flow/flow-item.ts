import type { Combo, ExtrasGroup, Menu } from '@storefront/shared-domain/contracts';
import { comboOffers, type PizzaOffer, type Rounding } from '@storefront/shared-domain/menu-rules';

/**
 * Item of the pizza builder: one pizza, or the pizzas of a combo in order. `offers` is empty when
 * it is not available; `groups` are the extras chosen after all pizzas; `key` identifies it among
 * unfinished items.
 */
export type FlowItem = {
  readonly key: string;
  readonly name: string;
  readonly combo: Combo | null;
  readonly offers: readonly PizzaOffer[];
  readonly groups: readonly ExtrasGroup[];
};

/**
 * The item in a URL (OPEN-010): `product` is the id of a size, or of a combo with `isCombo`; null
 * when it is not found.
 */
export function findFlowItem(
  { combos, pizzas }: Menu,
  rounding: Rounding,
  product: string | null,
  isCombo: boolean,
): FlowItem | null {
  if (isCombo) {
    const combo = combos.find(({ id }) => id === product);
    if (combo === undefined) return null;
    const offers = combo.unavailable ? null : comboOffers(combo, pizzas, rounding);
    return {
      key: `combo:${combo.id}`,
      name: combo.name,
      combo,
      offers: offers ?? [],
      groups: combo.extras,
    };
  }
  const size = pizzas.sizes.find(({ id }) => id === product);
  if (size === undefined) return null;
  const offers = size.unavailable ? [] : [{ size, pizzas, association: null, rounding }];
  return { key: `pizza:${size.id}`, name: size.name, combo: null, offers, groups: size.extras };
}
