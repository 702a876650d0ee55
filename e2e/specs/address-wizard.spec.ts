import { expect, test } from '../fixtures';
import { openWizard } from '../support/at-wizard';
import { tabTo } from '../support/tab-to';
import { awaitedLater } from '../support/awaited-later';

const DIALOG = 'dialog[open]';

test.slow(); // four scans

test(
  '[DELIVERY-29] [DELIVERY-30] [DELIVERY-32] [DELIVERY-34] [DELIVERY-36] [DELIVERY-37] [DELIVERY-38] [DELIVERY-41] ' +
    '[DELIVERY-51] [DELIVERY-53] by keyboard: an address is searched for, confirmed on the map, completed, has its fee',
  async ({ page, wizard, texts, expectAccessible }) => {
    const add = texts('mf-delivery:address.add');
    await openWizard({ page, wizard, texts });
    await expect(wizard.heading('auto-complete-address')).toBeFocused();
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
    await expectAccessible(DIALOG);
    await page.keyboard.press('Enter');

    await expect(wizard.heading('confirmation-map')).toBeFocused();
    await expect(wizard.map()).toHaveCSS('height', '300px');
    await expect(wizard.dialog('confirmation-map')).toContainText('120 Berry Street');
    await tabTo(page, wizard.text('map'), 'application');
    const resolved = awaitedLater(
      page.waitForResponse((response) => response.url().includes('/reverse-geocode')),
    );
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByText(wizard.text('resolving'))).toBeVisible();
    await expect(wizard.button('confirm-location')).toBeDisabled();
    await resolved;
    await expect(wizard.button('confirm-location')).toBeEnabled();
    await expectAccessible(DIALOG);
    await tabTo(page, wizard.text('confirm-location'), 'button');
    await page.keyboard.press('Enter');

    await expect(wizard.heading('confirmation-address-map-and-form')).toBeFocused();
    await expect(page.getByRole('group', { name: wizard.text('map-confirmed') })).toHaveCSS(
      'height',
      '200px',
    );
    await wizard.field('complement').fill('Apt 4');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: add }).press('Enter');
    await expect(wizard.field('complement')).toHaveValue('Apt 4');
    await tabTo(page, wizard.text('not-mine'), 'button');
    await page.keyboard.press('Enter');
    await expect(wizard.field('street')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Berry Court');
    await expectAccessible(DIALOG);
    const fee = awaitedLater(
      page.waitForRequest(
        (request) =>
          request.url().endsWith('/restaurant/deliveryfees') && request.method() === 'POST',
      ),
    );
    const point = awaitedLater(
      page.waitForRequest(
        (request) => request.url().endsWith('/coordinates') && request.method() === 'PUT',
      ),
    );
    await tabTo(page, texts('mf-delivery:address-form.confirm'), 'button');
    await page.keyboard.press('Enter');
    const confirmed = { street: 'Berry Court', coordinates: { latitude: expect.any(Number) } };
    expect((await fee).postDataJSON()).toMatchObject(confirmed);
    expect((await point).postDataJSON()).toMatchObject(confirmed);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const row = page.getByRole('region', { name: texts('mf-delivery:address.title') });
    await expect(row).toContainText('Berry Court');
    await expect(row).toContainText('Apt 4');
    await expect(
      row.getByRole('button', { name: texts('mf-delivery:address.edit-label') }),
    ).toBeFocused();
  },
);
