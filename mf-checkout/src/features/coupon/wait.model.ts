import { createEffect, createEvent, createStore, sample } from 'effector';
import { serverNow } from '@storefront/shared-domain/clock';
import { restaurantSelected } from '@storefront/shared-domain/models';

/** Waiting time in seconds when the server sends none. */
const WAIT_SECONDS = 30;

/** The rate limit of codes is reached; seconds to wait, null when the server sends none. */
export const waitingStarted = createEvent<number | null>();

/** Returns the end of a wait of the given seconds, in milliseconds since 1970. */
const endOfWaitFx = createEffect<number, number>((seconds) => serverNow() + seconds * 1000);

/**
 * Waits about one second and returns the whole seconds left until `end`, computed from the clock:
 * time that passes while the phone sleeps counts, too.
 */
export const tickFx = createEffect<number, number>({
  name: 'tickFx',
  handler: (end) =>
    new Promise((resolve) =>
      setTimeout(() => resolve(Math.max(0, Math.ceil((end - serverNow()) / 1000))), 1000),
    ),
});

const $end = createStore(0, { serialize: 'ignore' }).on(endOfWaitFx.doneData, (_, end) => end);

/** Seconds until the next code is accepted (F27); 0 when there is no wait. */
export const $secondsLeft = createStore(0, { serialize: 'ignore' })
  .on(endOfWaitFx.done, (_, { params }) => params)
  .on(tickFx.doneData, (current, left) => (current === 0 ? 0 : left))
  .reset(restaurantSelected);

sample({ clock: waitingStarted, fn: (seconds) => seconds ?? WAIT_SECONDS, target: endOfWaitFx });
sample({
  clock: [endOfWaitFx.doneData, tickFx.doneData],
  source: { end: $end, left: $secondsLeft },
  filter: ({ left }) => left > 0,
  fn: ({ end }) => end,
  target: tickFx,
});
