import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { tableBus } from '@storefront/shared-domain/bus';
import { serverNow } from '@storefront/shared-domain/clock';
import {
  $operationState,
  $restaurant,
  $restaurantId,
  $tableLink,
  restaurantLoaded,
  restaurantSelected,
  tableLinkRead,
} from '@storefront/shared-domain/models';
import {
  NO_TABLE_LINK,
  NO_TABLE_MEMORY,
  stepTableLink,
  type TableConditions,
  type TableEvent,
  type TableLink,
  type TableMemory,
} from '@storefront/shared-domain/rules';
import { readTableMemory, writeTableMemory } from './table-memory';

export const tableEventCame = createEvent<TableEvent>();

/** Reads this device's stored table of the restaurant, after every reading of the restaurant. */
export const readMemoryFx = createEffect<number, TableMemory>(readTableMemory);

const timeFx = attach({
  source: combine({ info: $restaurant, operation: $operationState }),
  effect: (
    { info, operation },
    event: TableEvent,
  ): { event: TableEvent; conditions: TableConditions } | null =>
    info === null
      ? null
      : {
          event,
          conditions: { operation, selfService: info.table_self_service_enabled, now: serverNow() },
        },
});
const timed = sample({ clock: timeFx.doneData, filter: (it) => it !== null, fn: (it) => it! });

/** State of the state machine of the table link (TABLE-01). */
const $state = createStore<{ memory: TableMemory; link: TableLink }>({
  memory: NO_TABLE_MEMORY,
  link: NO_TABLE_LINK,
})
  .on(readMemoryFx.doneData, ({ link }, memory) => ({ memory, link }))
  .on(timed, ({ memory }, { event, conditions }) => stepTableLink(memory, event, conditions))
  .reset(restaurantSelected);

export const $memory = $state.map(({ memory }) => memory);

/** State after a step. */
export const stepped = sample({ clock: timed, source: $state });

const writeFx = createEffect<
  { restaurantId: number | null; before: TableMemory; after: TableMemory },
  void
>(({ restaurantId, before, after }) => {
  if (restaurantId !== null) writeTableMemory(restaurantId, before, after);
});
const $stored = createStore<TableMemory>(NO_TABLE_MEMORY)
  .on(readMemoryFx.doneData, (_, memory) => memory)
  .on(writeFx, (_, { after }) => after)
  .reset(restaurantSelected);

const isOther = (one: TableLink, other: TableLink): boolean =>
  one.mode !== other.mode || one.table !== other.table || one.token !== other.token;

sample({ clock: restaurantLoaded, fn: ({ info }) => info.id, target: readMemoryFx });
sample({
  clock: [readMemoryFx.done, $operationState],
  fn: (): TableEvent => ({ kind: 'looked' }),
  target: tableEventCame,
});
sample({ clock: tableEventCame, target: timeFx });
sample({
  clock: stepped,
  source: { restaurantId: $restaurantId, before: $stored },
  filter: ({ before }, { memory }) => before !== memory,
  fn: ({ restaurantId, before }, { memory }) => ({ restaurantId, before, after: memory }),
  target: writeFx,
});
sample({
  clock: stepped,
  source: $tableLink,
  filter: (known, { link }) => isOther(known, link),
  fn: (_, { link }) => link,
  target: tableLinkRead,
});

sample({
  clock: tableBus.tabletScanned,
  fn: (seat): TableEvent => ({ kind: 'tablet-scanned', seat }),
  target: tableEventCame,
});
sample({
  clock: tableBus.tableOrderPlaced,
  fn: ({ uuid }): TableEvent => ({ kind: 'order-placed', uuid }),
  target: tableEventCame,
});
sample({
  clock: tableBus.linkEnded,
  fn: (): TableEvent => ({ kind: 'ended' }),
  target: tableEventCame,
});
