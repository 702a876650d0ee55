import { expect, test } from '../fixtures';
import { openWizard } from '../support/at-wizard';

const NEAR = { latitude: 40.7189, longitude: -73.9597 };
const FAR = { latitude: 40.58, longitude: -74.15 };

test.use({ locale: 'en-US' });
// The waits of the rows add up: 1 s for each search, 1.7 s for each move of the map.
test.describe.configure({ timeout: 60_000 });

test.describe('a new address', () => {
  test('[DELIVERY-29] [DELIVERY-30] [DELIVERY-32] [DELIVERY-34] [DELIVERY-36] [DELIVERY-38] is searched for, confirmed on the map, completed, and comes back with its fee @desktop', async ({
    page, store, delivery, wizard, texts, expectAccessible,
  }) => {
    await openWizard({ page, store, delivery, wizard, texts });
    await expect(wizard.heading('auto-complete-address')).toBeFocused();
    await expectAccessible();

    await wizard.search().fill('berry street 120');
    await expect(wizard.hits().first()).toContainText('berry street, 120');
    await expectAccessible();
    await wizard.hits().first().click();

    await expect(wizard.heading('confirmation-map')).toBeFocused();
    await expect(wizard.map()).toHaveCSS('height', '300px');
    await expect(wizard.dialog('confirmation-map')).toContainText('Berry Street, 120');
    await expectAccessible();
    await wizard.button('confirm-location').click();

    await expect(wizard.heading('confirmation-address-map-and-form')).toBeFocused();
    await expect(page.getByRole('group', { name: wizard.text('map-confirmed') })).toHaveCSS('height', '200px');
    await expect(wizard.field('number')).toHaveValue('120');
    await wizard.field('complement').fill('Apt 4');
    await expectAccessible();
    const asked = page.waitForRequest((request) => request.url().endsWith('/restaurant/deliveryfees') && request.method() === 'POST');
    const kept = page.waitForRequest((request) => request.url().endsWith('/coordinates') && request.method() === 'PUT');
    await wizard.confirmForm().click();

    expect((await asked).postDataJSON()).toMatchObject({ street: 'Berry Street', number: '120', coordinates: { latitude: expect.any(Number) } });
    expect((await kept).postDataJSON()).toMatchObject({ street: 'Berry Street', coordinates: { latitude: expect.any(Number) } });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const row = page.getByRole('region', { name: texts('mf-delivery:address.title') });
    await expect(row).toContainText('Berry Street, 120');
    await expect(row).toContainText('Apt 4');
    await expect(row.getByRole('button', { name: texts('mf-delivery:address.edit-label') })).toBeVisible();
  });

  test('[DELIVERY-33] [DELIVERY-36] outside the area: told on a page of its own, with the ways on @desktop', async ({
    page, store, delivery, wizard, texts, context, expectAccessible,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(FAR);
    await openWizard({ page, store, delivery, wizard, texts });
    await wizard.button('location').click();
    await wizard.button('confirm-location').click();
    await expect(wizard.heading('out-of-range-address')).toBeFocused();
    await expect(page.getByRole('alert').getByText('Seu endereço se encontra fora da área de entrega')).toBeVisible();
    await expectAccessible();
    await wizard.button('back').click();
    await expect(wizard.heading('confirmation-map')).toBeFocused();
    await wizard.button('confirm-location').click();
    await wizard.button('change-address').click();
    await expect(wizard.heading('auto-complete-address')).toBeFocused();
    await wizard.button('location').click();
    await wizard.button('confirm-location').click();
    await wizard.button('return-to-order').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(delivery.heading()).toBeVisible();
  });

  test('[DELIVERY-37] each back button leads to the page before, and nothing typed is lost', async ({ page, store, delivery, wizard, texts }) => {
    await openWizard({ page, store, delivery, wizard, texts });
    await expect(wizard.button('back')).toHaveCount(0);
    await wizard.search().fill('berry street 120');
    await wizard.hits().first().click();
    await wizard.button('confirm-location').click();
    await wizard.field('complement').fill('Apt 4');
    await wizard.field('number').fill('130');
    await wizard.button('back').click();
    await expect(wizard.heading('confirmation-map')).toBeFocused();
    await wizard.button('back').click();
    await expect(wizard.search()).toHaveValue('berry street 120');
    await expect(wizard.hits().first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: texts('mf-delivery:address.add') }).click();
    await wizard.hits().first().click();
    await wizard.button('confirm-location').click();
    await expect(wizard.field('complement')).toHaveValue('Apt 4');
  });

  test('[DELIVERY-39] without a search it begins on the map at the restaurant', async ({ page, store, delivery, wizard, texts }) => {
    const asked = page.waitForRequest((request) => request.url().includes('/reverse-geocode'));
    await openWizard({ page, store, delivery, wizard, texts }, 'none');
    expect((await asked).url()).toContain('lat=40.7169&lon=-73.9576');
    await expect(wizard.search()).toHaveCount(0);
    await expect(wizard.button('back')).toHaveCount(0);
    await wizard.button('confirm-location').click();
    await expect(wizard.heading('confirmation-address-map-and-form')).toBeFocused();
  });

  test('[OPEN-054] [API-30] the geospatial wizard uses its own calls', async ({ page, store, delivery, wizard, texts }) => {
    await page.route('**/geospatial/deliveryfee/**', (route) => route.fulfill({ json: { found: true, delivery: true, deliveryFee: 4.5, deliveryFeeID: 'area-1' } }));
    const search = page.waitForRequest((request) => request.url().includes('/geospatial/autocomplete?query=berry'));
    await openWizard({ page, store, delivery, wizard, texts }, 'geospatial');
    await wizard.search().fill('berry street 120');
    await search;
    await wizard.hits().first().click();
    await wizard.button('confirm-location').click();
    const fee = page.waitForRequest((request) => request.url().includes('deliveryFeeID=area-1'));
    await wizard.confirmForm().click();
    await fee;
    await expect(page.getByRole('region', { name: texts('mf-delivery:address.title') })).toContainText('$ 4.50');
  });
});

