import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import { calls, type ScheduleTemplate } from '@storefront/shared-domain/contracts';
import { callApi, isApiError, type ApiError } from '@storefront/shared-domain/http';
import { $restaurant, $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { isScheduleRequested } from '@storefront/shared-domain/rules';
import { pageOpened } from '../../lib/page-events.model';

/** The hours could not be loaded and the customer retries. */
export const retryPressed = createEvent();

type Requested = { restaurantId: number; templateId: string };

/**
 * Reads the hours for scheduled orders (API-02). A template that is not found (404) is null: the
 * restaurant's own hours apply (OPEN-100).
 */
export const getTemplateFx = createEffect<Requested, ScheduleTemplate | null, ApiError>({
  name: 'getTemplateFx',
  handler: (params) =>
    callApi(calls.getScheduleTemplate, { params }).catch((error: unknown) => {
      if (isApiError(error) && error.status === 404) return null;
      throw error;
    }),
});

const readFx = attach({ effect: getTemplateFx });

/**
 * The template to load; null where orders are not scheduled or follow the restaurant's own hours.
 */
const $requested = $restaurant.map((info): Requested | null => {
  const template =
    info !== null && isScheduleRequested(info) ? info.scheduleSettings.hoursTemplate : null;
  return info === null || !template ? null : { restaurantId: info.id, templateId: template.id };
});

// Loaded on each visit of the page; earlier hours are shown meanwhile.
sample({
  clock: [pageOpened, retryPressed],
  source: { requested: $requested, isReading: readFx.pending },
  filter: ({ requested, isReading }) => requested !== null && !isReading,
  fn: ({ requested }) => requested!,
  target: readFx,
});

const read = sample({
  clock: readFx.done,
  source: $restaurantId,
  filter: (id, { params }) => id === params.restaurantId,
  fn: (_, { result }) => result,
});
sample({ clock: read, target: deliveryBus.scheduleTemplateRead });

const $isKnown = createStore(false)
  .on(read, () => true)
  .reset(restaurantSelected);
const $hasFailed = createStore(false)
  .on(readFx.fail, () => true)
  .on(read, () => false)
  .reset(restaurantSelected);

/**
 * State of the hours that the times are derived from. A failure counts only while none were loaded
 * before.
 */
export const $hours = combine(
  { requested: $requested, isKnown: $isKnown, hasFailed: $hasFailed },
  ({ requested, isKnown, hasFailed }) =>
    requested === null || isKnown
      ? ('ready' as const)
      : hasFailed
        ? ('failed' as const)
        : ('loading' as const),
);

/** The hours are being loaded again after a failure. */
export const $isRetrying = readFx.pending;
