import * as z from 'zod/mini';

/**
 * Body of every 4xx and 5xx answer. `error` is the spec's text byte for byte, `code` is stable and
 * meant for programs, `path` names the refused field.
 */
export const ErrorBody = z.looseObject({
  error: z.string(),
  code: z.optional(z.string()),
  path: z.optional(z.string()),
});
export type ErrorBody = z.output<typeof ErrorBody>;

/** Body of a 409 `price_changed`: the totals computed by the server, in decimals. */
export const PriceChanged = z.object({
  error: z.string(),
  code: z.literal('price_changed'),
  total: z.number(),
  grandTotal: z.number(),
});

/** Body of a 4xx answer that names a line no longer available. */
export const ItemUnavailable = z.looseObject({
  error: z.string(),
  code: z.literal('item_unavailable'),
  itemId: z.string(),
});
