import type { PizzaAssociation, PizzaChoice, PizzaOffer, Rounding } from '../../slow-prices/shapes';
import { EXACT, MENU, sizeOf } from '../fixtures';
import { ref } from '../vector';

type Part = Partial<PizzaAssociation>;

/** An offered pizza in the notation of a case: size and pizzas by name. */
export function offered(
  sizeId: string,
  rounding: Rounding = EXACT,
  part: Part | null = null,
): { offer: PizzaOffer; given: unknown } {
  const association = part && {
    id: 'part',
    pizza_size_id: sizeId,
    discount: 0,
    discount_type: null,
    addition: 0,
    addition_type: null,
    ...part,
  };
  return {
    offer: { size: sizeOf(sizeId), pizzas: MENU.pizzas, association, rounding },
    given: { size: ref(`size-${sizeId}`), pizzas: ref('pizzas'), association, rounding },
  };
}

/** 'margherita, 2 nutella + bacon': flavors with their parts and toppings. */
export function choose(text: string, more: Partial<PizzaChoice> = {}): PizzaChoice {
  const flavors = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [flavor = '', ...toppings] = each.split('+').map((part) => part.trim());
      const [, quantity = '1', id = ''] = /^(?:([\d.]+) )?(.+)$/.exec(flavor) ?? [];
      return { id, quantity: Number(quantity), toppings };
    });
  return { crust: null, dough: null, count: 0, flavors, ...more };
}

/** Description of a choice in a case. */
export const called = (
  text: string,
  { crust = null, dough = null }: Partial<PizzaChoice> = {},
): string =>
  [
    text === '' ? 'no flavors' : text,
    ...(crust === null ? [] : [`crust ${crust}`]),
    ...(dough === null ? [] : [`dough ${dough}`]),
  ].join(', ');
