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
import { openCode, type OpenedCode } from './table-responses';
import { $memory, readMemoryFx, stepped, tableEventCame } from './table-link.model';

/**
 * Maximum time in ms for which the menu waits until the code of its URL is opened, so that the
 * delivery menu does not flash up first.
 */
export const CODE_DEADLINE_MS = 2000;

const deadlinePassed = createEvent();
const readAddressFx = createEffect<{ t: string }, TableCode | null>(({ t }) => codeOfAddress(t));
const forgetCodeFx = createEffect<void, void>(forgetCode);

/** Sends the code of the URL to the server (OPEN-029). */
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
 * The server opened or refused the code. Without an answer the code stays in the URL for the next
 * attempt.
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

/** True until the code of the URL is opened or refused. */
export const $isCodeOpening = $code.map((code) => code !== null);

/**
 * A table that was opened but not accepted: a restaurant that serves no tables now may do so in an
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
 * True while the page waits for the table: only for a code that is not stored on this device, and
 * at most `CODE_DEADLINE_MS`.
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
