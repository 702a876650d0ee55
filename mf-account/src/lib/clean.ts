import { plainText } from '@storefront/shared-domain/rules';

/** Text as it is sent: in its plain form, without the spaces a phone's keyboard leaves around it and the signs its contacts bring along. */
export const clean = plainText;
