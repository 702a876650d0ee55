import { plainText } from '@storefront/shared-domain/rules';

/**
 * Text as it is sent: plain, without the spaces that phone keyboards add around it and the
 * direction marks of phone contacts.
 */
export const clean = plainText;
