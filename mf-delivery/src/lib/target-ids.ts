import type { Customer, DeliveryType, ScheduleChoice } from '@storefront/shared-domain/contracts';

/** Ids of the controls the focus moves to when something of the page is missing. */
export const targetIds = {
  type: (type: DeliveryType) => `delivery-type-${type}`,
  address: 'delivery-address',
  when: (kind: ScheduleChoice['kind']) => `delivery-when-${kind}`,
  /** Leads to the times of scheduled orders. */
  time: 'delivery-time',
  /** In their list. */
  firstTime: 'schedule-first-time',
  customer: (field: keyof Customer) => `customer-${field}`,
} as const;
