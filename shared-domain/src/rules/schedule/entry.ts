/*
 * The public entry '@storefront/shared-domain/schedule': rules that need dayjs. The storefront's
 * first route loads the entry of the other rules, but not this one.
 */
export { dayAfter, type CalendarDay } from './day';
export { nextOpening, type NextOpening } from './next-opening';
export * from './schedule-days';
export type * from './schedule-input';
export { isWithinHours, type HoursRequested } from './within-hours';
