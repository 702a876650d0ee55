import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { tableBus } from '@storefront/shared-domain/bus';
import {
  $operationState,
  $restaurant,
  $restaurantId,
  restaurantSelected,
  visitSourceRead,
} from '@storefront/shared-domain/models';
import type { Seat, TableEvent } from '@storefront/shared-domain/rules';
import { codeOfAddress, forgetCode, type TableCode } from './table-address';
import { openCode, type OpenedCode } from './table-answers';
import { $memory, readMemoryFx, stepped, tableEventCame } from './table-link.model';

/**
 * How long a menu waits for the code of its address to be opened, in ms: the menu of deliveries is
 * not to flash up before.
 */
export const CODE_DEADLINE_MS = 2000;

const deadlinePassed = createEvent();
const readAddressFx = createEffect<{ t: string }, TableCode | null>(({ t }) => codeOfAddress(t));
const forgetCodeFx = createEffect<void, void>(forgetCode);

/** Asks the server what the code of the address opens (OPEN-029). */
const openCodeFx = attach({
  source: $restaurantId,
  effect: async (
    restaurantId,
    code: TableCode,
  ): Promise<{ code: TableCode; opened: OpenedCode }> => ({
    code,
    opened:
      restaurantId === null ? { kind: 'unanswered' } : await openCode(restaurantId, code.token),
  }),
});

const holdFx = createEffect<void, void>(() => {
  const passed = scopeBind(deadlinePassed);
  setTimeout(passed, CODE_DEADLINE_MS);
});

/**
 * The server opened the code, or refused it; without an answer the code stays in the address for
 * the next reading.
 */
const settled = sample({
  clock: openCodeFx.doneData,
  filter: ({ opened }) => opened.kind !== 'unanswered',
});
const seated = sample({
  clock: openCodeFx.doneData,
  filter: ({ opened }) => opened.kind === 'table',
  fn: ({ code, opened }) => ({
    isTablet: code.isTablet,
    seat: { table: opened.kind === 'table' ? opened.table : '', token: code.token },
  }),
});

const $code = createStore<TableCode | null>(null)
  .on(readAddressFx.doneData, (_, code) => code)
  .reset(restaurantSelected, settled, tableBus.tabletScanned);

/** The code of the address is not opened yet, nor refused. */
export const $isCodeOpening = $code.map((code) => code !== null);

/**
 * A table that was opened and not taken yet: a restaurant that seats nobody now may do so in an
 * hour (OPEN-031).
 */
const $waiting = createStore<Seat | null>(null)
  .on(seated, (_, { seat, isTablet }) => (isTablet ? null : seat))
  .on(stepped, (waiting, { memory }) => (memory.table?.token === waiting?.token ? null : waiting))
  .reset(restaurantSelected, tableBus.tabletScanned, tableBus.linkEnded);

const $isHeld = createStore(false)
  .on(holdFx, () => true)
  .reset(restaurantSelected);

/**
 * True while the page waits for the table: the first reading of a code this device has not seen,
 * and never for long.
 */
export const $isSeating = createStore(false)
  .on(holdFx, () => true)
  .reset(restaurantSelected, openCodeFx.finally, deadlinePassed);

sample({ clock: visitSourceRead, target: readAddressFx });
sample({
  clock: readMemoryFx.done,
  source: $code,
  filter: (code) => code !== null,
  fn: (code) => code!,
  target: openCodeFx,
});
sample({
  clock: openCodeFx,
  source: { memory: $memory, info: $restaurant, operation: $operationState, isHeld: $isHeld },
  filter: ({ memory, info, operation, isHeld }, { token }) =>
    !isHeld &&
    operation === 'open' &&
    info?.table_self_service_enabled === true &&
    memory.table?.token !== token &&
    memory.tablet?.token !== token,
  fn: () => undefined,
  target: holdFx,
});
sample({ clock: settled, fn: () => undefined, target: forgetCodeFx });
sample({
  clock: seated,
  fn: ({ seat, isTablet }): TableEvent => ({
    kind: isTablet ? 'tablet-scanned' : 'link-opened',
    seat,
  }),
  target: tableEventCame,
});
sample({
  clock: [readMemoryFx.done, $operationState],
  source: $waiting,
  filter: (seat) => seat !== null,
  fn: (seat): TableEvent => ({ kind: 'link-opened', seat: seat! }),
  target: tableEventCame,
});
