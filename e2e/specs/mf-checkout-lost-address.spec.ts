import { expect, test } from '../fixtures';
import { plainLines } from '../support/any-lines';
import { refuseOrders } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';
import { plantCart } from '../support/plant-cart';
import { restaurantData } from '../support/stored-cart';

const COORDINATES = /\/api\/restaurant\/\d+\/coordinates$/;
const FEES = /\/api\/restaurant\/deliveryfees$/;

test.use({ locale: 'en-US' });

test('[ERRORS-34] [DELIVERY-49] [ERRORS-29] an address without a position is confirmed on the map first', async ({
  page,
  store,
  delivery,
  checkout,
  failures,
}) => {
  // the restaurant enables the setting while the customer is at the checkout: the menu is read
  // again there
  let isPointWanted = false;
  await changeRestaurant(page, 'bella-napoli', ({ info }) => {
    info['delivery_fee_with_gps'] = isPointWanted;
  });
  const data = await restaurantData(page.request, 'bella-napoli');
  await plantCart(page, data.info.id, plainLines(data, 2)); // above the least amount of a delivery
  await page.goto('/bella-napoli/delivery');
  await delivery.chooseType('delivery');
  await delivery.orderNow();
  await delivery.confirmAddress({
    city: 'São Paulo',
    street: 'Rua Harmonia',
    number: '120',
    zone: 'Vila Madalena',
  });
  await delivery.fillCustomer();
  await delivery.next();

  const sent = await refuseOrders({ page, failures }, 409, {
    error: 'The total has changed',
    code: 'price_changed',
    total: 60,
    grandTotal: 60,
  });
  isPointWanted = true;
  await checkout.choose('pix');
  const readAgain = page.waitForResponse(/\/restaurant\/data\/v2\/bella-napoli$/);
  await checkout.confirmButton().click();
  await readAgain;
  await page
    .getByRole('alertdialog', { name: 'Prices changed' })
    .getByRole('button', { name: 'OK' })
    .click();
  expect(sent()).toBe(1);

  await checkout.confirmButton().click();
  const dialog = page.getByRole('alertdialog', { name: 'Oops' });
  await expect(dialog).toContainText('We could not find your address on the map.');
  expect(sent()).toBe(1);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);

  const modal = page.getByRole('dialog', { name: 'Confirm your location' });
  await expect(modal).toContainText('Delivery to Rua Harmonia, 120');
  const confirm = modal.getByRole('button', { name: 'Confirm Location' });
  await expect(confirm).toBeEnabled();

  failures.allow({ method: 'POST', path: '/api/restaurant/deliveryfees', status: 500 });
  await page.route(FEES, (route) => route.fulfill({ status: 500, json: { error: 'boom' } }));
  await confirm.click();
  await expect(store.toast('Error trying to calculate delivery fee.')).toBeVisible();
  await page.unroute(FEES);
  const [requested, stored] = [page.waitForRequest(FEES), page.waitForRequest(COORDINATES)];
  await modal.getByRole('button', { name: 'Try again' }).click();
  expect(((await requested).postDataJSON() as { coordinates: unknown }).coordinates).toMatchObject({
    latitude: expect.any(Number),
  });
  expect((await stored).postDataJSON()).toMatchObject({
    street: 'Rua Harmonia',
    coordinates: { longitude: expect.any(Number) },
  });
  await expect(modal).toHaveCount(0);
});
