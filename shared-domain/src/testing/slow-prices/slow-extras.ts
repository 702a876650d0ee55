import type { ChosenExtra, ExtrasGroup, Product } from '../../contracts';
import { isLess, money, NOTHING, plus, type Reported } from './ratio';
import { said } from './words';

const isRequired = ({ required, qty_min }: ExtrasGroup): boolean => required || qty_min >= 1;

/**
 * EXTRAS-03, EXTRAS-05 to EXTRAS-08, OPEN-033: whether a choice of a group is valid, with the
 * reason.
 */
function judge(group: ExtrasGroup, chosen: readonly ChosenExtra[]): Reported<boolean> {
  const no = (words: string): Reported<boolean> => ({ value: false, words });
  const bought = chosen.filter(({ qty }) => qty > 0);
  for (const { id } of bought) {
    const option = group.options.find((it) => it.id === id);
    if (option === undefined) return no(`${id} is no option of ${group.name}`);
    if (!option.available || !option.hasStock) return no(`${id} cannot be had now`);
  }
  const all = bought.reduce((sum, { qty }) => sum + qty, 0);
  const most = bought
    .map(({ id }) => bought.filter((it) => it.id === id).reduce((sum, { qty }) => sum + qty, 0))
    .reduce((a, b) => Math.max(a, b), 0);
  if (group.type === 1) {
    if (all > 1) return no(`one of ${group.name} can be chosen, not ${all}`);
    return all === 0 && isRequired(group)
      ? no(`one of ${group.name} must be chosen`)
      : { value: true, words: `${all} of ${group.name}, a single choice` };
  }
  const isCheckbox = group.type === 3 && group.qtyPerItem <= 1;
  if (isCheckbox && most > 1) return no('a checkbox is taken once');
  if (!isCheckbox && group.qtyPerItem > 0 && most > group.qtyPerItem)
    return no(`${most} of one option, ${group.qtyPerItem} is the most`);
  if (group.qty_max > 0 && all > group.qty_max)
    return no(`${all} of ${group.name}, ${group.qty_max} is the most`);
  const fewest = Math.max(group.qty_min, group.required ? 1 : 0);
  return all < fewest
    ? no(`${all} of ${group.name}, ${fewest} is the least`)
    : {
        value: true,
        words: `${all} of ${group.name}, at least ${fewest}${group.qty_max > 0 ? ` and at most ${group.qty_max}` : ''}`,
      };
}

/** EXTRAS-10: whether every group of a product is valid with its choices. */
export function slowExtras(
  groups: readonly ExtrasGroup[],
  chosen: readonly ChosenExtra[],
): Reported<boolean> {
  const lost = chosen.find(
    ({ groupId, qty }) => qty > 0 && !groups.some(({ id }) => id === groupId),
  );
  if (lost !== undefined) return { value: false, words: `no group ${lost.groupId}` };
  const judged = groups.map((group) =>
    judge(
      group,
      chosen.filter(({ groupId }) => groupId === group.id),
    ),
  );
  return (
    judged.find(({ value }) => !value) ?? {
      value: true,
      words: judged.map(({ words }) => words).join('; ') || 'no groups',
    }
  );
}

/**
 * DOMAIN-073, OPEN-062: the price and the cheapest available option of every required group, each
 * once.
 */
export function slowFrom(product: Product): Reported {
  const parts = product.extras
    .filter((group) => isRequired(group) || group.qty_min > 0)
    .flatMap(({ options }) => {
      const prices = options
        .filter(({ available, hasStock }) => available && hasStock)
        .map(({ price }) => money(price));
      const [first = NOTHING, ...others] = prices;
      return [
        others.reduce((cheapest, price) => (isLess(price, cheapest) ? price : cheapest), first),
      ];
    });
  const value = parts.reduce(plus, money(product.price));
  return {
    value,
    words: `${[money(product.price), ...parts].map(said).join(' + ')} = ${said(value)}`,
  };
}

/** EXTRAS-11, CONFLICTS-20. */
export function slowStep({ step, qty_min }: ExtrasGroup): Reported<number> {
  if (step > 0) return { value: step, words: `the record says ${step}` };
  const value = qty_min >= 100 ? 10 : qty_min >= 50 ? 5 : 1;
  return { value, words: `at least ${qty_min}: ${value}` };
}
