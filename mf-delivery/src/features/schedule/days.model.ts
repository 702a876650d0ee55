import { combine, createEvent, createStore, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import type { ScheduleChoice } from '@storefront/shared-domain/contracts';
import {
  $deliveryType,
  $schedule,
  $scheduleBasis,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { firstDayWithSlots, scheduleDays } from '@storefront/shared-domain/rules';
import { $now } from '../../lib/page-events.model';
import { $hours } from './template.model';

/** A day of the strip was picked, 'YYYY-MM-DD'. */
export const dayPicked = createEvent<string>();

/** An hour was picked, 'YYYY-MM-DD H:MM'. */
export const timePicked = createEvent<string>();

/** Day of a time as the order says it. */
const dateOf = (schedule: ScheduleChoice | null): string | null =>
  schedule?.kind === 'later' ? schedule.scheduleTo.slice(0, 10) : null;

/** Every day on offer with its times; null while the hours or the moment are not known. */
export const $days = combine($scheduleBasis, $now, $hours, (basis, now, hours) =>
  basis === null || now === null || hours !== 'ready' ? null : scheduleDays({ ...basis, now }),
);

const $pickedDay = createStore<string | null>(null)
  .on(dayPicked, (_, day) => day)
  .reset($deliveryType, restaurantSelected);

/**
 * The day whose times are shown: the picked one, the chosen time's, or the first that has any
 * (SCHEDULE-08).
 */
export const $day = combine($days, $pickedDay, $schedule, (days, picked, schedule) => {
  if (days === null) return null;
  const at = (date: string | null) => days.find((day) => day.date === date);
  return at(picked) ?? at(dateOf(schedule)) ?? firstDayWithSlots(days) ?? days[0] ?? null;
});

/** The chosen time with its end, while it is on offer. */
export const $slot = combine($days, $schedule, (days, schedule) =>
  schedule?.kind !== 'later'
    ? null
    : (days
        ?.flatMap(({ slots }) => slots)
        .find(({ scheduleTo }) => scheduleTo === schedule.scheduleTo) ?? null),
);

// SCHEDULE-07
sample({
  clock: dayPicked,
  source: $schedule,
  filter: (schedule, day) => schedule?.kind === 'later' && dateOf(schedule) !== day,
  fn: () => undefined,
  target: deliveryBus.scheduleCleared,
});
sample({
  clock: timePicked,
  fn: (scheduleTo): ScheduleChoice => ({ kind: 'later', scheduleTo }),
  target: deliveryBus.scheduleChosen,
});
