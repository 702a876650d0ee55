import { combine, createStore } from 'effector';
import { deliveryBus } from '../bus';
import type { ScheduleTemplate } from '../contracts';
import { $deliveryType } from './cart';
import { $restaurantData, restaurantSelected } from './restaurant';

/** The restaurant's own hours for scheduled orders; null without any, or until loaded. */
export const $scheduleTemplate = createStore<ScheduleTemplate | null>(null)
  .on(deliveryBus.scheduleTemplateRead, (_, template) => template)
  .reset(restaurantSelected);

/**
 * Input for the times of the order's type, except the current time; null before a type is chosen.
 */
export const $scheduleBasis = combine(
  $restaurantData,
  $scheduleTemplate,
  $deliveryType,
  (data, template, type) =>
    data === null || type === null ? null : { info: data.info, hours: data.hours, template, type },
);
