import type { Locator, Page } from '@playwright/test';
import { newLine } from '@storefront/shared-domain/rules';
import { changeRestaurant } from './change-restaurant';
import { plantCart } from './plant-cart';
import { productsOf, restaurantData } from './stored-cart';
import type { Texts } from './texts';

interface Visit {
  readonly restaurant?: string;
  /** Products without options in the stored cart. */
  readonly products?: readonly string[];
  readonly type?: 'delivery' | 'balcony' | 'table' | 'carTakeout' | null;
}

/**
 * Opens the delivery page with a stored cart: a carpaccio at Bella Napoli, to be delivered, unless
 * named.
 */
export async function openDelivery(
  page: Page,
  { restaurant = 'bella-napoli', products = ['Carpaccio di Manzo'], type = 'delivery' }: Visit = {},
): Promise<void> {
  const data = await restaurantData(page.request, restaurant);
  const lines = products.map((name) =>
    newLine(
      productsOf(data).find((product) => product.name === name)!,
      [],
      name,
    ),
  );
  await plantCart(page, data.info.id, lines, type);
  await page.goto(`/${restaurant}/delivery`);
}

/** Opens the address dialog of a restaurant after adding these fields to the record in the page. */
export async function openAddressDialog(
  page: Page,
  texts: Texts,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<Locator> {
  await changeRestaurant(page, 'bella-napoli', ({ info }) => void Object.assign(info, fields));
  await openDelivery(page);
  await page.getByRole('button', { name: texts('mf-delivery:address.add') }).click();
  return page.getByRole('dialog', { name: texts('mf-delivery:address-form.title') });
}

/** Location of the device: Rua Harmonia in the demo city; accuracy in metres. */
export const AT_HARMONIA = { latitude: -23.5541, longitude: -46.6905, accuracy: 12 };
