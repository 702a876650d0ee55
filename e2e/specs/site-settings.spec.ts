import { changeRestaurant, withTypedAddresses } from '../support/change-restaurant';
import { fillLogin } from '../support/account';
import { switchWizardOn } from '../support/at-wizard';
import { DEMO } from '../support/demo-accounts';
import { expect, test } from '../support/settled-site';

// the storefront belongs to a worker: it is started once
test.describe.configure({ mode: 'default' });

test(
  '[OPEN-055] [MENU-03] a map uses the tiles of the configured server, and violates no policy; ' +
    'links lead to its provider',
  async ({ page, store, delivery, wizard, site, texts }) => {
    await switchWizardOn(page, 'bella-napoli', 'none');
    await store.open();
    await store.addProduct('Tábua de Antepasto');
    await store.open('bella-napoli', 'delivery');
    await delivery.chooseType('delivery');
    await page.getByRole('button', { name: texts('mf-delivery:address.add') }).click();
    await expect(wizard.map()).toContainText('© Somebody else');
    await expect
      .poll(
        () => site.requests.filter(({ path }) => /^\/tiles\/\d+\/\d+\/\d+\.png$/.test(path)).length,
      )
      .toBeGreaterThan(0);
    await changeRestaurant(page, 'bella-napoli', ({ info }) =>
      Object.assign(info, { maps_provider: 'google_maps', latitude: -23.5, longitude: -46.5 }),
    );
    await store.open('bella-napoli', 'info');
    await expect(page.getByRole('link', { name: texts('mf-menu:info.map') })).toHaveAttribute(
      'href',
      'https://maps.example/?q=-23.5,-46.5',
    );
  },
);

test('[OPEN-020] [DOMAIN-104] [DELIVERY-28] the configured service gets the postal codes, and no token', async ({
  page,
  store,
  delivery,
  site,
  texts,
}) => {
  await changeRestaurant(page, 'bella-napoli', withTypedAddresses);
  await store.open('bella-napoli', 'login');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await expect(page).not.toHaveURL(/login/);
  await store.addProduct('Tábua de Antepasto');
  await store.open('bella-napoli', 'delivery');
  await delivery.chooseType('delivery');
  await page.getByRole('button', { name: texts('mf-delivery:address.add') }).click();
  const street = page
    .getByRole('dialog')
    .getByRole('textbox', { name: texts('mf-delivery:address-form.street') });
  await street.fill('05435-000');
  await street.blur();
  await expect(street).toHaveValue('Rua do Serviço');
  expect(site.requests).toEqual([{ path: '/ws/05435000/json/', token: undefined }]);
});
