/**
 * The menu as `GET /restaurant/data/v2/{url}` sends it (DOMAIN-014 to DOMAIN-021). Money is a
 * decimal of the restaurant's currency.
 */
import type { WireDietary } from './dietary';
import type { WireExtrasGroup } from './extras';
import type { WirePizzas, WireCombo } from './pizza';

/**
 * `oldPrice`, `tags` and `dietary` are additions of this project for the product card (MENU-20);
 * `channels` is OPEN-032.
 */
export type WireProduct = {
  id: string;
  category_id: string;
  name: string;
  description: string;
  image: string;
  price: number;
  oldPrice?: number;
  extras: WireExtrasGroup[];
  unavailable: boolean;
  unavailableByTemplate: boolean;
  featured: boolean;
  fromPrice?: number;
  hasStock: boolean;
  totalCalcType: 'UNIT' | 'WEIGHT';
  channels?: ('delivery' | 'table')[];
  tags?: string[];
  dietary?: WireDietary;
};

export type WireCategory = {
  id: string;
  name: string;
  description: string;
  available: boolean;
  unavailable: boolean;
  unavailableByTemplate: boolean;
  products: WireProduct[];
};

export type WirePrize = {
  id: string;
  name: string;
  description: string;
  image: string;
  points_needed: number;
};

export type WireMenu = {
  featuredItems: WireProduct[];
  combos: WireCombo[];
  pizzas: WirePizzas;
  categories: WireCategory[];
  prizes: WirePrize[];
};
