import type { BaseOption, Minor } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { atLeastZero, subtract, sum, times } from '../arithmetic';
import { roundToStep } from '../round-to-step';
import { associationSteps } from './association-price';
import { divisionOf } from './flavor-limits';
import { partsOf, type FlavorChoice, type PizzaChoice } from './pizza-choice';
import {
  crustsOf,
  doughsOf,
  findBase,
  findFlavor,
  toppingsOf,
  type PizzaOffer,
} from './pizza-offer';
import { slicePrice } from './slice-price';

/**
 * One line of 'why this price', in minor units; the amounts of all steps add up to the price.
 * `unit`: what the flavor costs by itself, of one part when incremental, of a whole pizza else. A
 * flavor that does not decide the price has amount 0.
 */
export type PriceStep =
  | {
      readonly kind: 'base' | 'average' | 'rounding' | 'discount' | 'addition';
      readonly amount: Minor;
    }
  | {
      readonly kind: 'flavor';
      readonly id: string;
      readonly name: string;
      readonly quantity: number;
      readonly unit: Minor;
      readonly amount: Minor;
    }
  | { readonly kind: 'crust' | 'dough'; readonly name: string; readonly amount: Minor }
  | {
      readonly kind: 'topping';
      readonly name: string;
      readonly flavor: string;
      readonly amount: Minor;
    };

/** `price` of one pizza with all that belongs to it but its extras. */
export type PizzaPrice = { readonly price: Minor; readonly steps: readonly PriceStep[] };

type Priced = {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: Minor;
};

const withAmount = (flavor: Priced, amount: Minor): PriceStep => ({
  kind: 'flavor',
  ...flavor,
  amount,
});

function pricedFlavors(offer: PizzaOffer, choice: PizzaChoice): Priced[] {
  return choice.flavors.flatMap(({ id, quantity }) => {
    const unit = slicePrice(offer, id, divisionOf(offer, choice));
    return unit === null
      ? []
      : [{ id, name: findFlavor(offer, id)?.flavor.name ?? '', quantity, unit }];
  });
}

/**
 * DOMAIN-080: the mean weighted by quantity, rounded by round_type to round_step; a mean in whole
 * units is left as it is.
 */
function averageSteps(flavors: readonly Priced[], { rounding }: PizzaOffer): PriceStep[] {
  const steps = flavors.map((flavor) => withAmount(flavor, ZERO));
  const parts = BigInt(
    partsOf({ flavors: flavors.map((flavor) => ({ ...flavor, toppings: [] })) }),
  );
  if (parts === 0n) return steps;
  const total = flavors.reduce(
    (amount, { unit, quantity }) => amount + BigInt(unit) * BigInt(quantity),
    0n,
  );
  const mean = roundToStep(total, parts, { type: '', step: 0 });
  const isWhole = total % (parts * 100n) === 0n;
  const rounded = isWhole
    ? mean
    : roundToStep(total, parts, { type: rounding.round_type, step: rounding.round_step });
  return [
    ...steps,
    { kind: 'average', amount: mean },
    { kind: 'rounding', amount: subtract(rounded, mean) },
  ];
}

/** DOMAIN-081: the dearest flavor decides; the first of them when several cost the same. */
function highestSteps(flavors: readonly Priced[]): PriceStep[] {
  const dearest = flavors.reduce<Priced | null>(
    (best, it) => (best === null || it.unit > best.unit ? it : best),
    null,
  );
  return flavors.map((flavor) => withAmount(flavor, flavor === dearest ? flavor.unit : ZERO));
}

function flavorSteps(offer: PizzaOffer, choice: PizzaChoice): PriceStep[] {
  const flavors = pricedFlavors(offer, choice);
  switch (offer.size.priceBehavior) {
    case 'incremental': // DOMAIN-082
      return [
        { kind: 'base', amount: offer.size.price },
        ...flavors.map((flavor) => withAmount(flavor, times(flavor.unit, flavor.quantity))),
      ];
    case 'highest':
      return highestSteps(flavors);
    case 'average':
      return averageSteps(flavors, offer);
  }
}

const ofBase = (kind: 'crust' | 'dough', option: BaseOption | undefined): PriceStep[] =>
  option === undefined ? [] : [{ kind, name: option.name, amount: option.price }];

function toppingSteps(offer: PizzaOffer, { id, toppings }: FlavorChoice): PriceStep[] {
  const flavor = findFlavor(offer, id)?.flavor.name ?? '';
  const options = toppings.flatMap((topping) => findBase(toppingsOf(offer), topping) ?? []);
  return options.map(({ name, price }) => ({ kind: 'topping', name, flavor, amount: price }));
}

const amountOf = (steps: readonly PriceStep[]): Minor => sum(...steps.map(({ amount }) => amount));

/** What a pizza that a menu's negative prices bring below 0 needs to cost nothing. */
const upToZero = (amount: Minor): PriceStep[] =>
  amount < 0 ? [{ kind: 'rounding', amount: subtract(atLeastZero(amount), amount) }] : [];

/** Without flavors that are paused or not of this size, and their toppings. */
const withWhatIsOffered = (offer: PizzaOffer, choice: PizzaChoice): PizzaChoice => ({
  ...choice,
  flavors: choice.flavors.filter(({ id }) => findFlavor(offer, id)?.flavor.available === true),
});

/**
 * The price of a pizza as it is chosen so far and how it comes about: flavors by the size's
 * behaviour (DOMAIN-080 to DOMAIN-082), crust, dough and toppings, then what a combo takes off or
 * adds (DOMAIN-083). What cannot be had counts nothing (OPEN-033), and no price is below 0
 * (OPEN-064).
 */
export function pizzaPrice(offer: PizzaOffer, chosen: PizzaChoice): PizzaPrice {
  const choice = withWhatIsOffered(offer, chosen);
  const parts = [
    ...flavorSteps(offer, choice),
    ...ofBase('crust', findBase(crustsOf(offer), choice.crust)),
    ...ofBase('dough', findBase(doughsOf(offer), choice.dough)),
    ...choice.flavors.flatMap((flavor) => toppingSteps(offer, flavor)),
  ];
  const own = [...parts, ...upToZero(amountOf(parts))];
  const steps = [...own, ...associationSteps(amountOf(own), offer)];
  return { price: amountOf(steps), steps };
}
