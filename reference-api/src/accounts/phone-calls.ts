import { call, PhoneItem } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';

/**
 * Stores a phone for the visit of a customer that is sent to `/{restaurant_url}?wpu={id}`: it
 * prefills the form for five minutes. Requires an operator's key (`phones`).
 */
export const createPhoneItem = call({
  id: 'createPhoneItem',
  method: 'POST',
  path: '/items',
  body: z.object({ phone: z.string().check(z.regex(/^\+?[\d ().-]{8,30}$/)) }),
  answer: z.extend(PhoneItem, { id: z.string() }),
});
