import { createEvent } from 'effector';
import { REMOTE_CONTRACT, defineRemote } from '@storefront/shared-domain/remote';

/** Delivery type, address with its fee, and customer data. */
export const remote = defineRemote({
  name: 'mf-delivery',
  contract: REMOTE_CONTRACT,
  locales: {
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json'),
    'pt-br': () => import(/* webpackChunkName: "locale-pt-br" */ './locales/pt-br.json'),
    es: () => import(/* webpackChunkName: "locale-es" */ './locales/es.json'),
  },
  started: createEvent<void>({ name: 'mf-delivery.started' }),
});
