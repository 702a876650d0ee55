import * as z from 'zod/mini';

/**
 * Connection of a restaurant's kitchen: `lost` after a silence longer than the server's setting;
 * `unknown` for a kitchen that was never heard, because it sends no heartbeats.
 */
export const KitchenState = z.enum(['connected', 'lost', 'unknown']);
export type KitchenState = z.output<typeof KitchenState>;

/** Answer about a kitchen; `heardAt` is the ISO instant of its last heartbeat. */
export const KitchenConnection = z.object({
  state: z.catch(KitchenState, 'unknown'),
  heardAt: z.catch(z.nullish(z.string()), null),
});
export type KitchenConnection = z.output<typeof KitchenConnection>;
