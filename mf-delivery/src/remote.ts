import { createEvent } from 'effector';
import { REMOTE_CONTRACT, defineRemote } from '@storefront/shared-domain/remote';
import { locales } from './locales';

/** Delivery type, address with its fee, and customer data. */
export const remote = defineRemote({
  name: 'mf-delivery',
  contract: REMOTE_CONTRACT,
  locales,
  started: createEvent<void>({ name: 'mf-delivery.started' }),
});
