import { createEffect, sample } from 'effector';
import { differingPrices, skippedEntries } from '@storefront/shared-domain/contracts';
import { note } from '../telemetry/notes';
import { loadRestaurantFx } from './restaurant.model';

type Found = { readonly skipped: number; readonly prices: number };

const reportFx = createEffect<Found, void>(({ skipped, prices }) => {
  if (skipped > 0) note({ kind: 'menu-skipped', count: skipped });
  if (prices > 0) note({ kind: 'menu-prices', count: prices });
});

/* A menu of which something could not be read, or which names two prices of a product, lives on: its operator has to know. */
sample({
  clock: sample({
    clock: loadRestaurantFx.doneData,
    fn: ({ wire, data }): Found => (wire === null ? { skipped: 0, prices: 0 } : { skipped: skippedEntries(wire, data), prices: differingPrices(wire, data) }),
  }),
  filter: ({ skipped, prices }) => skipped + prices > 0,
  target: reportFx,
});
