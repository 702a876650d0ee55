import { expect, test } from '../fixtures';
import { plainLines } from '../support/any-lines';
import { storeLines } from '../support/cart-lines';
import { freshPhone } from '../support/fresh-phone';
import { makeCartRecovery } from '../support/operator';
import { restaurantData } from '../support/stored-cart';
import { awaitedLater } from '../support/awaited-later';

const RESTAURANT = 'bella-napoli';

test(
  '[SHELL-06] [SHELL-43] [CART-26] [CART-27] [OPEN-084] [API-17] [API-18] [OPEN-011] [CHECKOUT-45] ' +
    'a link leads back to the saved cart; its order says so, and the record is deleted with it',
  async ({ page, store, cart, delivery, checkout, api, texts }) => {
    const data = await restaurantData(api, RESTAURANT);
    const uuid = await makeCartRecovery(api, data.info.id);
    await storeLines(page, data, plainLines(data, 2));
    const marked = awaitedLater(
      page.waitForResponse(/\/api\/update\?uuid=.+&is-cart-recovering=1$/),
    );
    await store.open(RESTAURANT, `?u=${uuid}`);
    const dialog = page.getByRole('dialog', { name: texts('mf-cart:recovery.title') });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/shopping-cart$/);
    expect((await marked).ok()).toBe(true);
    expect(await (await api.get(`/api/get?uuid=${uuid}`)).json()).toMatchObject({
      is_cart_recovering: true,
    });
    await dialog.getByRole('button', { name: texts('mf-cart:recovery.continue') }).click();
    await expect(dialog).toBeHidden();
    await expect(cart.line(plainLines(data, 1)[0]!.name)).toBeVisible();
    await page.getByRole('link', { name: texts('mf-cart:footer.order-more') }).click();
    await expect(page).toHaveURL(/bella-napoli\/?$/);
    await page.goBack();
    await cart.finish();
    await delivery.chooseType('balcony');
    await delivery.orderNow();
    await delivery.fillCustomer({ phone: freshPhone() });
    await delivery.next();
    await checkout.payByMoney('500,00');
    const sent = awaitedLater(page.waitForRequest(/\/restaurant\/\d+\/order$/));
    await checkout.placeOrder();
    expect((await sent).postDataJSON()).toMatchObject({
      details: { linkUUID: uuid, isCartRecover: true },
    });
    await expect.poll(async () => (await api.get(`/api/get?uuid=${uuid}`)).status()).toBe(404);
  },
);
