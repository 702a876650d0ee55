import { type Fields, amount, isOff, isOn, list, text } from './read';

/*
 * Whether a dish of a menu is sold, read from the API's answer without its contracts and rules, which the
 * edge must not import; `scripts/lib/edge-records.test.ts` compares it with the cards of the menu.
 */

const MOST_OF_AN_OPTION = 999;

/** A price, or 0 where it may be absent; NaN for an unreadable one. */
const priceOf = (value: unknown): number =>
  value === undefined || value === null ? 0 : amount(value, Number.NaN);

const isChoosable = (option: Fields): boolean =>
  text(option['name']) !== '' &&
  !isOff(option['available']) &&
  !isOff(option['hasStock']) &&
  !Number.isNaN(priceOf(option['price']));

/** Whether the choice that a group of extras requires can be made. */
function isMet(group: Fields): boolean {
  const least = Math.max(amount(group['qty_min']), isOn(group['required']) ? 1 : 0);
  if (least <= 0) return true;
  const [type, perItem, most] = [
    amount(group['type']),
    amount(group['qtyPerItem']),
    amount(group['qty_max']) || Number.POSITIVE_INFINITY,
  ];
  const count = list(group['options']).filter(isChoosable).length;
  if (type === 1) return count > 0;
  const isQuantity = type === 2 || perItem > 1;
  const perOption = isQuantity ? Math.min(perItem || most, MOST_OF_AN_OPTION) : 1;
  return (type === 2 || type === 3) && Math.min(most, count * perOption) >= least;
}

const isForSize = (option: Fields, sizeId: unknown): boolean =>
  (option['sizeID'] ?? '') === '' || String(option['sizeID']) === String(sizeId);

/** Crusts or doughs: one of this size is available, or it has none. */
function hasBase(categories: unknown, sizeId: unknown): boolean {
  const options = list(categories)
    .flatMap((category) => list(category['options']))
    .filter((option) => isForSize(option, sizeId));
  return options.length === 0 || options.some(isChoosable);
}

const hasPrice = (fraction: Fields): boolean => amount(fraction['price'], -1) >= 0;

/** Whether a pizza of a size can be made: a base, and an available flavor with a price. */
function canBeMade(size: Fields, pizzas: Fields): boolean {
  const offered = new Set(
    list(pizzas['flavorCategories'])
      .filter((category) => list(category['flavors']).some((it) => !isOff(it['available'])))
      .map(({ id }) => String(id)),
  );
  const prices = list(size['flavors']).filter((it) => offered.has(String(it['flavorCategoryID'])));
  return (
    amount(size['maxFlavors'] ?? 1) >= Math.max(1, amount(size['minFlavors'] ?? 1)) &&
    hasBase(size['crustCategories'], size['id']) &&
    hasBase(size['doughCategories'], size['id']) &&
    prices.some(
      ({ fractions, exceptions }) =>
        list(fractions).some(hasPrice) ||
        list(exceptions).some((exception) => list(exception['fractions']).some(hasPrice)),
    )
  );
}

/** All pizzas of a combo are on the menu, on sale, and can be made. */
const hasPizzas = ({ pizzaSizes }: Fields, pizzas: Fields): boolean =>
  (Array.isArray(pizzaSizes) ? pizzaSizes : []).every((id: unknown) =>
    list(pizzas['sizes']).some(
      (size) =>
        String(size['id']) === String(id) && !isOn(size['unavailable']) && canBeMade(size, pizzas),
    ),
  );

/** A dish, a size of pizza or a combo that is not paused; `pizzas` are those of its menu. */
export const canBeSold = (item: Fields, pizzas: Fields): boolean =>
  !isOff(item['hasStock']) &&
  list(item['extras']).every(isMet) &&
  hasPizzas(item, pizzas) &&
  (item['flavors'] === undefined || canBeMade(item, pizzas));
