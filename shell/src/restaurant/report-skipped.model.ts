import { createEffect, sample } from 'effector';
import { skippedEntries } from '@storefront/shared-domain/contracts';
import { note } from '../telemetry/notes';
import { loadRestaurantFx } from './restaurant.model';

const reportFx = createEffect<number, void>((count) => note({ kind: 'menu-skipped', count }));

/* A menu of which something could not be read lives on without it; its operator has to hear of that. */
sample({
  clock: sample({ clock: loadRestaurantFx.doneData, fn: ({ wire, data }) => (wire === null ? 0 : skippedEntries(wire, data)) }),
  filter: (count) => count > 0,
  target: reportFx,
});
