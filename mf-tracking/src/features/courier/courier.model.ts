import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { serverNow } from '@storefront/shared-domain/clock';
import { CourierPosition, parse, type Journey } from '@storefront/shared-domain/contracts';
import type { StreamEvent } from '@storefront/shared-domain/http';
import { followChannel } from '../../lib/follow-channel';
import { readJourneyFx, readPositionFx } from './courier.api';

/** The courier card of this order was mounted, and unmounted. */
export const courierShown = createEvent<string>();
export const courierHidden = createEvent();
/** A message of the journey's stream. */
export const journeyReceived = createEvent<StreamEvent>();
export const journeyRequested = createEvent();
export const positionRequested = createEvent();

/** A position, and the server's time at which the courier was there. */
export type SeenPosition = CourierPosition & { readonly since: number };

const $uuid = createStore<string | null>(null)
  .on(courierShown, (_, uuid) => uuid)
  .reset(courierHidden);

const ours = sample({
  clock: readJourneyFx.done,
  source: $uuid,
  filter: (uuid, { params }) => uuid === params,
  fn: (_, { result }) => result,
});
const positioned = sample({
  clock: readPositionFx.done,
  source: $uuid,
  filter: (uuid, { params }) => uuid === params.uuid,
  fn: (_, { result }) => result,
});
const message = journeyReceived.filterMap(({ event, data }) =>
  event === 'journey.position' ? (parse(CourierPosition, data) ?? undefined) : undefined,
);

/** Origin, destination and courier; null while unknown. */
export const $journey = createStore<Journey | null>(null)
  .on(ours, (_, journey) => journey)
  .reset(courierHidden);

const seen = sample({
  clock: [ours.filterMap(({ position }) => position ?? undefined), positioned, message],
  fn: (position): SeenPosition => ({
    ...position,
    since: serverNow() - position.secondsAgo * 1000,
  }),
});
/**
 * Last position of the courier: the position with the higher number wins, in any order of arrival.
 */
export const $position = createStore<SeenPosition | null>(null)
  .on(seen, (known, next) => (known !== null && known.number >= next.number ? known : next))
  .reset(courierHidden);

/**
 * How often positions trigger another request of the journey to get the courier's name: some
 * couriers have none.
 */
const NAME_READINGS = 2;
const nameless = sample({
  clock: readJourneyFx.finally,
  source: { uuid: $uuid, journey: $journey, position: $position },
  filter: ({ uuid, journey, position }, { params }) =>
    uuid === params && journey?.courier === '' && position !== null,
});
const $nameReadings = createStore(0)
  .on(nameless, (count) => count + 1)
  .reset(courierHidden);

// The first positions may arrive before the journey or the courier's name is available.
const unknown = sample({
  clock: message,
  source: { journey: $journey, readings: $nameReadings },
  filter: ({ journey, readings }) =>
    journey === null || (journey.courier === '' && readings < NAME_READINGS),
});
/**
 * The order of the pending journey request: a request that hangs does not block those of other
 * orders.
 */
const $reading = createStore<string | null>(null)
  .on(readJourneyFx, (_, uuid) => uuid)
  .on(readJourneyFx.finally, (reading, { params }) => (reading === params ? null : reading));
const toRead = sample({
  clock: [courierShown, journeyRequested, unknown],
  source: { uuid: $uuid, reading: $reading },
});
sample({
  clock: toRead.filterMap(({ uuid, reading }) =>
    uuid === null || reading === uuid ? undefined : uuid,
  ),
  target: readJourneyFx,
});
const toRequest = sample({ clock: positionRequested, source: { uuid: $uuid, journey: $journey } });
sample({
  clock: toRequest.filterMap(({ uuid, journey }) =>
    uuid === null || journey === null ? undefined : { uuid, restaurantId: journey.restaurantId },
  ),
  target: readPositionFx,
});
sample({
  clock: toRequest.filterMap(({ journey }) => (journey === null ? null : undefined)),
  fn: () => undefined,
  target: journeyRequested,
});

/** Opens the stream of the journey (API-16). Returns the function that stops it. */
export const followCourierFx = createEffect<string, () => void>((uuid) =>
  followChannel(`journey.order.${uuid}`, undefined, {
    onEvent: scopeBind(journeyReceived, { safe: true }),
    onStream: () => undefined,
    onPoll: scopeBind(positionRequested, { safe: true }),
    onRequest: scopeBind(journeyRequested, { safe: true }),
  }),
);
const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' }).on(
  followCourierFx.doneData,
  (_, stop) => stop,
);
const unfollowFx = attach({ source: $stop, effect: (stop) => stop?.() });
$stop.reset(unfollowFx.done);
sample({ clock: courierShown, target: followCourierFx });
sample({ clock: courierHidden, target: unfollowFx });
