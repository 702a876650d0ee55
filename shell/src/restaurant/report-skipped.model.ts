import { createEffect, sample } from 'effector';
import { skippedEntries, type RestaurantData } from '@storefront/shared-domain/contracts';
import { note } from '../telemetry/notes';
import { loadRestaurantFx } from './restaurant.model';

const reportFx = createEffect<{ wire: unknown; data: RestaurantData }, void>(({ wire, data }) => {
  const count = skippedEntries(wire, data);
  if (count > 0) note({ kind: 'menu-skipped', count });
  note({ kind: 'menu-read', wire, data });
});

/* A menu of which something could not be read, or which names two prices of a product, lives on: its operator has to know. */
sample({ clock: loadRestaurantFx.doneData, filter: ({ wire }) => wire !== null, fn: ({ wire, data }) => ({ wire, data }), target: reportFx });
