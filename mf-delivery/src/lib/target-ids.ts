import type { Customer, DeliveryType, ScheduleChoice } from '@storefront/shared-domain/contracts';

/** Ids of the controls that receive the focus when a value of the page is missing. */
export const targetIds = {
  type: (type: DeliveryType) => `delivery-type-${type}`,
  address: 'delivery-address',
  when: (kind: ScheduleChoice['kind']) => `delivery-when-${kind}`,
  /** Opens the times of scheduled orders. */
  time: 'delivery-time',
  /** First entry of their list. */
  firstTime: 'schedule-first-time',
  customer: (field: keyof Customer) => `customer-${field}`,
} as const;
