import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';

const ORDER = /\/api\/restaurant\/\d+\/order$/;
const COORDINATES = /\/api\/restaurant\/\d+\/coordinates$/;
const FEES = /\/api\/restaurant\/deliveryfees$/;

test.use({ locale: 'en-US' });

test('[DELIVERY-49] [ERRORS-34] [ERRORS-29] at the payment the point is confirmed on the map, with its fee, and the restaurant is told', async ({ page, store, cart, delivery, checkout, pageErrors, expectAccessible }) => {
  test.slow();
  pageErrors.expect(/\/order/);
  let isPointWanted = false; // the restaurant begins to want it while the customer is at the checkout
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
  await page.route(ORDER, (route) => route.fulfill({ status: 409, json: { error: 'The total has changed', code: 'price_changed', total: 60, grandTotal: 60 } }));
  isPointWanted = true;
  await checkout.method('pix').click();
  const readAgain = page.waitForResponse(/\/restaurant\/data\/v2\/bella-napoli$/);
  await checkout.confirmButton().click();
  await readAgain;
  await page.getByRole('alertdialog', { name: 'Prices changed' }).getByRole('button', { name: 'OK' }).click();
  await checkout.confirmButton().click();
  await page.getByRole('alertdialog', { name: 'Oops' }).getByRole('button', { name: 'OK' }).click();

  const modal = page.getByRole('dialog', { name: 'Confirm your location' });
  await expect(modal).toContainText('Delivery to Rua Harmonia, 120');
  const confirm = modal.getByRole('button', { name: 'Confirm Location' });
  await expect(confirm).toBeEnabled();
  await expectAccessible();

  await page.route(FEES, (route) => route.fulfill({ status: 500, json: { error: 'boom' } }));
  await confirm.click();
  await expect(store.toast('Error trying to calculate delivery fee.')).toBeVisible();
  await page.unroute(FEES);
  const [asked, told] = [page.waitForRequest(FEES), page.waitForRequest(COORDINATES)];
  await modal.getByRole('button', { name: 'Try again' }).click();
  expect(((await asked).postDataJSON() as { coordinates: unknown }).coordinates).toMatchObject({ latitude: expect.any(Number) });
  expect((await told).postDataJSON()).toMatchObject({ street: 'Rua Harmonia', coordinates: { longitude: expect.any(Number) } });
  await expect(modal).toHaveCount(0);
});
