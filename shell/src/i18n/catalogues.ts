import {
  domainLocales,
  DOMAIN_NAMESPACE,
  type RemoteDefinition,
} from '@storefront/shared-domain/remote';

const SHELL_NAMESPACE = 'shell';

type Locales = RemoteDefinition['locales'];

const shellLocales: Locales = {
  en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
  'pt-br': () => import(/* webpackChunkName: "locale-pt-br" */ '../locales/pt-br.json'),
  es: () => import(/* webpackChunkName: "locale-es" */ '../locales/es.json'),
};

/** Texts of the shell, and the texts shared by all remotes. */
export const ownCatalogues: readonly { namespace: string; locales: Locales }[] = [
  { namespace: SHELL_NAMESPACE, locales: shellLocales },
  { namespace: DOMAIN_NAMESPACE, locales: domainLocales },
];
