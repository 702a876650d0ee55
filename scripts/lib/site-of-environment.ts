import { SiteOptionError, type PageSite } from '@storefront/compositions';
import { siteFromEnv } from '@storefront/edge';
import { PlainError } from './plain-error';

/** The settings of the site in the environment; an invalid one is one sentence for the terminal. */
export function siteOfEnvironment(): PageSite {
  try {
    return siteFromEnv(process.env);
  } catch (error) {
    throw error instanceof SiteOptionError ? new PlainError(error.message) : error;
  }
}
