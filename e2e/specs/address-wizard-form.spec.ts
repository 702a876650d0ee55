import { expect, test } from '../fixtures';
import { openWizard } from '../support/at-wizard';
import { tabTo } from '../support/tab-to';

test('[DELIVERY-51] [DELIVERY-53] [DELIVERY-41] the whole wizard by keyboard alone', async ({
  page,
  wizard,
  texts,
}) => {
  const add = texts('mf-delivery:address.add');
  await openWizard({ page, wizard, texts });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: add })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();

  await tabTo(page, wizard.text('search'), 'combobox');
  await page.keyboard.type('berry street 120');
  await expect(page.getByText(/^\d+ endereços? encontrados?$/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(wizard.hits().first()).toHaveAttribute('aria-selected', 'true');
  await expect(wizard.search()).toHaveAttribute(
    'aria-activedescendant',
    (await wizard.hits().first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');

  await expect(wizard.heading('confirmation-map')).toBeFocused();
  await tabTo(page, wizard.text('map'), 'application');
  const resolved = page.waitForResponse((response) => response.url().includes('/reverse-geocode'));
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByText(wizard.text('resolving'))).toBeVisible();
  await expect(wizard.button('confirm-location')).toBeDisabled();
  await resolved;
  await expect(wizard.button('confirm-location')).toBeEnabled();
  await tabTo(page, wizard.text('confirm-location'), 'button');
  await page.keyboard.press('Enter');

  await expect(wizard.heading('confirmation-address-map-and-form')).toBeFocused();
  await tabTo(page, wizard.text('not-mine'), 'button');
  await page.keyboard.press('Enter');
  await expect(wizard.field('street')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Berry Court');
  await tabTo(page, texts('mf-delivery:address-form.confirm'), 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: texts('mf-delivery:address.title') }),
  ).toContainText('Berry Court');
  await expect(
    page.getByRole('button', { name: texts('mf-delivery:address.edit-label') }),
  ).toBeFocused();
});
