import type { Customer, DeliveryType } from '@storefront/shared-domain/contracts';

/** Ids of the controls the focus moves to when something of the page is missing. */
export const targetIds = {
  type: (type: DeliveryType) => `delivery-type-${type}`,
  address: 'delivery-address',
  schedule: 'delivery-schedule',
  customer: (field: keyof Customer) => `customer-${field}`,
} as const;
