import type { RemoteDefinition } from './define-remote';

/**
 * Namespace of the texts that more than one remote shows: errors, dialogs, names of methods and
 * stages.
 */
export const DOMAIN_NAMESPACE = 'domain';

export const domainLocales: RemoteDefinition['locales'] = {
  en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
  'pt-br': () => import(/* webpackChunkName: "locale-pt-br" */ '../locales/pt-br.json'),
  es: () => import(/* webpackChunkName: "locale-es" */ '../locales/es.json'),
};
