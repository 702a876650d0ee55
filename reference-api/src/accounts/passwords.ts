import { budget } from '@storefront/http-kit';
import { hashOn, verifyOn } from './hash-processes';

/**
 * argon2id (the library's default kind), of OWASP's costs the one with the fewest passes: 46 MiB,
 * about 20 ms.
 */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const STORED_AS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/**
 * All hashing of this process: at most 92 MiB, two processes of a lower priority, and 6 passwords a
 * second, a seventh of a core; five concurrent ones start without that interval. A customer waits
 * for 4.8 s at most.
 */
const LOGINS = { name: 'logins', atOnce: 2, waiting: 32, everyMs: 150, burst: 5 };
let inTurn = budget(LOGINS);

/** Sets the time between two passwords in ms: a test logs in more often than customers. */
export function paceHashing(everyMs: number): void {
  inTurn = budget({ ...LOGINS, everyMs });
}

/** Number of passwords that wait to be hashed. */
export const hashesWaiting = (): number => inTurn.waiting();

/**
 * Throws `BudgetExceededError` when a password could not be hashed now: call it before the database
 * is queried.
 */
export const expectHashing = (): void => inTurn.expectCapacity();

/** Throws `BudgetExceededError`. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hashOn(password, COST));

let unknown: Promise<string> | null = null;

/** A hash that matches no password, made once; after a failure the next call makes it. */
const dummyHash = (): Promise<string> =>
  (unknown ??= hashOn('no such customer', COST).catch((error: unknown) => {
    unknown = null;
    throw error;
  }));

/** `stronger`: the hash to store in place of one that was made at a lower cost. */
export type Checked = { isRight: boolean; stronger: string | null };

/**
 * Whether the password is right. Without a hash it takes as long and returns false, so that the
 * response time does not disclose the customers. Throws `BudgetExceededError`.
 */
export function checkPassword(stored: string | null, password: string): Promise<Checked> {
  return inTurn(async () => {
    const isRight =
      (await verifyOn(stored ?? (await dummyHash()), password, COST)) && stored !== null;
    return {
      isRight,
      stronger: isRight && !stored.startsWith(STORED_AS) ? await hashOn(password, COST) : null,
    };
  });
}
