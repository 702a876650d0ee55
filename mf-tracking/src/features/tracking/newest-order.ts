import {
  OrderChange,
  parse,
  type Order,
  type OrderTracking,
} from '@storefront/shared-domain/contracts';
import { isFinalStatus } from '@storefront/shared-domain/rules';

/**
 * Loaded state of an order: its latest read version, and later changes from the stream, by their
 * position in its history.
 */
export type Known = { readonly read: Order; readonly ahead: ReadonlyMap<number, OrderChange> };

export const isFinal = ({ status }: Pick<Order, 'status'>): boolean => isFinalStatus(status);

/**
 * The order with all received changes: the status of its latest change, and all changes in their
 * order.
 */
export function shownOrder({ read, ahead }: Known): Order {
  if (ahead.size === 0) return read;
  const more = [...ahead.values()].sort((one, other) => one.position - other.position);
  return {
    ...read,
    status: more.at(-1)?.status ?? read.status,
    history: [...read.history, ...more.map(({ status, at }) => ({ status, at }))],
  };
}

/** Position of the last change without a gap before it: the stream resumes after it. */
export function lastPlace({ read, ahead }: Known): number {
  let place = read.history.length - 1;
  while (ahead.has(place + 1)) place += 1;
  return place;
}

const beyond = (read: Order, ahead: Known['ahead']): Known['ahead'] =>
  new Map([...ahead].filter(([position]) => position >= read.history.length));

/**
 * Result of a stream message (API-16): its change, null for another subject, and whether the order
 * has to be read again. A change already received is ignored.
 */
export function judge(
  known: Known | null,
  data: unknown,
): { change: OrderChange | null; isNew: boolean } {
  const change = parse(OrderChange, data);
  return {
    change,
    isNew:
      known !== null &&
      (change === null ||
        (change.position >= known.read.history.length && !known.ahead.has(change.position))),
  };
}

/**
 * Adds a change from the stream, in any order of arrival: its position in the history defines its
 * meaning.
 */
export function withChange(known: Known, change: OrderChange): Known {
  if (change.position < known.read.history.length || known.ahead.has(change.position)) return known;
  return { ...known, ahead: new Map([...known.ahead, [change.position, change]]) };
}

/**
 * Adds another read version. A late response with less history than the stored one is ignored: a
 * history only grows. A response with a history that lacks its own status is used unchanged.
 */
export function withReading(known: Known | null, read: Order): Known {
  if (
    known === null ||
    known.read.uuid !== read.uuid ||
    read.history.at(-1)?.status !== read.status
  )
    return { read, ahead: new Map() };
  if (read.history.length < known.read.history.length) return known;
  return { read, ahead: beyond(read, known.ahead) };
}

/**
 * Adds a response of the tracking cache, which contains only the stages (API-14) and may be some
 * seconds old.
 */
export function withTracking(known: Known, { uuid, status, history }: OrderTracking): Known {
  return known.read.uuid === uuid && history.length > known.read.history.length
    ? withReading(known, { ...known.read, status, history })
    : known;
}
