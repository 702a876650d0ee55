import { combine, createStore } from 'effector';
import { deliveryBus } from '../bus';
import type { ScheduleTemplate } from '../contracts';
import { $deliveryType } from './cart';
import { $restaurantData, restaurantSelected } from './restaurant';

/**
 * The restaurant's own hours for scheduled orders; null where it has none, or while they are not
 * read.
 */
export const $scheduleTemplate = createStore<ScheduleTemplate | null>(null)
  .on(deliveryBus.scheduleTemplateRead, (_, template) => template)
  .reset(restaurantSelected);

/**
 * What the times of the order's type follow from, but for the moment they are asked at; null before
 * a type is chosen.
 */
export const $scheduleBasis = combine(
  $restaurantData,
  $scheduleTemplate,
  $deliveryType,
  (data, template, type) =>
    data === null || type === null ? null : { info: data.info, hours: data.hours, template, type },
);
