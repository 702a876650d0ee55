import type {
  WireAssociation,
  WireCombo,
  WireSize,
} from '@storefront/reference-api/plugin/restaurants';
import { ownExtras, type GroupDraft } from './extras';
import { cheapestMustHaves } from './from-price';
import { cents } from './money';

/** One pizza of a combo: a size with the discount or surcharge of the combo. */
type ComboPizza = {
  size: string;
  discount?: number;
  discountType?: 'percent' | 'fixed';
  addition?: number;
  additionType?: 'percent' | 'fixed';
};
export type ComboDraft = {
  id: string;
  name: string;
  description: string;
  image?: string;
  price: number;
  pizzas: ComboPizza[];
  extras?: GroupDraft[];
  fromNEP?: boolean;
  unavailable?: boolean;
  featured?: boolean;
};

/** A combo of the given sizes; its `fromPrice` is the lowest price. */
export function combo(draft: ComboDraft, sizes: WireSize[]): WireCombo {
  const extras = ownExtras(draft.id, draft.extras ?? []);
  const pizzaAssociations = draft.pizzas.map((pizza, index): WireAssociation => ({
    pizza_size_id: pizza.size,
    id: `${draft.id}--pizza-${index + 1}`,
    discount: pizza.discount ?? 0,
    discount_type: pizza.discountType ?? null,
    addition: pizza.addition ?? 0,
    addition_type: pizza.additionType ?? null,
  }));
  const cheapestPizzas = pizzaAssociations.reduce(
    (sum, it) => sum + adjusted(cheapest(sizes, it.pizza_size_id), it),
    0,
  );
  return {
    id: draft.id,
    name: draft.name,
    description: draft.description,
    image: draft.image ?? draft.id,
    price: draft.price,
    fromPrice: cents(draft.price + cheapestPizzas + cheapestMustHaves(extras)),
    fromNEP: draft.fromNEP ?? false,
    pizzaSizes: draft.pizzas.map((it) => it.size),
    pizzaAssociations,
    extras,
    unavailable: draft.unavailable ?? false,
    featured: draft.featured ?? false,
  };
}

function cheapest(sizes: WireSize[], id: string): number {
  const found = sizes.find((it) => it.id === id);
  if (!found) throw new RangeError(`combo of an unknown size: ${id}`);
  return found.fromPrice;
}

const part = (price: number, value: number, type: 'percent' | 'fixed' | null): number =>
  type === 'percent' ? (price * value) / 100 : type === 'fixed' ? value : 0;
const adjusted = (price: number, it: WireAssociation): number =>
  cents(
    Math.max(0, price - part(price, it.discount, it.discount_type)) +
      part(price, it.addition, it.addition_type),
  );
