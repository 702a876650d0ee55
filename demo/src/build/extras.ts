import type { WireExtrasGroup, WireOption } from '@storefront/reference-api/plugin/restaurants';

/** A group before it belongs to a product: ids are local keys, made unique by `ownExtras`. */
export type GroupDraft = WireExtrasGroup;

type OptionMore = Partial<
  Pick<WireOption, 'description' | 'image' | 'available' | 'hasStock' | 'isChecked'>
>;

/** One option; `price` is a decimal added to the product's. */
export const option = (
  key: string,
  name: string,
  price = 0,
  more: OptionMore = {},
): WireOption => ({
  id: key,
  name,
  description: '',
  image: '',
  price,
  available: true,
  hasStock: true,
  asTitle: false,
  qty: 0,
  isChecked: false,
  ...more,
});

type GroupMore = Partial<
  Pick<WireExtrasGroup, 'description' | 'required' | 'qty_min' | 'qty_max' | 'qtyPerItem' | 'step'>
>;
const group = (
  type: 1 | 2 | 3,
  key: string,
  name: string,
  options: WireOption[],
  more: GroupMore,
): GroupDraft => ({
  id: key,
  name,
  description: '',
  type,
  required: 0,
  qty_min: 0,
  qty_max: 0,
  qtyPerItem: 0,
  step: 0,
  options,
  ...more,
});

/** Single choice, required by default (EXTRAS-03 type 1). */
export const choice = (
  key: string,
  name: string,
  options: WireOption[],
  more: GroupMore = {},
): GroupDraft =>
  group(1, key, name, options, { required: 1, qty_min: 1, qty_max: 1, qtyPerItem: 1, ...more });

/** A number of pieces in all, spread over the options (EXTRAS-03 type 2). */
export const pieces = (
  key: string,
  name: string,
  options: WireOption[],
  more: GroupMore,
): GroupDraft => group(2, key, name, options, { required: more.qty_min ? 1 : 0, ...more });

/**
 * Checkboxes up to `qty_max` (EXTRAS-03 type 3); with `qtyPerItem` above 1 each option becomes a
 * quantity.
 */
export const checks = (
  key: string,
  name: string,
  options: WireOption[],
  more: GroupMore,
): GroupDraft => group(3, key, name, options, { qtyPerItem: 1, ...more });

/** The groups of one owner, with ids that are unique in the restaurant. */
export const ownExtras = (owner: string, groups: GroupDraft[]): WireExtrasGroup[] =>
  groups.map((draft) => ({
    ...draft,
    id: `${owner}--${draft.id}`,
    options: draft.options.map((wireOption) => ({
      ...wireOption,
      id: `${owner}--${draft.id}--${wireOption.id}`,
    })),
  }));
