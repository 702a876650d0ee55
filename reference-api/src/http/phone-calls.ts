import { call, PhoneItem } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';

/**
 * Leaves a phone for the visit of a customer, who is sent to `/{restaurant_url}?wpu={id}`: the form
 * is filled in with it for five minutes. With the operator's key.
 */
export const createPhoneItem = call({
  id: 'createPhoneItem',
  method: 'POST',
  path: '/items',
  body: z.object({ phone: z.string().check(z.regex(/^\+?[\d ().-]{8,30}$/)) }),
  answer: z.extend(PhoneItem, { id: z.string() }),
});
