import * as z from 'zod/mini';

/**
 * Connection of a restaurant's kitchen: `lost` after a silence longer than the server's setting;
 * `unknown` without any heartbeat: not every kitchen sends them.
 */
export const KitchenState = z.enum(['connected', 'lost', 'unknown']);
export type KitchenState = z.output<typeof KitchenState>;

/** Answer about a kitchen; `heartbeatAt` is the ISO instant of its last heartbeat. */
export const KitchenConnection = z.object({
  state: z.catch(KitchenState, 'unknown'),
  heartbeatAt: z.catch(z.nullish(z.string()), null),
});
export type KitchenConnection = z.output<typeof KitchenConnection>;
