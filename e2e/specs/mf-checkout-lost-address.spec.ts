import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';

const ORDER = /\/api\/restaurant\/\d+\/order$/;
const COORDINATES = /\/api\/restaurant\/\d+\/coordinates$/;
const FEES = /\/api\/restaurant\/deliveryfees$/;

test.use({ locale: 'en-US' });

test('[ERRORS-34] [DELIVERY-49] [ERRORS-29] an address that is nowhere on the map is asked for there before the order is sent, with its fee @desktop', async ({ page, store, cart, delivery, checkout, pageErrors, expectAccessible }) => {
  test.slow();
  pageErrors.expect(/\/order/);
  let isPointWanted = false; // the restaurant begins to want it while the customer is at the checkout: the menu is read again there
  await changeRestaurant(page, 'bella-napoli', ({ info }) => {
    info['delivery_fee_with_gps'] = isPointWanted;
  });
  await store.open();
  await store.addProduct('Carpaccio di Manzo');
  await store.openCart();
  await cart.finish();
  await delivery.chooseType('delivery');
  await delivery.orderNow();
  await delivery.confirmAddress({ city: 'São Paulo', street: 'Rua Harmonia', number: '120', zone: 'Vila Madalena' });
  await delivery.fillCustomer();
  await delivery.next();

  let sent = 0;
  await page.route(ORDER, (route) => {
    sent += 1;
    return route.fulfill({ status: 409, json: { error: 'The total has changed', code: 'price_changed', total: 60, grandTotal: 60 } });
  });
  isPointWanted = true;
  await checkout.choose('pix');
  const readAgain = page.waitForResponse(/\/restaurant\/data\/v2\/bella-napoli$/);
  await checkout.confirmButton().click();
  await readAgain;
  await page.getByRole('alertdialog', { name: 'Prices changed' }).getByRole('button', { name: 'OK' }).click();
  expect(sent).toBe(1);

  await checkout.confirmButton().click();
  const told = page.getByRole('alertdialog', { name: 'Oops' });
  await expect(told).toContainText('We could not find your address on the map.');
  await expectAccessible();
  expect(sent).toBe(1);
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(told).toHaveCount(0);

  const modal = page.getByRole('dialog', { name: 'Confirm your location' });
  await expect(modal).toContainText('Delivery to Rua Harmonia, 120');
  const confirm = modal.getByRole('button', { name: 'Confirm Location' });
  await expect(confirm).toBeEnabled();
  await expectAccessible();

  await page.route(FEES, (route) => route.fulfill({ status: 500, json: { error: 'boom' } }));
  await confirm.click();
  await expect(store.toast('Error trying to calculate delivery fee.')).toBeVisible();
  await page.unroute(FEES);
  const [asked, kept] = [page.waitForRequest(FEES), page.waitForRequest(COORDINATES)];
  await modal.getByRole('button', { name: 'Try again' }).click();
  expect(((await asked).postDataJSON() as { coordinates: unknown }).coordinates).toMatchObject({ latitude: expect.any(Number) });
  expect((await kept).postDataJSON()).toMatchObject({ street: 'Rua Harmonia', coordinates: { longitude: expect.any(Number) } });
  await expect(modal).toHaveCount(0);
});
