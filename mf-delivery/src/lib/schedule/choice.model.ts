import { combine, createEvent, createStore, sample } from 'effector';
import { deliveryBus, orderBus } from '@storefront/shared-domain/bus';
import type { ScheduleChoice } from '@storefront/shared-domain/contracts';
import {
  $deliveryType,
  $operationState,
  $restaurant,
  $schedule,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { isNowOffered, isScheduleAsked } from '@storefront/shared-domain/rules';
import { $obstacle } from './obstacle.model';

/** 'Order Now' or 'Schedule Order'. */
export type When = ScheduleChoice['kind'];

/** One of the two was picked; for later the time itself is still to be chosen. */
export const whenPicked = createEvent<When>();

/** Whether the page asks for when the food is wanted (DELIVERY-05, SCHEDULE-06). */
export const $isScheduleAsked = combine(
  $restaurant,
  $obstacle,
  (info, obstacle) => info !== null && obstacle === null && isScheduleAsked(info),
);

/**
 * What may be picked for the chosen type: now as its shift says (SCHEDULE-03, SCHEDULE-04); later
 * always, but at a table, which is paid there, only where scheduled orders may be.
 */
export const $offeredWhens = combine(
  $restaurant,
  $operationState,
  $deliveryType,
  $isScheduleAsked,
  (info, state, type, isAsked): When[] => {
    if (info === null || type === null || !isAsked) return [];
    const isLaterOffered = type !== 'table' || !info.scheduleSettings.onlyWithOnlinePayment;
    return [
      ...(isNowOffered(info, state, type) ? ['now' as const] : []),
      ...(isLaterOffered ? ['later' as const] : []),
    ];
  },
);

/** Whether there is something to say or to pick: why not now, or the choices of a type. */
export const $isWhenShown = combine(
  $isScheduleAsked,
  $operationState,
  $deliveryType,
  (isAsked, state, type) => isAsked && (type !== null || state !== 'open'),
);

const $picked = createStore<When | null>(null)
  .on(whenPicked, (_, when) => when)
  .on(deliveryBus.scheduleChosen, (_, { kind }) => kind)
  .reset($deliveryType, deliveryBus.typeChosen, orderBus.draftReset, restaurantSelected);

/** What is picked; where now is not taken it is for later without asking (SCHEDULE-03). */
export const $when = combine(
  $offeredWhens,
  $picked,
  $schedule,
  (offered, picked, schedule): When | null => {
    if (schedule !== null) return schedule.kind;
    if (!offered.includes('now') && offered.includes('later')) return 'later';
    return picked === 'later' ? picked : null;
  },
);

sample({
  clock: whenPicked,
  filter: (when) => when === 'now',
  fn: (): ScheduleChoice => ({ kind: 'now' }),
  target: deliveryBus.scheduleChosen,
});
sample({
  clock: whenPicked,
  source: $schedule,
  filter: (schedule, when) => when === 'later' && schedule?.kind === 'now',
  fn: () => undefined,
  target: deliveryBus.scheduleCleared,
});
