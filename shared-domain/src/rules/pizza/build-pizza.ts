import type { BaseOption, PizzaLine } from '../../contracts';
import { times } from '../money/arithmetic';
import { err, ok, type Result } from '../result';
import { divisionOf, flavorLimits, fractionText } from './flavor-limits';
import { partsOf, type FlavorChoice, type PizzaChoice } from './pizza-choice';
import {
  crustsOf,
  doughsOf,
  findBase,
  findFlavor,
  toppingsOf,
  type PizzaOffer,
} from './pizza-offer';
import { pizzaPrice } from './pizza-price';
import { pizzaProblem, type PizzaProblem } from './pizza-problem';
import { slicePrice } from './slice-price';

const chosenBase = (option: BaseOption | undefined, sizeID: string): PizzaLine['crust'] =>
  option === undefined ? null : { id: option.id, name: option.name, price: option.price, sizeID };

function chosenFlavor(
  offer: PizzaOffer,
  choice: PizzaChoice,
  { id, quantity, toppings }: FlavorChoice,
): PizzaLine['selectedFlavors'] {
  const division = divisionOf(offer, choice);
  const unit = slicePrice(offer, id, division);
  if (unit === null) return [];
  const additionalToppings = toppings
    .flatMap((topping) => findBase(toppingsOf(offer), topping) ?? [])
    .map(({ id: toppingId, name, price }) => ({
      id: toppingId,
      name,
      price,
      sizeID: offer.size.id,
    }));
  const price = offer.size.priceBehavior === 'incremental' ? times(unit, quantity) : unit;
  return [
    {
      id,
      name: findFlavor(offer, id)?.flavor.name ?? '',
      quantity,
      price,
      slicePrice: unit,
      fractionText: fractionText(quantity, division),
      additionalToppings,
      notes: '',
    },
  ];
}

/**
 * The cart's pizza of a finished choice (DOMAIN-024): quantity one, without extras. `price` and
 * `totalPrice` are the price of one, including crust, dough, toppings and a combo's adjustments.
 * Errors: the violation that makes the pizza incomplete.
 */
export function buildPizza(
  offer: PizzaOffer,
  choice: PizzaChoice,
  lineId: string,
): Result<PizzaLine, PizzaProblem> {
  const problem = pizzaProblem(offer, choice);
  if (problem !== null) return err(problem);
  const { size, association } = offer;
  const { price } = pizzaPrice(offer, choice);
  const { min, max } = flavorLimits(offer, choice);
  return ok({
    type: 'pizza',
    lineId,
    id: size.id,
    name: size.name,
    notes: '',
    qty: 1,
    price,
    totalPrice: price,
    basePrice: size.price,
    associationID: association?.id ?? '',
    discount: association?.discount ?? 0,
    discountType: association?.discount_type ?? null,
    addition: association?.addition ?? 0,
    additionType: association?.addition_type ?? null,
    priceBehavior: size.priceBehavior,
    minFlavors: min,
    maxFlavors: max,
    qttyOfFlavorsSelected: partsOf(choice),
    crust: chosenBase(findBase(crustsOf(offer), choice.crust), size.id),
    dough: chosenBase(findBase(doughsOf(offer), choice.dough), size.id),
    selectedFlavors: choice.flavors.flatMap((flavor) => chosenFlavor(offer, choice, flavor)),
    extras: [],
  });
}
