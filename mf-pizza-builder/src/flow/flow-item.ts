import type {
  CartLine,
  Combo,
  ComboLine,
  ExtrasGroup,
  Menu,
  PizzaLine,
} from '@storefront/shared-domain/contracts';
import {
  choiceOfLine,
  comboPizzas,
  sizeOffer,
  type PizzaChoice,
  type PizzaOffer,
  type Rounding,
} from '@storefront/shared-domain/menu-rules';

/**
 * Item of the pizza builder: one pizza, or the pizzas of a combo in order. `offers` is empty when
 * it is not available; `groups` are the extras chosen after all pizzas; `key` identifies it among
 * unfinished items. `edited`: the cart's line that is changed, null for a new item; `begun`: the
 * choices of its pizzas.
 */
export type FlowItem = {
  readonly key: string;
  readonly name: string;
  readonly combo: Combo | null;
  readonly offers: readonly PizzaOffer[];
  readonly groups: readonly ExtrasGroup[];
  readonly edited: PizzaLine | ComboLine | null;
  readonly begun: readonly PizzaChoice[];
};

type Edited = Pick<FlowItem, 'edited' | 'begun'>;

/** A line of the cart that can become this item: a pizza of any size, or the same combo. */
function findEdited(line: CartLine | undefined, combo: Combo | null): Edited {
  if (combo === null && line?.type === 'pizza')
    return { edited: line, begun: [choiceOfLine(line)] };
  return line?.type === 'combo' && line.id === combo?.id
    ? { edited: line, begun: line.comboItems.map(choiceOfLine) }
    : { edited: null, begun: [] };
}

const keyOf = (key: string, { edited }: Edited): string =>
  edited === null ? key : `edit:${edited.lineId}/${key}`;

/**
 * The item in a URL (OPEN-010): `product` is the id of a size, or of a combo with `isCombo`; null
 * when it is not found. `line`: the line of the cart to change.
 */
export function findFlowItem(
  { combos, pizzas }: Menu,
  rounding: Rounding,
  product: string | null,
  isCombo: boolean,
  line?: CartLine,
): FlowItem | null {
  if (isCombo) {
    const combo = combos.find(({ id }) => id === product);
    if (combo === undefined) return null;
    const offers = comboPizzas(combo, pizzas, rounding);
    const edited = findEdited(line, combo);
    return {
      ...edited,
      key: keyOf(`combo:${combo.id}`, edited),
      name: combo.name,
      combo,
      offers: offers ?? [],
      groups: combo.extras,
    };
  }
  const size = pizzas.sizes.find(({ id }) => id === product);
  if (size === undefined) return null;
  const offer = sizeOffer(size, pizzas, rounding);
  const edited = findEdited(line, null);
  return {
    ...edited,
    key: keyOf(`pizza:${size.id}`, edited),
    name: size.name,
    combo: null,
    offers: offer === null ? [] : [offer],
    groups: size.extras,
  };
}
