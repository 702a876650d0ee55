import { attach, createEffect, createStore, sample } from 'effector';
import { deliveryBus, noticeBus } from '@storefront/shared-domain/bus';
import { serverDate } from '@storefront/shared-domain/clock';
import type { PhoneItem } from '@storefront/shared-domain/contracts';
import { isApiError, readPhoneItem } from '@storefront/shared-domain/http';
import {
  $client,
  $customer,
  $restaurant,
  $visitSource,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { phoneDigits } from '@storefront/shared-domain/phones';
import { isPhoneItemFresh } from '@storefront/shared-domain/rules';
import { pageOpened } from '../../lib/page-events.model';
import { $storedPhone } from './stored-phone.model';

/** Reads the phone stored for this visit (API-49), with the server's time. */
export const readPhoneItemFx = createEffect<string, { item: PhoneItem; readAt: Date }>({
  name: 'readPhoneItemFx',
  handler: async (itemId) => ({ item: await readPhoneItem(itemId), readAt: serverDate() }),
});

const lookUpFx = attach({ effect: readPhoneItemFx });
const $isRequested = createStore(false)
  .on(lookUpFx, () => true)
  .reset(restaurantSelected);

// DELIVERY-26: once per visit, when the form is first shown.
sample({
  clock: pageOpened,
  source: { source: $visitSource, isRequested: $isRequested },
  filter: ({ source, isRequested }) => source.wpu !== '' && !isRequested,
  fn: ({ source }) => source.wpu,
  target: lookUpFx,
});

const found = sample({
  clock: lookUpFx.doneData,
  source: $restaurant,
  filter: (info, { item, readAt }) => info !== null && isPhoneItemFresh(item, readAt),
  fn: (info, { item }) => phoneDigits(item.phone, info!.country),
});

// Text typed by the customer and data of the account remain; the phone of this visit replaces one
// of an earlier visit.
sample({
  clock: found,
  source: { customer: $customer, client: $client, stored: $storedPhone },
  filter: ({ customer: { phone }, client, stored }, found) =>
    found !== '' && !client?.phone && (phone === '' || phone === stored),
  fn: ({ customer }, phone) => ({ ...customer, phone }),
  target: deliveryBus.customerChanged,
});

// ERRORS-40
sample({
  clock: lookUpFx.failData,
  fn: (error) => ({
    what: 'phone-lookup' as const,
    reason: isApiError(error) ? `${error.kind} ${error.status}` : error.name,
  }),
  target: noticeBus.failedQuietly,
});