test.describe('the location of the device', () => {
  test('[DELIVERY-34] granted: the map stands there, with the street found for it', async ({ page, store, delivery, wizard, texts, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(NEAR);
    await openWizard({ page, store, delivery, wizard, texts });
    await wizard.button('location').click();
    await expect(wizard.heading('confirmation-map')).toBeFocused();
    await expect(wizard.dialog('confirmation-map')).toContainText('Berry Street');
    await expect(wizard.button('confirm-location')).toBeEnabled();
  });

  test('[CONFLICTS-15] [ERRORS-36] denied: the map stands at the restaurant, with the search above it, and says why', async ({
    page, store, delivery, wizard, texts, expectAccessible,
  }) => {
    const asked = page.waitForRequest((request) => request.url().includes('/reverse-geocode'));
    await openWizard({ page, store, delivery, wizard, texts });
    await wizard.button('location').click();
    await expect(wizard.heading('search-and-confirmation-map')).toBeFocused();
    expect((await asked).url()).toContain('lat=40.7169&lon=-73.9576');
    await expect(page.getByText(wizard.text('refusal.denied'))).toBeVisible();
    await expect(wizard.search()).toBeVisible();
    await expectAccessible();
  });

  test('[ERRORS-36] absent: a device without such a sense', async ({ page, store, delivery, wizard, texts }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await openWizard({ page, store, delivery, wizard, texts });
    await wizard.button('location').click();
    await expect(wizard.heading('search-and-confirmation-map')).toBeFocused();
    await expect(page.getByText(wizard.text('refusal.absent'))).toBeVisible();
  });

  test('[ERRORS-36] slow and vague: given up, and said so', async ({ page, store, delivery, wizard, texts }) => {
    await page.addInitScript(() => {
      let count = 0;
      navigator.geolocation.getCurrentPosition = (done, fail) => {
        count += 1;
        if (count === 1) fail?.({ code: 3, message: 'timeout' } as GeolocationPositionError);
        else done({ coords: { latitude: 40.7, longitude: -73.9, accuracy: 50_000 } } as GeolocationPosition);
      };
    });
    await openWizard({ page, store, delivery, wizard, texts });
    await wizard.button('location').click();
    await expect(page.getByText(wizard.text('refusal.slow'))).toBeVisible();
    await wizard.button('location').click();
    await expect(page.getByText(wizard.text('refusal.vague'))).toBeVisible();
    await expect(wizard.button('confirm-location')).toBeEnabled();
  });
});
