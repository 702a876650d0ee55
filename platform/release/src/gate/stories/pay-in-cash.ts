import { isGone } from './expect';
import type { Customer } from './story';
import { methodTile } from './walk';

/** Pays in cash with change. */
export async function payInCash(customer: Customer, amount: string): Promise<void> {
  const { page, t } = customer;
  await (await methodTile(customer, 'money', 'door')).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('button', { name: t('mf-checkout:change.yes') }).click();
  await dialog.getByRole('textbox').fill(amount);
  await dialog.getByRole('button', { name: t('domain:action.confirm'), exact: true }).click();
  await isGone(dialog);
}
