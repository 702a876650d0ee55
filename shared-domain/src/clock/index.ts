import { createServerClock } from './server-clock';
import { timedAnswerOf, type TimedResponse } from './timed-response';

export type { TimedAnswer } from './server-clock';
export { timedFetch, type TimedResponse } from './timed-response';

/** The one clock of a page. */
const clock = createServerClock({ wall: () => Date.now(), steady: () => performance.now() });

/**
 * The server's time in milliseconds since 1970: for every countdown, time on offer, validity and stored
 * moment. Before the first answer of the server it is the device's time.
 */
export const serverNow = clock.now;
/** The server's time as a date. */
export const serverDate = (): Date => new Date(clock.now());
export const { learn: learnServerTime, isDoubtful: isServerTimeDoubtful } = clock;
/** Calls the listener when the time has changed by 2 s or more; returns its end. */
export const onServerTimeChanged = clock.onChanged;

/** Learns the server's time from a response of `timedFetch`. */
export function learnFromResponse(response: TimedResponse): void {
  const timed = timedAnswerOf(response);
  if (timed !== null) clock.learn(timed);
}

/**
 * The clock that the owner of the device sets: only for a duration in which the device may sleep, which
 * the caller treats as long when it is negative.
 */
export const deviceNow = (): number => Date.now();
