import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import type { Deps } from '../deps';
import { addressKey } from '../http/address-key';
import { refuse, type Refusal } from '../http/refusal';
import { countTries } from '../http/tries';

/** One guess that may be made. */
export type Guess = {
  readonly isRefused: false;
  /** It was no guess: it does not count. */
  wasRight(): void;
  /** Waits for its answer. When that throws, such as for a busy server, nobody was told anything: it does not count. */
  during<T>(answer: Promise<T>): Promise<T>;
};
export type GuessRefused = { readonly isRefused: true; readonly refusal: Refusal };

/** Counts a guess at `what`, such as the password of a mail address, and sets when to come back on the answer that refuses it. */
export type Guesses = (reply: FastifyReply, what: string) => Guess | GuessRefused;

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * Guesses at accounts (S10): few of one address at one thing in a quarter of an hour, some of one address at whatever in an hour.
 * Right ones do not count, so that many customers may share an address.
 */
export function boundGuesses({ limits, now }: Pick<Deps, 'limits' | 'now'>): Guesses {
  const atOne = countTries({ most: limits.guesses, windowMs: QUARTER_MS, now });
  const ofAddress = countTries({ most: limits.guessesAnHour, windowMs: HOUR_MS, now });
  return (reply, what) => {
    const ip = addressKey(reply.request.clientAddress);
    const one = createHash('sha256').update(`${ip} ${what}`).digest('base64'); // what is guessed at may be very long
    const tooMany = (seconds: number): GuessRefused => {
      reply.header('retry-after', seconds);
      return { isRefused: true, refusal: refuse(429, 'Too many requests', 'too_many_requests') };
    };
    const waitAll = ofAddress.take(ip);
    if (waitAll > 0) return tooMany(waitAll);
    const waitOne = atOne.take(one);
    if (waitOne > 0) ofAddress.giveBack(ip);
    if (waitOne > 0) return tooMany(waitOne);
    const wasRight = (): void => {
      atOne.giveBack(one);
      ofAddress.giveBack(ip);
    };
    return {
      isRefused: false, wasRight,
      during: (answer) => answer.catch((error: unknown) => {
        wasRight();
        throw error;
      }),
    };
  };
}
