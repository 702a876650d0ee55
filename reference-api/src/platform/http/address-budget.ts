import type { FastifyReply } from 'fastify';
import { addressKey } from './networks';
import { refuse, type Refusal } from './refusal';

type Spent = { since: number; amount: number };

const MAX_ADDRESSES = 20_000;
const HOUR_MS = 3_600_000;

/**
 * Takes `amount` from the remaining budget of a request's address; returns the refusal, with
 * `Retry-After`, when it is not enough.
 */
type AddressBudget = (reply: FastifyReply, amount: number) => Refusal | null;

/**
 * At most `most` of each address, or of what `keyOf` makes of it, within an hour of its first. Drops
 * the oldest addresses beyond 20,000.
 */
export function hourlyBudget({
  most,
  now,
  keyOf = addressKey,
}: {
  most: number;
  now: () => Date;
  keyOf?: (ip: string) => string;
}): AddressBudget {
  const addresses = new Map<string, Spent>();
  return (reply, amount) => {
    const key = keyOf(reply.request.clientAddress);
    const at = now().getTime();
    const known = addresses.get(key);
    const age = known ? at - known.since : HOUR_MS;
    const isRunning = age >= 0 && age < HOUR_MS; // a clock that was set back begins another hour
    const spent = known && isRunning ? known : { since: at, amount: 0 };
    if (spent.amount + amount > most) {
      reply.header('retry-after', Math.max(1, Math.ceil((spent.since + HOUR_MS - at) / 1000)));
      return refuse(429, 'Too many requests', 'too_many_requests');
    }
    spent.amount += amount;
    if (spent !== known) {
      addresses.delete(key);
      addresses.set(key, spent);
    }
    const oldest = addresses.size > MAX_ADDRESSES ? addresses.keys().next() : null;
    if (oldest && !oldest.done) addresses.delete(oldest.value);
    return null;
  };
}
