import type { Minor, PizzaAssociation } from '../../contracts';
import { fromDecimal, negate, subtract, sum } from '../money/arithmetic';
import { roundToStep } from '../money/round-to-step';
import type { PizzaOffer } from './pizza-offer';

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
export function associationSteps(price: Minor, { association, rounding }: PizzaOffer): Step[] {
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
