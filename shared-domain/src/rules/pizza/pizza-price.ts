import type { BaseOption, Minor, PizzaAssociation } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { atLeastZero, fromDecimal, negate, subtract, sum, times } from '../money/arithmetic';
import { roundToStep } from '../money/round-to-step';
import {
  crustsOf,
  doughsOf,
  findBase,
  findFlavor,
  type PizzaOffer,
  toppingsOf,
} from './pizza-offer';
import { divisionOf } from './flavor-limits';
import type { FlavorChoice, PizzaChoice } from './pizza-choice';
import { slicePrice } from './slice-price';

type Type = PizzaAssociation['discount_type'];
type Step = { readonly kind: 'discount' | 'addition' | 'rounding'; readonly amount: Minor };

/**
 * Percents count with six decimals; an amount is stored in parts of 1/PARTS of a hundredth, so that
 * nothing is rounded before the end.
 */
const PERCENT_SCALE = 1_000_000;
const PARTS = 100n * BigInt(PERCENT_SCALE);
const MAX_PERCENT = 1_000_000;

/** Percent or money of a price, in PARTS of a hundredth; 0 for a value that is not above 0. */
function share(price: Minor, value: number, type: Type): bigint {
  if (type === null || type === undefined || !(value > 0)) return 0n;
  if (type === 'fixed') return BigInt(fromDecimal(value)) * PARTS;
  return BigInt(price) * BigInt(Math.round(Math.min(value, MAX_PERCENT) * PERCENT_SCALE));
}

const exactly = (parts: bigint): Minor => roundToStep(parts, PARTS, { type: '', step: 0 });

/**
 * Price of a pizza after a combo's discount and addition, percent or fixed, both of the pizza's
 * whole price; a discount larger than the price gives 0 (DOMAIN-084), then the addition is added.
 * The result is rounded by combo_round_type to combo_round_step (DOMAIN-083). A price without
 * discount and addition is not rounded.
 */
function associationSteps(price: Minor, { association, rounding }: PizzaOffer): Step[] {
  if (association === null) return [];
  const whole = BigInt(price) * PARTS;
  const requested = share(price, association.discount, association.discount_type);
  const discount = requested > whole ? whole : requested;
  const addition = share(price, association.addition, association.addition_type);
  if (discount === 0n && addition === 0n) return [];
  const result = roundToStep(whole - discount + addition, PARTS, {
    type: rounding.combo_round_type,
    step: rounding.combo_round_step,
  });
  const unrounded = sum(price, negate(exactly(discount)), exactly(addition));
  return [
    { kind: 'discount', amount: negate(exactly(discount)) },
    { kind: 'addition', amount: exactly(addition) },
    { kind: 'rounding', amount: subtract(result, unrounded) },
  ];
}

/**
 * One step of 'why this price', in minor units; the amounts of all steps add up to the price.
 * `unit`: price of the flavor by itself, of one part when incremental, else of a whole pizza. A
 * flavor without effect on the price has amount 0.
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

/** `price` of one pizza with all its parts except its extras. */
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
 * units is not rounded.
 */
function averageSteps(flavors: readonly Priced[], { rounding }: PizzaOffer): PriceStep[] {
  const steps = flavors.map((flavor) => withAmount(flavor, ZERO));
  const parts = flavors.reduce((count, { quantity }) => count + BigInt(quantity), 0n);
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

/**
 * DOMAIN-081: the most expensive flavor determines the price; the first of them when several cost
 * the same.
 */
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

const computeAmount = (steps: readonly PriceStep[]): Minor =>
  sum(...steps.map(({ amount }) => amount));

/** Amount that raises a price below 0, caused by negative prices of a menu, to 0. */
const upToZero = (amount: Minor): PriceStep[] =>
  amount < 0 ? [{ kind: 'rounding', amount: subtract(atLeastZero(amount), amount) }] : [];

/** Omits flavors that are paused or not of this size, and their toppings. */
const withWhatIsOffered = (offer: PizzaOffer, choice: PizzaChoice): PizzaChoice => ({
  ...choice,
  flavors: choice.flavors.filter(({ id }) => findFlavor(offer, id)?.flavor.available === true),
});

/**
 * The price of a pizza for the current choice and its steps: flavors by the size's behaviour
 * (DOMAIN-080 to DOMAIN-082), crust, dough and toppings, then a combo's discount and addition
 * (DOMAIN-083). Unavailable parts cost nothing (OPEN-033), and no price is below 0 (OPEN-064).
 */
export function pizzaPrice(offer: PizzaOffer, chosen: PizzaChoice): PizzaPrice {
  const choice = withWhatIsOffered(offer, chosen);
  const parts = [
    ...flavorSteps(offer, choice),
    ...ofBase('crust', findBase(crustsOf(offer), choice.crust)),
    ...ofBase('dough', findBase(doughsOf(offer), choice.dough)),
    ...choice.flavors.flatMap((flavor) => toppingSteps(offer, flavor)),
  ];
  const own = [...parts, ...upToZero(computeAmount(parts))];
  const steps = [...own, ...associationSteps(computeAmount(own), offer)];
  return { price: computeAmount(steps), steps };
}
