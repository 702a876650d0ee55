import type { Locator, Page } from '@playwright/test';
import type { DeliveryPage } from '../pages/delivery';
import type { Store } from '../pages/store';
import { changeRestaurant } from './change-restaurant';

type Pages = { page: Page; store: Store; delivery: DeliveryPage };

/** Opens the dialog of the address at a restaurant whose record the page sees with these fields; for pages in English. */
export async function openAddressDialog({ page, store, delivery }: Pages, fields: Readonly<Record<string, unknown>> = {}): Promise<Locator> {
  await changeRestaurant(page, 'bella-napoli', ({ info }) => void Object.assign(info, fields));
  await store.open();
  await store.addProduct('Carpaccio di Manzo');
  await store.open('bella-napoli', 'delivery');
  await delivery.chooseType('delivery');
  await page.getByRole('button', { name: 'Add address' }).click();
  return page.getByRole('dialog', { name: 'Delivery Address' });
}

/** Where the device of the tests is: Rua Harmonia in the demo city, and how far off it is, in metres. */
export const AT_HARMONIA = { latitude: -23.5541, longitude: -46.6905, accuracy: 12 };
