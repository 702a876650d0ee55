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

/** The shell's own texts and those that every remote shares. */
export const ownCatalogues: readonly { namespace: string; locales: Locales }[] = [
  { namespace: SHELL_NAMESPACE, locales: shellLocales },
  { namespace: DOMAIN_NAMESPACE, locales: domainLocales },
];
