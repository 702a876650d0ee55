import { combine, createEvent, createStore, sample } from 'effector';
import { deliveryBus, orderBus } from '@storefront/shared-domain/bus';
import type { ScheduleChoice } from '@storefront/shared-domain/contracts';
import {
  $deliveryType,
  $hasScheduled,
  $isOrderDraftRead,
  $operationState,
  $restaurant,
  $schedule,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { isNowOffered, isScheduleRequested } from '@storefront/shared-domain/rules';
import { $isPageShown } from '../page-events.model';
import { $restriction } from './restriction.model';

/** 'Order Now' or 'Schedule Order'. */
export type When = ScheduleChoice['kind'];

/** One of the two was picked; for 'later' the time is chosen separately. */
export const whenPicked = createEvent<When>();

/** Whether the page offers the choice of a time (DELIVERY-05, SCHEDULE-06). */
export const $isScheduleRequested = combine(
  $restaurant,
  $restriction,
  (info, restriction) => info !== null && restriction === null && isScheduleRequested(info),
);

/**
 * Options for the chosen type: 'now' according to its shift (SCHEDULE-03, SCHEDULE-04); 'later'
 * always, except at a table when scheduled orders require online payment: a table order is paid
 * there.
 */
export const $offeredWhens = combine(
  $restaurant,
  $operationState,
  $deliveryType,
  $isScheduleRequested,
  (info, state, type, isRequested): When[] => {
    if (info === null || type === null || !isRequested) return [];
    const isLaterOffered = type !== 'table' || !info.scheduleSettings.onlyWithOnlinePayment;
    return [
      ...(isNowOffered(info, state, type) ? ['now' as const] : []),
      ...(isLaterOffered ? ['later' as const] : []),
    ];
  },
);

/**
 * Whether the section is shown: with the options of a type, or with the reason why 'now' is
 * missing.
 */
export const $isWhenShown = combine(
  $isScheduleRequested,
  $operationState,
  $deliveryType,
  (isRequested, state, type) => isRequested && (type !== null || state !== 'open'),
);

const $picked = createStore<When | null>(null)
  .on(whenPicked, (_, when) => when)
  .on(deliveryBus.scheduleChosen, (_, { kind }) => kind)
  .reset($deliveryType, deliveryBus.typeChosen, orderBus.draftReset, restaurantSelected);

/** The picked option; 'later' without a choice where 'now' is not offered (SCHEDULE-03). */
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

/** The last picked option, also of another type. */
const $isLaterPicked = createStore(false)
  .on(whenPicked, (_, when) => when === 'later')
  .reset(deliveryBus.scheduleChosen, orderBus.draftReset, restaurantSelected);

/**
 * 'Order Now' is preselected while it is offered and the customer has not scheduled the order: a
 * preselection is a choice (DELIVERY-23, SCHEDULE-01). What a draft restores comes first.
 */
const $isNowPreselected = combine(
  {
    isReady: combine($isPageShown, $isOrderDraftRead, (isShown, isRead) => isShown && isRead),
    offered: $offeredWhens,
    when: $when,
    wantsLater: combine($hasScheduled, $isLaterPicked, (has, picked) => has || picked),
  },
  ({ isReady, offered, when, wantsLater }) =>
    isReady && when === null && !wantsLater && offered.includes('now'),
);
sample({
  clock: $isNowPreselected,
  filter: Boolean,
  fn: (): ScheduleChoice => ({ kind: 'now' }),
  target: deliveryBus.scheduleChosen,
});

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
