import { locales } from '../locales';

/**
 * Namespace of the texts that more than one remote shows: errors, dialogs, names of methods and
 * stages.
 */
export const DOMAIN_NAMESPACE = 'domain';

export const domainLocales = locales;
