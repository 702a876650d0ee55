import * as z from 'zod';
import { whole } from '../../platform/settings/setting-types';

/** `silenceMs`: a kitchen without a heartbeat for longer counts as lost. */
export type KitchenSettings = { readonly silenceMs: number };

export const DEFAULT_KITCHEN: KitchenSettings = { silenceMs: 120_000 };

export const kitchenSettings = z
  .object({
    KITCHEN_SILENCE_MS: whole(
      10_000,
      86_400_000,
      'a silence is at least 10000 milliseconds, a day at most',
    ).default(DEFAULT_KITCHEN.silenceMs),
  })
  .transform(({ KITCHEN_SILENCE_MS }): KitchenSettings => ({ silenceMs: KITCHEN_SILENCE_MS }));
