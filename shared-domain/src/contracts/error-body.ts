import * as z from 'zod/mini';

/**
 * Body of every 4xx and 5xx answer. `error` keeps the spec's text byte for byte, `code` is stable
 * and meant for programs, `path` names the field that was refused.
 */
export const ErrorBody = z.looseObject({
  error: z.string(),
  code: z.optional(z.string()),
  path: z.optional(z.string()),
});
export type ErrorBody = z.output<typeof ErrorBody>;

/** Body of a 409 `price_changed`: the totals the server found, in decimals. */
export const PriceChanged = z.object({
  error: z.string(),
  code: z.literal('price_changed'),
  total: z.number(),
  grandTotal: z.number(),
});

/** Body of a 4xx answer that names a line which can no longer be bought. */
export const ItemUnavailable = z.looseObject({
  error: z.string(),
  code: z.literal('item_unavailable'),
  itemId: z.string(),
});
