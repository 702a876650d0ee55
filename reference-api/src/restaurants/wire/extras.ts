/** Options of products, pizzas and combos in the wire format (DOMAIN-020, DOMAIN-021). */
export type WireOption = {
  id: string;
  name: string;
  description: string;
  image: string;
  price: number;
  available: boolean;
  hasStock: boolean;
  asTitle: boolean;
  qty: number;
  isChecked: boolean;
};

/**
 * `type` is 1 single choice, 2 quantity, 3 checkbox or quantity; `qty_max` and `qtyPerItem` of 0
 * mean no limit; `step` 0 lets the screen compute it.
 */
export type WireExtrasGroup = {
  id: string;
  name: string;
  description: string;
  type: 1 | 2 | 3;
  required: 0 | 1;
  qty_min: number;
  qty_max: number;
  qtyPerItem: number;
  step: number;
  options: WireOption[];
};
