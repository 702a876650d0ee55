import type { OperationState } from '../schedule/operation-state';

/** A table and the code that proves it: only the server creates and decodes the code (OPEN-029). */
export type Seat = { readonly table: string; readonly token: string };

/**
 * Mode of the customer: at a table, at a table's tablet, or delivery. `table` is the table's name;
 * `token` is its encrypted code, which a table order carries for the server to check (OPEN-029).
 * Both are null exactly in mode delivery.
 */
export type TableLink = {
  mode: 'delivery' | 'table' | 'tablet';
  table: string | null;
  token: string | null;
};

/**
 * A restaurant's table as stored on the device (DOMAIN-056). `expiry` in ms since 1970, null when
 * `table` is confirmed by an order.
 */
export type TableMemory = {
  readonly table: Seat | null;
  readonly expiry: number | null;
  readonly tablet: Seat | null;
  readonly orderUuid: string | null;
};

/** Conditions beside the memory; `now` in ms since 1970. */
export type TableConditions = {
  readonly operation: OperationState;
  readonly selfService: boolean;
  readonly now: number;
};

/** Events of a table link. A missing answer is no event: the stored data stays. */
export type TableEvent =
  /** Time passed, or the restaurant was reloaded. */
  | { readonly kind: 'looked' }
  /** The server decoded the code of the URL. */
  | { readonly kind: 'link-opened'; readonly seat: Seat }
  /** A tablet scanned its table. */
  | { readonly kind: 'tablet-scanned'; readonly seat: Seat }
  /** The server returned the status of the stored table order; null when it has none (API-09). */
  | { readonly kind: 'order-answered'; readonly uuid: string; readonly status: string | null }
  /** The server returned the table of an open order, or null (API-10), for the memory `of`. */
  | {
      readonly kind: 'table-answered';
      readonly of: Pick<TableMemory, 'table' | 'expiry'>;
      readonly found: string | null;
    }
  /** The customer ordered at the table. */
  | { readonly kind: 'order-placed'; readonly uuid: string }
  /** The customer or the staff ended the table link. */
  | { readonly kind: 'ended' };

/** Validity of a table from a URL without an order: 4 hours, in ms (TABLE-04). */
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
 * TABLE-08, CONFLICTS-09. An order at a table is for now, so a restaurant that only accepts
 * scheduled orders counts as closed.
 */
const allowsTables = ({ operation, selfService }: TableConditions): boolean =>
  selfService && operation === 'open';

/**
 * TABLE-05. An expiry later than a new one would be means that the clock was set back: the time
 * starts anew. A tablet has none (CONFLICTS-26).
 */
function withoutExpired(memory: TableMemory, now: number): TableMemory {
  const { table, expiry } = memory;
  if (expiry === null) return memory;
  if (table === null || now > expiry) return { ...memory, table: null, expiry: null };
  return expiry > now + TABLE_LIFE_MS ? { ...memory, expiry: now + TABLE_LIFE_MS } : memory;
}

/**
 * TABLE-06. Without an open order a table is removed only when an order had confirmed it before
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

function toLink({ table, tablet }: TableMemory, conditions: TableConditions): TableLink {
  if (!allowsTables(conditions)) return NO_TABLE_LINK;
  if (table !== null) return { mode: 'table', ...table };
  return tablet === null ? NO_TABLE_LINK : { mode: 'tablet', ...tablet };
}

/**
 * The only state machine of the table link (TABLE-01 to TABLE-08): from the stored memory, an event
 * and the current conditions it returns the next memory and the mode of the customer. The table of
 * the URL precedes the stored one, that one precedes the tablet's. Pure; the caller stores the
 * memory and queries the server.
 */
export function stepTableLink(
  memory: TableMemory,
  event: TableEvent,
  conditions: TableConditions,
): { memory: TableMemory; link: TableLink } {
  const after = next(withoutExpired(memory, conditions.now), event, conditions);
  return { memory: after, link: toLink(after, conditions) };
}
