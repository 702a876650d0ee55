import { createEvent } from 'effector';
import { REMOTE_CONTRACT, defineRemote } from '@storefront/shared-domain/remote';
import { locales } from './locales';

export const remote = defineRemote({
  name: 'mf-menu',
  contract: REMOTE_CONTRACT,
  locales,
  started: createEvent<void>({ name: 'mf-menu.started', sid: 'mf-menu.started' }),
});
