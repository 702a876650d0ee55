import { StatusChange, parse, type Order } from '@storefront/shared-domain/contracts';

type Change = Order['history'][number];

const FINAL: ReadonlySet<string> = new Set(['OVER', 'CANCELED']);

/** An order nothing more happens to. */
export const isFinal = ({ status }: Pick<Order, 'status'>): boolean => FINAL.has(status);

const instant = (at: string): number => Date.parse(at) || 0;
const lastInstant = ({ history, created_at }: Order): number => instant(history.at(-1)?.at ?? created_at);
const isSame = (one: Change, other: Change): boolean => one.status === other.status && instant(one.at) === instant(other.at);

/** Both, each change once, oldest first; of two at one instant the second list's stands last. */
const joined = (known: readonly Change[], more: readonly Change[]): Change[] =>
  [...known.filter((change) => !more.some((other) => isSame(change, other))), ...more].sort((one, other) => instant(one.at) - instant(other.at));

const knows = (order: Order, change: Change): boolean => order.history.some((known) => isSame(known, change));

/**
 * What a message of the stream says of the order (API-16): its change of stage, null when it speaks of something else, and
 * whether the order must be read again. The stream repeats the last change whenever it opens: that is no news.
 */
export function judge(order: Order | null, data: unknown): { change: Change | null; isNews: boolean } {
  const change = parse(StatusChange, data);
  return { change, isNews: order !== null && (change === null || !knows(order, change)) };
}

/**
 * The order after a change heard on the stream. One that comes late takes its place in the history and moves nothing: the
 * order stands where its latest change put it.
 */
export function withChange(order: Order, change: Change): Order {
  if (knows(order, change)) return order;
  const isLate = instant(change.at) < lastInstant(order);
  return { ...order, status: isLate ? order.status : change.status, history: joined(order.history, [change]) };
}

/**
 * The order after another reading. A reading that left the server before the last heard change must not take the order
 * back; one whose history does not tell its own stage is believed as it is.
 */
export function withReading(current: Order | null, read: Order): Order {
  if (current === null || current.uuid !== read.uuid || read.history.at(-1)?.status !== read.status) return read;
  if (lastInstant(read) >= lastInstant(current)) return read;
  return { ...read, status: current.status, history: joined(read.history, current.history) };
}
