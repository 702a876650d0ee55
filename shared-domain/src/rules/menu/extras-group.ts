import type { ChosenExtra, ExtrasGroup, ExtrasOption } from '../../contracts';

/** Maximum quantity of one option on a line, for every restaurant. */
export const MAX_QUANTITY = 999;

/**
 * Selection mode of an option (EXTRAS-03); type 3 is a quantity when more than one of an option is
 * allowed.
 */
export type GroupControl = 'radio' | 'quantity' | 'checkbox';

/** Chosen quantity by option id. */
export type Quantities = Readonly<Record<string, number>>;

/**
 * `min` and `max` apply to the whole group, `perOption` to each option; `max` is Infinity when the
 * record sets none.
 */
export type GroupLimits = {
  readonly min: number;
  readonly max: number;
  readonly perOption: number;
};

export type GroupProblem =
  | { readonly kind: 'choice-missing' }
  | { readonly kind: 'below-minimum'; readonly min: number; readonly missing: number }
  | { readonly kind: 'above-maximum'; readonly max: number }
  | { readonly kind: 'above-option-limit'; readonly optionId: string; readonly max: number }
  | { readonly kind: 'option-unavailable'; readonly optionId: string }
  | { readonly kind: 'quantity-invalid'; readonly optionId: string };

/** DOMAIN-102. */
export const isGroupRequired = (group: ExtrasGroup): boolean =>
  group.required || group.qty_min >= 1;

/** An option that is unavailable or out of stock can never be chosen (OPEN-033). */
export const isChoosable = (option: ExtrasOption): boolean => option.available && option.hasStock;

export function groupControl(group: ExtrasGroup): GroupControl {
  if (group.type === 1) return 'radio';
  return group.type === 2 || group.qtyPerItem > 1 ? 'quantity' : 'checkbox';
}

/**
 * Step of plus or minus: the record's own step, else 1, 5 or 10 by qty_min (EXTRAS-11,
 * CONFLICTS-20).
 */
export function extrasStep(group: ExtrasGroup): number {
  if (Number.isInteger(group.step) && group.step > 0) return group.step;
  if (group.qty_min >= 100) return 10;
  return group.qty_min >= 50 ? 5 : 1;
}

/** Quantity limits of a group (EXTRAS-05 to EXTRAS-08). */
export function groupLimits(group: ExtrasGroup): GroupLimits {
  const least = Math.max(group.qty_min, group.required ? 1 : 0, 0);
  const control = groupControl(group);
  if (control === 'radio') return { min: Math.min(least, 1), max: 1, perOption: 1 };
  const max = group.qty_max > 0 ? group.qty_max : Number.POSITIVE_INFINITY;
  const perOption =
    control === 'checkbox'
      ? 1
      : Math.min(MAX_QUANTITY, group.qtyPerItem > 0 ? group.qtyPerItem : max);
  return { min: least, max, perOption };
}

/**
 * The first violation of a choice within a group; null when it is valid (EXTRAS-05 to EXTRAS-08).
 */
export function groupProblem(group: ExtrasGroup, qtyByOption: Quantities): GroupProblem | null {
  const limits = groupLimits(group);
  const chosen = Object.entries(qtyByOption).filter(([, qty]) => qty !== 0);
  for (const [optionId, qty] of chosen) {
    const option = group.options.find(({ id }) => id === optionId);
    if (!Number.isSafeInteger(qty) || qty < 0) return { kind: 'quantity-invalid', optionId };
    if (option === undefined || !isChoosable(option))
      return { kind: 'option-unavailable', optionId };
    if (qty > limits.perOption)
      return { kind: 'above-option-limit', optionId, max: limits.perOption };
  }
  const total = chosen.reduce((quantity, [, qty]) => quantity + qty, 0);
  if (total > limits.max) return { kind: 'above-maximum', max: limits.max };
  if (total >= limits.min) return null;
  return groupControl(group) === 'radio'
    ? { kind: 'choice-missing' }
    : { kind: 'below-minimum', min: limits.min, missing: limits.min - total };
}

/** The most that can be chosen of a group now. */
function computeMaxUnits(group: ExtrasGroup): number {
  const { max, perOption } = groupLimits(group);
  return Math.floor(
    Math.min(max, group.options.filter(isChoosable).length * Math.floor(perOption)),
  );
}

/**
 * The first group whose choice cannot be made: fewer can be chosen of it than it requires. A dish that
 * has one is not sold (MENU-21).
 */
export const unmetGroup = (groups: readonly ExtrasGroup[]): ExtrasGroup | undefined =>
  groups.find((group) => computeMaxUnits(group) < groupLimits(group).min);

/**
 * The least that the choices of a group add to a price, in hundredths: its required ones, and every one
 * that takes something off.
 */
export function leastOf(group: ExtrasGroup): number {
  const { min, max, perOption } = groupLimits(group);
  let [least, count] = [0, 0];
  for (const { price } of group.options.filter(isChoosable).sort((a, b) => a.price - b.price)) {
    const wanted = (price < 0 ? max : min) - count;
    const many = Math.max(0, Math.min(perOption, wanted));
    least += price * many;
    count += many;
  }
  return least;
}

/**
 * The group of a chosen extra: the one it names, or, when it names none, the first that contains
 * its option.
 */
export const groupOfExtra = (
  groups: readonly ExtrasGroup[],
  extra: ChosenExtra,
): ExtrasGroup | undefined =>
  groups.find((group) =>
    extra.groupId === ''
      ? group.options.some(({ id }) => id === extra.id)
      : group.id === extra.groupId,
  );

/**
 * Whether a product with these choices may be added to the cart (EXTRAS-10). Quantities of an
 * option listed twice add up.
 */
export function areExtrasValid(
  groups: readonly ExtrasGroup[],
  chosen: readonly ChosenExtra[],
): boolean {
  const quantities = new Map(groups.map((group) => [group, new Map<string, number>()]));
  for (const extra of chosen) {
    const group = groupOfExtra(groups, extra);
    const ofGroup = group && quantities.get(group);
    if (ofGroup === undefined || !Number.isSafeInteger(extra.qty) || extra.qty < 0) return false;
    ofGroup.set(extra.id, (ofGroup.get(extra.id) ?? 0) + extra.qty);
  }
  return [...quantities].every(
    ([group, ofGroup]) => groupProblem(group, Object.fromEntries(ofGroup)) === null,
  );
}
