/** Pizzas and combos in the wire format (DOMAIN-015 to DOMAIN-017). */
import type { WireDietary } from './dietary';
import type { WireExtrasGroup } from './extras';

export type PriceBehavior = 'incremental' | 'highest' | 'average';

/**
 * Price of one flavor when the pizza has `pizzaPart` flavors. On an incremental size it is the
 * price of that slice alone and adds up; on highest and average sizes it is the price of the whole
 * pizza in that flavor.
 */
export type WireFraction = { pizzaPart: number; price: number };
type WireSizeFlavors = {
  flavorCategoryID: string;
  extraPrice: number;
  fractions: WireFraction[];
  exceptions: { flavorID: string; fractions: WireFraction[] }[];
};

/**
 * A crust, dough or topping on one size: the same `id` appears once per `sizeID`, with that size's
 * price.
 */
type WireBaseOption = {
  id: string;
  name: string;
  description: string;
  price: number;
  available: boolean;
  sizeID: string;
};
export type WireBaseCategory = {
  id: string;
  name: string;
  description: string;
  options: WireBaseOption[];
};

export type WireSize = {
  id: string;
  name: string;
  description: string;
  image: string;
  price: number;
  priceBehavior: PriceBehavior;
  minFlavors: number;
  maxFlavors: number;
  flavors: WireSizeFlavors[];
  crustCategories: WireBaseCategory[];
  doughCategories: WireBaseCategory[];
  discount: number;
  discountType: 'percent' | 'fixed' | null;
  addition: number;
  additionType: 'percent' | 'fixed' | null;
  associationID: string;
  fromPrice: number;
  extras: WireExtrasGroup[];
  unavailable: boolean;
  featured: boolean;
  dietary?: WireDietary;
};

export type WireFlavor = {
  id: string;
  name: string;
  description: string;
  image: string;
  available: boolean;
  possiblePrices: number[];
  dietary?: WireDietary;
};
export type WireFlavorCategory = {
  id: string;
  name: string;
  description: string;
  flavors: WireFlavor[];
};

export type WirePizzas = {
  sizes: WireSize[];
  flavorCategories: WireFlavorCategory[];
  extras: {
    crust: WireBaseCategory[];
    dough: WireBaseCategory[];
    additionalToppings: WireBaseCategory[];
  };
};

export type WireCombo = {
  id: string;
  name: string;
  description: string;
  image: string;
  price: number;
  fromPrice: number;
  fromNEP: boolean;
  pizzaSizes: string[];
  pizzaAssociations: WireAssociation[];
  extras: WireExtrasGroup[];
  unavailable: boolean;
  featured: boolean;
  dietary?: WireDietary;
};
export type WireAssociation = {
  pizza_size_id: string;
  id: string;
  discount: number;
  discount_type: 'percent' | 'fixed' | null;
  addition: number;
  addition_type: 'percent' | 'fixed' | null;
};
