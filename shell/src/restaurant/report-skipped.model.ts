import { createEffect, sample } from 'effector';
import { skippedEntries, type RestaurantData } from '@storefront/shared-domain/contracts';
import { note } from '../telemetry/notes';
import { loadRestaurantFx } from './restaurant.model';

const reportFx = createEffect<{ wire: unknown; data: RestaurantData }, void>(({ wire, data }) => {
  const count = skippedEntries(wire, data);
  if (count > 0) note({ kind: 'menu-skipped', count });
  note({ kind: 'menu-read', wire, data });
});

/* A menu with unreadable entries, or with two prices of a product, is still used; the operator
   gets a report. */
sample({
  clock: loadRestaurantFx.doneData,
  filter: ({ wire }) => wire !== null,
  fn: ({ wire, data }) => ({ wire, data }),
  target: reportFx,
});
