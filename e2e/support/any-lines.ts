import {
  ZERO,
  type CartLine,
  type ComboLine,
  type Combo,
  type PizzaLine,
  type PrizeLine,
  type RestaurantData,
} from '@storefront/shared-domain/contracts';
import {
  buildCombo,
  buildPizza,
  comboOffers,
  crustsOf,
  doughsOf,
  emptyChoice,
  flavorCounts,
  flavorsOf,
  newLine,
  slicePrice,
  toppingsOf,
  type PizzaOffer,
} from '@storefront/shared-domain/rules';
import { productsOf } from './stored-cart';

/**
 * A pizza of this offer with its maximum of flavors, at most `most`: the first available flavors,
 * crust, dough and a topping.
 */
function pizzaOf(offer: PizzaOffer, most: number, lineId: string): PizzaLine {
  const count = Math.min(most, Math.max(...flavorCounts(offer)));
  const flavors = flavorsOf(offer)
    .filter(({ flavor }) => flavor.available && slicePrice(offer, flavor.id, count) !== null)
    .slice(0, count);
  const [topping] = toppingsOf(offer).flatMap(({ options }) => options);
  const built = buildPizza(
    offer,
    {
      ...emptyChoice(offer),
      count,
      crust: crustsOf(offer)[0]?.options[0]?.id ?? null,
      dough: doughsOf(offer)[0]?.options[0]?.id ?? null,
      flavors: flavors.map(({ flavor }, index) => ({
        id: flavor.id,
        quantity: 1,
        toppings: index === 0 && topping ? [topping.id] : [],
      })),
    },
    lineId,
  );
  if (!built.ok) throw new Error(`no pizza can be built: ${JSON.stringify(built.error)}`);
  return built.value;
}

/** A pizza of the size named, with up to `most` flavors. */
export function aPizza({ menu, info }: RestaurantData, sizeId: string, most = 2): PizzaLine {
  const size = menu.pizzas.sizes.find(({ id }) => id === sizeId);
  if (!size) throw new Error(`there is no size ${sizeId}`);
  return pizzaOf(
    { size, pizzas: menu.pizzas, association: null, rounding: info },
    most,
    `pizza-${sizeId}`,
  );
}

const firstExtras = ({ extras }: Combo) =>
  extras
    .filter(({ required }) => required)
    .flatMap(({ id, options: [option] }) =>
      option === undefined
        ? []
        : [{ groupId: id, id: option.id, name: option.name, price: option.price, qty: 1 }],
    );

/**
 * The combo named, each of its pizzas with up to two flavors, and the extras that must be chosen.
 */
export function aCombo({ menu, info }: RestaurantData, comboId: string): ComboLine {
  const combo = menu.combos.find(({ id }) => id === comboId);
  const offers = combo && comboOffers(combo, menu.pizzas, info);
  if (!combo || !offers) throw new Error(`there is no combo ${comboId}`);
  return buildCombo(
    combo,
    offers.map((offer, index) => pizzaOf(offer, 2, `part-${index}`)),
    firstExtras(combo),
    `combo-${comboId}`,
  );
}

/** The cheapest prize of the menu. */
export function aPrize({ menu }: RestaurantData): PrizeLine {
  const [prize] = [...menu.prizes].sort((a, b) => a.points_needed - b.points_needed);
  if (!prize) throw new Error('the restaurant has no prizes');
  return {
    type: 'prize',
    lineId: 'prize-1',
    id: prize.id,
    name: prize.name,
    notes: '',
    qty: 1,
    price: ZERO,
    points_needed: prize.points_needed,
    pointsSpent: prize.points_needed,
  };
}

/** The first `count` products without options, one of each. */
export const plainLines = (data: RestaurantData, count: number): CartLine[] =>
  productsOf(data)
    .filter(({ extras, hasStock, channels }) => extras.length === 0 && hasStock && !channels)
    .slice(0, count)
    .map((product, index) => newLine(product, [], `plain-${index}`));
