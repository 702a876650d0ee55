import { createServerClock, type TimedAnswer } from './server-clock';
import { toTimedAnswer, type TimedResponse } from './timed-response';

export type { TimedAnswer } from './server-clock';
export { timedFetch, type TimedResponse } from './timed-response';

// The start script uses parts of this entry only: what follows is left out of it.
/** The one clock of a page. */
const clock = /* @__PURE__ */ createServerClock({
  wall: () => Date.now(),
  steady: () => performance.now(),
});

/**
 * The server's time in milliseconds since 1970: for every countdown, time on offer, validity and stored
 * moment. Before the first answer of the server it is the device's time.
 */
export const serverNow = (): number => clock.now();
/** The server's time as a date. */
export const serverDate = (): Date => new Date(clock.now());
/** Learns the server's time from an answer of the API. */
export const learnServerTime = (answer: TimedAnswer): void => clock.learn(answer);
/** Whether the time has to be learned again. */
export const isServerTimeDoubtful = (): boolean => clock.isDoubtful();
/** Calls the listener when the time has changed by 2 s or more; returns its end. */
export const onServerTimeChanged = (listener: () => void): (() => void) =>
  clock.onChanged(listener);

/** Learns the server's time from a response of `timedFetch`. */
export function learnFromResponse(response: TimedResponse): void {
  const timed = toTimedAnswer(response);
  if (timed !== null) clock.learn(timed);
}

/**
 * The clock that the owner of the device sets: only for a duration in which the device may sleep, which
 * the caller treats as long when it is negative.
 */
export const deviceNow = (): number => Date.now();
