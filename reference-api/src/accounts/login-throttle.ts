import type { Database } from '../platform/db/database';
import type { Limits } from '../platform/http/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifyReply } from 'fastify';
import { addressKey } from '../platform/http/address-key';
import { tooManyRequests, type Refusal } from '../platform/http/refusal';
import { attemptCounter } from '../platform/attempts/attempt-counter';

/** Dependencies of the login throttle. */
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
 * Counts an attempt at `what`, such as the password of an email address; a refusal sets
 * Retry-After. Throws `DatabaseBusyError`.
 */
type LoginThrottle = (reply: FastifyReply, what: string) => Promise<LoginAttempt | LoginRefused>;

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * Rate limit of login attempts (S10), over all nodes: `guesses` of one address at one target in a
 * quarter of an hour, `attemptsAnHour` of one address in all. Successful ones do not count, so that
 * many customers may share an address.
 */
export function loginThrottle(deps: ThrottleDeps): LoginThrottle {
  const atOne = attemptCounter(deps, {
    kind: 'account',
    most: deps.limits.attempts,
    windowMs: QUARTER_MS,
  });
  const ofAddress = attemptCounter(deps, {
    kind: 'address',
    most: deps.limits.attemptsAnHour,
    windowMs: HOUR_MS,
  });
  return async (reply, what) => {
    const ip = addressKey(reply.request.clientAddress);
    const refused = (seconds: number): LoginRefused => ({
      isRefused: true,
      refusal: tooManyRequests(reply, seconds),
    });
    const all = await ofAddress.take(ip);
    if (all.waitSeconds > 0) return refused(all.waitSeconds);
    const one = await atOne.take(`${ip} ${what}`);
    if (one.waitSeconds > 0) {
      await all.giveBack();
      return refused(one.waitSeconds);
    }
    const succeeded = async (): Promise<void> => {
      await one.giveBack();
      await all.giveBack();
    };
    return {
      isRefused: false,
      succeeded,
      during: (answer) =>
        answer.catch(async (error: unknown) => {
          await succeeded();
          throw error;
        }),
    };
  };
}
