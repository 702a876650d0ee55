import type { OperationState } from './operation-state';

/** A table and the code that proves it: only the server makes and reads the code (OPEN-029). */
export type Seat = { readonly table: string; readonly token: string };

/**
 * How the customer came: at a table, at a table's tablet, or neither. `table` is the table's name;
 * `token` is the encrypted code it came by, which a table order carries for the server to check
 * (OPEN-029). Both are null exactly in mode delivery.
 */
export type TableLink = {
  mode: 'delivery' | 'table' | 'tablet';
  table: string | null;
  token: string | null;
};

/**
 * What the device keeps of a restaurant's table (DOMAIN-056). `expiry` in ms since 1970, null when
 * `table` is confirmed by an order.
 */
export type TableMemory = {
  readonly table: Seat | null;
  readonly expiry: number | null;
  readonly tablet: Seat | null;
  readonly orderUuid: string | null;
};

/** What decides beside the memory; `now` in ms since 1970. */
export type TableConditions = {
  readonly operation: OperationState;
  readonly selfService: boolean;
  readonly now: number;
};

/**
 * What can happen to a table link. An answer that did not come is no event: what is stored then
 * stays.
 */
export type TableEvent =
  /** Time passed, or the restaurant was read again. */
  | { readonly kind: 'looked' }
  /** The server opened the code of the address. */
  | { readonly kind: 'link-opened'; readonly seat: Seat }
  /** A tablet was told its table. */
  | { readonly kind: 'tablet-scanned'; readonly seat: Seat }
  /** The server told the status of the stored table order; null when it knows none (API-09). */
  | { readonly kind: 'order-answered'; readonly uuid: string; readonly status: string | null }
  /** The server told the table of an open order, or null (API-10), when the memory was `of`. */
  | {
      readonly kind: 'table-answered';
      readonly of: Pick<TableMemory, 'table' | 'expiry'>;
      readonly found: string | null;
    }
  /** The customer ordered at the table. */
  | { readonly kind: 'order-placed'; readonly uuid: string }
  /** The customer or the staff ended it. */
  | { readonly kind: 'ended' };

/** How long a table from an address is good without an order: 4 hours, in ms (TABLE-04). */
export const TABLE_LIFE_MS = 14_400_000;

export const NO_TABLE_LINK: TableLink = { mode: 'delivery', table: null, token: null };
export const NO_TABLE_MEMORY: TableMemory = {
  table: null,
  expiry: null,
  tablet: null,
  orderUuid: null,
};

const isOver = (status: string | null): boolean =>
  status === null || status === 'CANCELED' || status === 'OVER';

/**
 * TABLE-08, CONFLICTS-09. An order at a table is for now, so a restaurant that only takes scheduled
 * orders counts as closed.
 */
const allowsTables = ({ operation, selfService }: TableConditions): boolean =>
  selfService && operation === 'open';

/**
 * TABLE-05. An expiry farther off than a new one would be means that the clock was set back: it
 * starts anew. A tablet has none (CONFLICTS-26).
 */
function withoutExpired(memory: TableMemory, now: number): TableMemory {
  const { table, expiry } = memory;
  if (expiry === null) return memory;
  if (table === null || now > expiry) return { ...memory, table: null, expiry: null };
  return expiry > now + TABLE_LIFE_MS ? { ...memory, expiry: now + TABLE_LIFE_MS } : memory;
}

/**
 * TABLE-06. Without an order a table leaves only when an order had confirmed it before
 * (CONFLICTS-07).
 */
function answered(
  memory: TableMemory,
  of: Pick<TableMemory, 'table' | 'expiry'>,
  found: string | null,
): TableMemory {
  const { table, expiry } = memory;
  const isAboutThis = table !== null && of.table?.token === table.token && of.expiry === expiry;
  if (!isAboutThis) return memory;
  if (found !== null) return { ...memory, table: { ...table, table: found }, expiry: null };
  return expiry === null ? { ...memory, table: null } : memory;
}

function next(memory: TableMemory, event: TableEvent, conditions: TableConditions): TableMemory {
  switch (event.kind) {
    case 'looked':
      return memory;
    case 'link-opened': // OPEN-031: ignored where tables are not served
      return allowsTables(conditions)
        ? { ...memory, table: event.seat, expiry: conditions.now + TABLE_LIFE_MS }
        : memory;
    case 'tablet-scanned': // also before the restaurant opens, when tablets are set up
      return { ...memory, table: null, expiry: null, tablet: event.seat };
    case 'order-answered': // TABLE-02
      return event.uuid === memory.orderUuid && isOver(event.status)
        ? { ...memory, orderUuid: null }
        : memory;
    case 'table-answered':
      return answered(memory, event.of, event.found);
    case 'order-placed': // CART-24
      return { ...memory, expiry: null, orderUuid: event.uuid };
    case 'ended':
      return NO_TABLE_MEMORY;
  }
}

function linkOf({ table, tablet }: TableMemory, conditions: TableConditions): TableLink {
  if (!allowsTables(conditions)) return NO_TABLE_LINK;
  if (table !== null) return { mode: 'table', ...table };
  return tablet === null ? NO_TABLE_LINK : { mode: 'tablet', ...tablet };
}

/**
 * The one state machine of the table link (TABLE-01 to TABLE-08): what the device remembers, what
 * happened, and what holds now give what it remembers from here on and how the customer sits. The
 * table of the address goes before the stored one, that before the tablet's. Pure; storing the
 * memory and asking the server is the caller's.
 */
export function stepTableLink(
  memory: TableMemory,
  event: TableEvent,
  conditions: TableConditions,
): { memory: TableMemory; link: TableLink } {
  const after = next(withoutExpired(memory, conditions.now), event, conditions);
  return { memory: after, link: linkOf(after, conditions) };
}
