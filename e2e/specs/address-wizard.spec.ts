import { expect, test } from '../fixtures';
import { openWizard } from '../support/at-wizard';

test(
  '[DELIVERY-29] [DELIVERY-30] [DELIVERY-32] [DELIVERY-34] [DELIVERY-36] [DELIVERY-37] [DELIVERY-38] ' +
    'an address is searched for, confirmed on the map, completed, and comes back with its fee',
  async ({ page, wizard, texts }) => {
    await openWizard({ page, wizard, texts });
    await expect(wizard.heading('auto-complete-address')).toBeFocused();
    await wizard.search().fill('berry street 120');
    await expect(wizard.hits().first()).toContainText('berry street, 120');
    await wizard.hits().first().click();

    await expect(wizard.heading('confirmation-map')).toBeFocused();
    await expect(wizard.map()).toHaveCSS('height', '300px');
    await expect(wizard.dialog('confirmation-map')).toContainText('120 Berry Street');
    await wizard.button('confirm-location').click();

    await expect(wizard.heading('confirmation-address-map-and-form')).toBeFocused();
    await expect(page.getByRole('group', { name: wizard.text('map-confirmed') })).toHaveCSS(
      'height',
      '200px',
    );
    await expect(wizard.field('number')).toHaveValue('120');
    await wizard.field('complement').fill('Apt 4');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: texts('mf-delivery:address.add') }).click();
    await expect(wizard.field('complement')).toHaveValue('Apt 4');
    const fee = page.waitForRequest(
      (request) =>
        request.url().endsWith('/restaurant/deliveryfees') && request.method() === 'POST',
    );
    const point = page.waitForRequest(
      (request) => request.url().endsWith('/coordinates') && request.method() === 'PUT',
    );
    await wizard.confirmForm().click();

    expect((await fee).postDataJSON()).toMatchObject({
      street: 'Berry Street',
      number: '120',
      coordinates: { latitude: expect.any(Number) },
    });
    expect((await point).postDataJSON()).toMatchObject({
      street: 'Berry Street',
      coordinates: { latitude: expect.any(Number) },
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const row = page.getByRole('region', { name: texts('mf-delivery:address.title') });
    await expect(row).toContainText('120 Berry Street');
    await expect(row).toContainText('Apt 4');
    await expect(
      row.getByRole('button', { name: texts('mf-delivery:address.edit-label') }),
    ).toBeVisible();
  },
);

test('[DELIVERY-34] a granted location: the map starts there, with the street found for it', async ({
  page,
  wizard,
  texts,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 40.7189, longitude: -73.9597 });
  await openWizard({ page, wizard, texts });
  await wizard.button('location').click();
  await expect(wizard.heading('confirmation-map')).toBeFocused();
  await expect(wizard.dialog('confirmation-map')).toContainText('Berry Street');
  await expect(wizard.button('confirm-location')).toBeEnabled();
});
