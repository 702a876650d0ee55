import type { AddressWizard } from '../pages/address-wizard';
import { openDelivery } from './at-address';
import type { Texts } from './texts';
import type { Page } from '@playwright/test';

interface Fixtures {
  readonly page: Page;
  readonly wizard: AddressWizard;
  readonly texts: Texts;
}

/** A stored cart at slice-house, delivery chosen, and the wizard open on its first page. */
export async function openWizard({ page, wizard, texts }: Fixtures): Promise<void> {
  await wizard.switchOn('slice-house', 'photon');
  await openDelivery(page, {
    restaurant: 'slice-house',
    products: ['Sunday Meatballs', 'Zeppole'],
  });
  await page.getByRole('button', { name: texts('mf-delivery:address.add') }).click();
  await wizard.dialog('auto-complete-address').waitFor();
}
