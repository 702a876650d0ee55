import { createEffect, createEvent, createStore, sample } from 'effector';
import { restaurantSelected } from '@storefront/shared-domain/models';

/** What is waited where the server does not say how long, in seconds. */
const WAIT_SECONDS = 30;

/** Too many codes were tried; seconds to wait, null where the server does not say. */
export const waitingStarted = createEvent<number | null>();

/** Tells when a wait of so many seconds is over, in milliseconds since 1970. */
const endOfWaitFx = createEffect<number, number>((seconds) => Date.now() + seconds * 1000);

/**
 * Lets about a second pass. Tells what is left until the end, in whole seconds: a phone that slept
 * has counted on.
 */
export const tickFx = createEffect<number, number>({
  name: 'tickFx',
  handler: (end) =>
    new Promise((resolve) =>
      setTimeout(() => resolve(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000),
    ),
});

const $end = createStore(0, { serialize: 'ignore' }).on(endOfWaitFx.doneData, (_, end) => end);

/** Seconds until the next code may be tried (F27); 0 when it may be. */
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
