/*
 * The public entry '@storefront/shared-domain/menu-rules': what the pages that customers open from
 * outside need of the rules. The shell has it in its first load; the entry of all rules, which also
 * has each name of this one, is loaded with the first page that needs the others.
 */
export { ZERO, toMinor } from '../contracts/primitives';
export { WEEKDAYS } from '../contracts/hours';
export { newLine } from './cart/cart-lines';
export { orderAgain } from './cart/order-again';
export { restaurantAddress } from './country/places';
export { formatDate, formatDuration, formatTime } from './format/format-dates';
export { IMAGE_WIDTHS, imageUrl, type ImageFormat } from './format/image-url';
export {
  ALLERGENS,
  combinedDietary,
  sectionsWithout,
  statedAllergens,
  statesDietary,
} from './menu/dietary';
export { dietaryTexts } from './menu/dietary-texts';
export {
  extrasStep,
  groupControl,
  groupLimits,
  groupProblem,
  isChoosable,
  isGroupRequired,
} from './menu/extras-group';
export { isMenuBlocked } from './menu/menu-blocked';
export { menuSections } from './menu/menu-sections';
export { findListing, findProduct } from './menu/sellable';
export { cartSubtotal, lineSubtotal } from './money/subtotals';
export { buildPizza } from './pizza/build-pizza';
export { buildCombo, comboOffers, withExtras } from './pizza/combo';
export { comboPizzas, sizeOffer } from './pizza/sellable-pizza';
export {
  divisionOf,
  emptyChoice,
  flavorCounts,
  flavorLimits,
  fractionText,
  requiresCount,
} from './pizza/flavor-limits';
export { choiceOfLine, partsOf } from './pizza/pizza-choice';
export {
  crustsOf,
  doughsOf,
  findBase,
  findFlavor,
  flavorsOf,
  toppingsOf,
} from './pizza/pizza-offer';
export { pizzaPrice } from './pizza/pizza-price';
export { isFlavorOffered, pizzaProblem } from './pizza/pizza-problem';
export { shownPizzaPrice } from './pizza/shown-price';
export { slicePrice } from './pizza/slice-price';
export { withCheapestBases } from './pizza/whole-pizza';
export { openUntil } from './schedule/open-until';
export { shownSlots, specialRows, type ShownSlot } from './schedule/shown-hours';
export { localMinute } from './schedule/wall-clock';
export { err, ok } from './result';
export type * from './menu';
export type * from './pizza';
export type * from './result';
