import { createEvent } from 'effector';
import { REMOTE_CONTRACT, defineRemote } from '@storefront/shared-domain/remote';
import { pageData } from './lib/page-data';
import { locales } from './locales';

export const remote = defineRemote({
  name: 'mf-tracking',
  contract: REMOTE_CONTRACT,
  locales,
  started: createEvent<void>({ name: 'mf-tracking.started' }),
  pageData,
});
