import { plainText } from '@storefront/shared-domain/rules';

/**
 * Text as it is sent: plain, without the surrounding spaces of phone keyboards and the direction
 * marks of phone contacts.
 */
export const clean = plainText;
