import * as z from 'zod/mini';
import { int } from './primitives';

/** Maximum length of a stored id, and number of parts of a pizza. */
const MAX_ID_LENGTH = 200;
const MAX_PARTS = 100;

const id = z.string().check(z.maxLength(MAX_ID_LENGTH));
const parts = int().check(z.minimum(0), z.maximum(MAX_PARTS));

/** What was chosen of one pizza, by ids. */
const StoredChoice = z.object({
  crust: z.nullable(id),
  dough: z.nullable(id),
  count: parts,
  flavors: z.array(z.object({ id, quantity: parts, toppings: z.array(id) })),
});

/** An unfinished pizza or combo: the choice of each of its pizzas by its index. */
const StoredPizza = z.object({
  choices: z.record(z.string().check(z.regex(/^\d{1,2}$/)), StoredChoice),
  lineId: z.nullable(id),
});

/**
 * Content of `pizzaDrafts-{restaurantId}`, by the key of the item. `savedAt`: ms since 1970.
 * A broken item is null.
 */
export const StoredPizzaDrafts = z.object({
  savedAt: z.number(),
  drafts: z.record(z.string(), z.catch(z.nullable(StoredPizza), null)),
});
export type StoredPizzaDrafts = z.output<typeof StoredPizzaDrafts>;
