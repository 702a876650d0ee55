import {
  OrderChange,
  parse,
  type Order,
  type OrderTracking,
} from '@storefront/shared-domain/contracts';

/**
 * What is known of an order: its newest reading, and changes that were heard of beyond it, by their
 * place in its history.
 */
export type Known = { readonly read: Order; readonly ahead: ReadonlyMap<number, OrderChange> };

const FINAL: ReadonlySet<string> = new Set(['OVER', 'CANCELED']);

/** An order nothing more happens to. */
export const isFinal = ({ status }: Pick<Order, 'status'>): boolean => FINAL.has(status);

/**
 * The order as it stands by all that is known: where its latest change put it, with every change
 * that is known, in their order.
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

/**
 * The place of the last change that is known without a gap before it: what comes after it is to be
 * told.
 */
export function lastPlace({ read, ahead }: Known): number {
  let place = read.history.length - 1;
  while (ahead.has(place + 1)) place += 1;
  return place;
}

const beyond = (read: Order, ahead: Known['ahead']): Known['ahead'] =>
  new Map([...ahead].filter(([position]) => position >= read.history.length));

/**
 * What a message of the stream says of the order (API-16): its change, null when it speaks of
 * something else, and whether the order must be read again. A change that is known is no news.
 */
export function judge(
  known: Known | null,
  data: unknown,
): { change: OrderChange | null; isNews: boolean } {
  const change = parse(OrderChange, data);
  return {
    change,
    isNews:
      known !== null &&
      (change === null ||
        (change.position >= known.read.history.length && !known.ahead.has(change.position))),
  };
}

/**
 * After a change heard on the stream, whenever it comes: its place in the history tells what it
 * means.
 */
export function withChange(known: Known, change: OrderChange): Known {
  if (change.position < known.read.history.length || known.ahead.has(change.position)) return known;
  return { ...known, ahead: new Map([...known.ahead, [change.position, change]]) };
}

/**
 * After another reading. One that left the server before another that is known, and tells less, is
 * late and changes nothing: a history only grows. One whose history does not tell its own stage is
 * believed as it is.
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
 * After a look into the tracking cache, which tells the stages alone (API-14) and may be some
 * seconds old.
 */
export function withTracking(known: Known, { uuid, status, history }: OrderTracking): Known {
  return known.read.uuid === uuid && history.length > known.read.history.length
    ? withReading(known, { ...known.read, status, history })
    : known;
}
