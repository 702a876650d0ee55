import { combine, createEffect, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { StoredText } from '@storefront/shared-domain/contracts';
import { $customer, $restaurant } from '@storefront/shared-domain/models';
import { phoneDigits, phoneKey } from '@storefront/shared-domain/phones';
import { keys, storage } from '@storefront/shared-domain/storage';
import { nextPressed, pageOpened } from '../../lib/page-events.model';

export const readPhoneFx = createEffect<void, string>({
  name: 'readPhoneFx',
  handler: () => storage.read(keys.phone, StoredText) ?? '',
});
const savePhoneFx = createEffect<string, void>({
  name: 'savePhoneFx',
  handler: (phone) => void storage.write(keys.phone, phone),
});

const $stored = createStore('')
  .on(readPhoneFx.doneData, (_, phone) => phone)
  .reset(sessionBus.logOutConfirmed); // the device deletes it then as well

/** The number of an earlier visit, as digits; '' without one. */
export const $storedPhone = combine($stored, $restaurant, (phone, info) =>
  phoneDigits(phone, info?.country ?? ''),
);

sample({ clock: pageOpened, fn: () => undefined, target: readPhoneFx });

// The typed number is stored for the next visit (DOMAIN-057), with its calling code: the next
// restaurant may be in another country.
sample({
  clock: nextPressed,
  source: { customer: $customer, info: $restaurant },
  filter: ({ customer }) => customer.phone !== '',
  fn: ({ customer: { phone }, info }) => phoneKey(phone, info?.country ?? '') ?? phone,
  target: savePhoneFx,
});
