import type { DeliveryType, Minor, RestaurantInfo, TipChoice } from '../../contracts';
import { minor, ZERO } from '../../contracts/primitives';
import { atLeastZero, percentOf, smaller } from './arithmetic';
import { payable, payableUnit } from '../payment/payable';

const MAX_SUGGESTIONS = 4;
/** Hundredths: a small order may have a tip above its subtotal, up to this amount. */
const SMALL_ORDER = minor(2000);

/** Whether an order of this type may have a tip: the record names tips, and no table pays here. */
export const isTipOffered = (
  { tips }: Pick<RestaurantInfo, 'tips'>,
  type: DeliveryType | null,
): boolean => Boolean(tips) && type !== 'table';

/**
 * A chosen tip as far as an order of this type may have it; null without a choice, and for a
 * suggestion that the record no longer has.
 */
export function offeredTip(
  info: Pick<RestaurantInfo, 'tips'>,
  type: DeliveryType | null,
  choice: TipChoice | null,
): TipChoice | null {
  if (choice === null || !isTipOffered(info, type)) return null;
  const isKnown = choice.kind === 'amount' || info.tips?.percents.includes(choice.percent);
  return isKnown ? choice : null;
}

/** The largest tip of an order; a larger amount is taken for a typing error. */
export const largestTip = (subtotal: Minor): Minor => minor(Math.max(subtotal, SMALL_ORDER));

/** A chosen tip in minor units: percent of the subtotal alone, or the amount, within its limit. */
export function tipAmount(choice: TipChoice | null, subtotal: Minor, currency = ''): Minor {
  if (choice === null) return ZERO;
  return choice.kind === 'percent'
    ? atLeastZero(percentOf(subtotal, choice.percent, payableUnit(currency)))
    : payable(smaller(atLeastZero(choice.amount), largestTip(subtotal)), currency);
}

/** The suggestions of the record in ascending order, each with its amount for this subtotal. */
export function suggestedTips(
  { tips, currency }: Pick<RestaurantInfo, 'tips' | 'currency'>,
  subtotal: Minor,
): { readonly percent: number; readonly amount: Minor }[] {
  const percents = [...new Set(tips?.percents ?? [])].slice(0, MAX_SUGGESTIONS);
  return percents
    .sort((a, b) => a - b)
    .map((percent) => ({
      percent,
      amount: tipAmount({ kind: 'percent', percent }, subtotal, currency),
    }));
}
