import { domainLocales, DOMAIN_NAMESPACE, type Locales } from '@storefront/shared-domain/remote';
import { locales } from '../locales';

const SHELL_NAMESPACE = 'shell';

/** Texts of the shell, and the texts shared by all remotes. */
export const ownCatalogues: readonly { namespace: string; locales: Locales }[] = [
  { namespace: SHELL_NAMESPACE, locales },
  { namespace: DOMAIN_NAMESPACE, locales: domainLocales },
];
