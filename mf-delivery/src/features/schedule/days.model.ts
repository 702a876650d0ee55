import { combine, createEvent, createStore, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import type { ScheduleChoice } from '@storefront/shared-domain/contracts';
import {
  $deliveryType,
  $schedule,
  $scheduleBasis,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { firstDayWithSlots, scheduleDays } from '@storefront/shared-domain/schedule';
import { $now } from '../../lib/page-events.model';
import { $hours } from './template.model';

/** A day of the strip was picked, 'YYYY-MM-DD'. */
export const dayPicked = createEvent<string>();

/** An hour was picked, 'YYYY-MM-DD H:MM'. */
export const timePicked = createEvent<string>();

/** Day of the order's scheduled time. */
const dateOf = (schedule: ScheduleChoice | null): string | null =>
  schedule?.kind === 'later' ? schedule.scheduleTo.slice(0, 10) : null;

/** Every offered day with its times; null until hours and current time are loaded. */
export const $days = combine($scheduleBasis, $now, $hours, (basis, now, hours) =>
  basis === null || now === null || hours !== 'ready' ? null : scheduleDays({ ...basis, now }),
);

const $pickedDay = createStore<string | null>(null)
  .on(dayPicked, (_, day) => day)
  .reset($deliveryType, restaurantSelected);

/**
 * The displayed day: the picked one, that of the chosen time, or the first with times
 * (SCHEDULE-08).
 */
export const $day = combine($days, $pickedDay, $schedule, (days, picked, schedule) => {
  if (days === null) return null;
  const at = (date: string | null) => days.find((day) => day.date === date);
  return at(picked) ?? at(dateOf(schedule)) ?? firstDayWithSlots(days) ?? days[0] ?? null;
});

/** The chosen time with its end, while it is offered. */
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
