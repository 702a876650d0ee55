import type { DeliveryPage } from '../pages/delivery';
import type { AddressWizard } from '../pages/address-wizard';
import type { Store } from '../pages/store';
import type { Texts } from './texts';
import type { Page } from '@playwright/test';

interface Fixtures { readonly page: Page; readonly store: Store; readonly delivery: DeliveryPage; readonly wizard: AddressWizard; readonly texts: Texts }

/** A full cart at slice-house, delivery chosen, and the wizard open on its first page; `search` is who finds addresses. */
export async function openWizard(
  { page, store, delivery, wizard, texts }: Fixtures, search: 'geospatial' | 'photon' | 'none' = 'photon', settings: Record<string, unknown> = {},
): Promise<void> {
  await wizard.switchOn('slice-house', search, settings);
  await store.open('slice-house');
  await store.addProduct('Sunday Meatballs');
  await store.addProduct('Zeppole');
  await store.open('slice-house', 'delivery');
  await delivery.chooseType('delivery');
  await page.getByRole('button', { name: texts('mf-delivery:address.add') }).click();
  await wizard.dialog(search === 'none' ? 'confirmation-map' : 'auto-complete-address').waitFor();
}
