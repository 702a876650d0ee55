import type { AddressWizard } from '../pages/address-wizard';
import { openDelivery } from './at-address';
import { changeRestaurant } from './change-restaurant';
import type { Texts } from './texts';
import type { Page } from '@playwright/test';

interface Fixtures {
  readonly page: Page;
  readonly wizard: AddressWizard;
  readonly texts: Texts;
}

/** Enables the address wizard with this search at an open restaurant, before the page is opened. */
export const switchWizardOn = (
  page: Page,
  restaurantUrl: string,
  search: 'photon' | 'none',
): Promise<void> =>
  changeRestaurant(page, restaurantUrl, ({ info }) => {
    const modules = {
      ...(info['modules'] as object),
      mpgeospatial_fee_flow: false,
      photon_autocomplete_leaflet_pinpoint_address_page: true,
    };
    Object.assign(info, { modules, use_photon: search === 'photon' });
  });

/** A stored cart at slice-house, delivery chosen, and the wizard open on its first page. */
export async function openWizard({ page, wizard, texts }: Fixtures): Promise<void> {
  await switchWizardOn(page, 'slice-house', 'photon');
  await openDelivery(page, {
    restaurant: 'slice-house',
    products: ['Sunday Meatballs', 'Zeppole'],
  });
  await page.getByRole('button', { name: texts('mf-delivery:address.add') }).click();
  await wizard.dialog('auto-complete-address').waitFor();
}
