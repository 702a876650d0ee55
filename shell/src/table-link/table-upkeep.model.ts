import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
} from 'effector';
import { onServerTimeChanged, serverNow } from '@storefront/shared-domain/clock';
import {
  $restaurant,
  restaurantLoaded,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import type { TableEvent } from '@storefront/shared-domain/rules';
import { requestOrder, requestTable } from './table-responses';
import { $memory, readMemoryFx, stepped, tableEventCame } from './table-link.model';
import { onTableMemoryChanged } from './table-memory';

type TableResponses = { order: TableEvent | null; table: TableEvent | null };

/**
 * Reads the status of the stored order (API-09) and the open order of the table (API-10), after
 * every reading of the restaurant.
 */
const requestFx = attach({
  source: combine({ info: $restaurant, memory: $memory }),
  effect: async ({ info, memory }): Promise<TableResponses> => {
    if (info === null || !info.table_self_service_enabled) return { order: null, table: null };
    const [order, table] = await Promise.all([
      memory.orderUuid === null ? null : requestOrder(memory.orderUuid),
      requestTable(info.id, memory),
    ]);
    return { order, table };
  },
});
const $needsRequest = $memory.map(({ table, orderUuid }) => table !== null || orderUuid !== null);

sample({ clock: readMemoryFx.done, filter: $needsRequest, fn: () => undefined, target: requestFx });
sample({
  clock: requestFx.doneData,
  filter: ({ order }) => order !== null,
  fn: ({ order }) => order!,
  target: tableEventCame,
});
sample({
  clock: requestFx.doneData,
  filter: ({ table }) => table !== null,
  fn: ({ table }) => table!,
  target: tableEventCame,
});

/** A page that stays open for hours loses its table when the table expires (TABLE-05). */
const pageWoke = createEvent();
const wakeFx = createEffect<number, void>((expiry) => {
  const wake = scopeBind(pageWoke);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        unwatch();
        wake();
      },
      expiry + 1 - serverNow(),
    );
  };
  // the device slept, or its clock was wrong when the wait began
  const unwatch = onServerTimeChanged(wait);
  wait();
});
const $wakesAt = createStore<number | null>(null)
  .on(wakeFx, (_, expiry) => expiry)
  .reset(restaurantSelected);

sample({
  clock: stepped,
  source: $wakesAt,
  filter: (at, { memory }) => memory.expiry !== null && memory.expiry !== at,
  fn: (_, { memory }) => memory.expiry!,
  target: wakeFx,
});
sample({ clock: pageWoke, fn: (): TableEvent => ({ kind: 'looked' }), target: tableEventCame });

/** Another tab changed the stored table. */
const changedElsewhere = createEvent<number>();
const watchFx = createEffect<number, void>((restaurantId) => {
  const changed = scopeBind(changedElsewhere);
  onTableMemoryChanged(restaurantId, () => changed(restaurantId));
});
const $watched = createStore<number | null>(null).on(watchFx, (_, id) => id);

sample({
  clock: restaurantLoaded,
  source: $watched,
  filter: (watched, { info }) => watched !== info.id,
  fn: (_, { info }) => info.id,
  target: watchFx,
});
sample({ clock: changedElsewhere, target: readMemoryFx });
