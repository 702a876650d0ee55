import { normaliseText } from '@storefront/shared-domain/rules';

/** Text as it is sent: in its plain form, without the spaces a phone's keyboard leaves around it. */
export const clean = (text: string): string => normaliseText(text).trim();
