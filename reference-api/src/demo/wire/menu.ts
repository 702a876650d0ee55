/** The menu as `GET /restaurant/data/v2/{url}` sends it (DOMAIN-014 to DOMAIN-021). Money is a decimal of the restaurant's currency. */
import type { WirePizzas, WireCombo } from './pizza';

export type WireOption = {
  id: string; name: string; description: string; image: string; price: number;
  available: boolean; hasStock: boolean; asTitle: boolean; qty: number; isChecked: boolean;
};

/** `type` is 1 single choice, 2 quantity, 3 checkbox or quantity; `qty_max` and `qtyPerItem` of 0 mean no limit; `step` 0 lets the screen compute it. */
export type WireExtrasGroup = {
  id: string; name: string; description: string; type: 1 | 2 | 3; required: 0 | 1;
  qty_min: number; qty_max: number; qtyPerItem: number; step: number; options: WireOption[];
};

/** `oldPrice` and `tags` are additions of this project for the product card (MENU-20); `channels` is OPEN-032. */
export type WireProduct = {
  id: string; category_id: string; name: string; description: string; image: string; price: number; oldPrice?: number;
  extras: WireExtrasGroup[]; unavailable: boolean; unavailableByTemplate: boolean; featured: boolean; fromPrice?: number;
  hasStock: boolean; totalCalcType: 'UNIT' | 'WEIGHT'; channels?: ('delivery' | 'table')[]; tags?: string[];
};

export type WireCategory = {
  id: string; name: string; description: string; available: boolean; unavailable: boolean; unavailableByTemplate: boolean;
  products: WireProduct[];
};

export type WirePrize = { id: string; name: string; description: string; image: string; points_needed: number };

export type WireMenu = {
  featuredItems: WireProduct[]; combos: WireCombo[]; pizzas: WirePizzas; categories: WireCategory[]; prizes: WirePrize[];
};
