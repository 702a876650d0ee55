import type { Page } from '@playwright/test';
import type { AddressWizard } from '../pages/address-wizard';
import type { Texts } from './texts';

interface Wanted {
  /** The query of the search; the first result is chosen. */
  readonly query: string;
  readonly number: string;
  readonly reference?: string;
}

/**
 * Finds an address by the search of the wizard, confirms its point and its form; the wizard closes
 * when the fee was found.
 */
export async function addressByWizard(
  page: Page,
  wizard: AddressWizard,
  texts: Texts,
  { query, number, reference }: Wanted,
): Promise<void> {
  if (!(await wizard.dialog('auto-complete-address').isVisible()))
    await page.getByRole('button', { name: texts('mf-delivery:address.add') }).click();
  await wizard.search().fill(query);
  await wizard.hits().first().click();
  await wizard.button('confirm-location').click();
  await wizard.field('number').fill(number);
  if (reference !== undefined) await wizard.field('reference').fill(reference);
  await wizard.confirmForm().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
