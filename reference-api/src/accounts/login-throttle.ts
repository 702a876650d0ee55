import type { Database } from '../platform/db/database';
import type { Limits } from '../platform/http/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifyReply } from 'fastify';
import { tooManyRequests, type Refusal } from '../platform/http/refusal';
import { attemptCounter } from '../platform/attempts/attempt-counter';
import { networkCounter } from '../platform/attempts/network-counter';
import { takeAll } from '../platform/attempts/take-all';
import { isKnownPlace } from './login-places';

export type ThrottleDeps = {
  readonly db: Database;
  readonly limits: Limits;
  readonly logger?: FastifyBaseLogger | undefined;
};

/** An attempt that is allowed. */
type LoginAttempt = {
  readonly isRefused: false;
  /** The attempt succeeded: it does not count. */
  succeeded(): Promise<void>;
  /**
   * Waits for the response. When that throws, such as for a busy server, nothing was disclosed: the
   * attempt does not count.
   */
  during<T>(answer: Promise<T>): Promise<T>;
};
type LoginRefused = { readonly isRefused: true; readonly refusal: Refusal };

/**
 * An account that an attempt counts for whatever its address. `isStrangersOnly`: attempts from
 * places where the account was logged in to do not count, so that strangers cannot lock its
 * customer out.
 */
type OfAccount = { readonly account: string; readonly isStrangersOnly: boolean };

/**
 * Counts an attempt at `what`, such as the password of an email address; a refusal sets
 * Retry-After. Throws `DatabaseBusyError`.
 */
type LoginThrottle = (
  reply: FastifyReply,
  what: string,
  of?: OfAccount | null,
) => Promise<LoginAttempt | LoginRefused>;

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * Rate limit of login attempts (S10), over all nodes: `attempts` of one address at one target in a
 * quarter of an hour, `attemptsAnHour` of one address in all, more of wider networks, and
 * `attemptsAtAccount` at one account from all addresses in an hour. Successful ones do not count, so
 * that many customers may share an address.
 */
export function loginThrottle(deps: ThrottleDeps): LoginThrottle {
  const { attempts, attemptsAnHour, attemptsAtAccount } = deps.limits;
  const atOne = networkCounter(deps, { kind: 'account', most: attempts, windowMs: QUARTER_MS });
  const inAll = networkCounter(deps, { kind: 'address', most: attemptsAnHour, windowMs: HOUR_MS });
  const atAccount = attemptCounter(deps, {
    kind: 'account-anywhere',
    most: attemptsAtAccount,
    windowMs: HOUR_MS,
  });
  return async (reply, what, of = null) => {
    const ip = reply.request.clientAddress;
    const isKnown =
      of !== null && of.isStrangersOnly && (await isKnownPlace(deps.db, reply.request, of.account));
    const { waitSeconds, giveBack } = await takeAll([
      () => inAll.take(ip, '', isKnown),
      () => atOne.take(ip, what, isKnown),
      ...(of === null || isKnown ? [] : [() => atAccount.take(of.account)]),
    ]);
    if (waitSeconds > 0) return { isRefused: true, refusal: tooManyRequests(reply, waitSeconds) };
    return {
      isRefused: false,
      succeeded: giveBack,
      during: (answer) =>
        answer.catch(async (error: unknown) => {
          await giveBack();
          throw error;
        }),
    };
  };
}
