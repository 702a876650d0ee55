import type { WireAssociation, WireCombo } from '@storefront/reference-api/plugin/restaurants';
import { ownExtras, type GroupDraft } from './extras';

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

/** A combo of sizes; `withFromPrices` fills in its 'from' price. */
export function combo(draft: ComboDraft): WireCombo {
  const extras = ownExtras(draft.id, draft.extras ?? []);
  const pizzaAssociations = draft.pizzas.map((pizza, index): WireAssociation => ({
    pizza_size_id: pizza.size,
    id: `${draft.id}--pizza-${index + 1}`,
    discount: pizza.discount ?? 0,
    discount_type: pizza.discountType ?? null,
    addition: pizza.addition ?? 0,
    addition_type: pizza.additionType ?? null,
  }));
  return {
    id: draft.id,
    name: draft.name,
    description: draft.description,
    image: draft.image ?? draft.id,
    price: draft.price,
    fromPrice: 0,
    fromNEP: draft.fromNEP ?? false,
    pizzaSizes: draft.pizzas.map((pizza) => pizza.size),
    pizzaAssociations,
    extras,
    unavailable: draft.unavailable ?? false,
    featured: draft.featured ?? false,
  };
}
