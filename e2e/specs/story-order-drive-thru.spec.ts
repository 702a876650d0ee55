import { expect, test } from '../fixtures';
import { plainLines } from '../support/any-lines';
import { freshPhone } from '../support/fresh-phone';
import { plantCart } from '../support/plant-cart';
import { restaurantData } from '../support/stored-cart';
import { awaitedLater } from '../support/awaited-later';

test(
  '[SHELL-04] [SHELL-05] [SHELL-21] [SHELL-22] [CONFLICTS-01] [OPEN-011] a drive-thru under /app ' +
    'names its source and campaign',
  async ({ page, api, store, delivery, checkout }) => {
    const data = await restaurantData(api, 'bella-napoli');
    await plantCart(page, data.info.id, plainLines(data, 1));
    await store.open('app/bella-napoli', 'delivery?src=flyer-7&campaign=junho');
    await delivery.chooseType('carTakeout');
    await delivery.orderNow();
    await delivery.fillCustomer({
      phone: freshPhone(),
      carPlate: 'BRA2E19',
      carModelColor: 'Fusca azul',
    });
    await delivery.next();
    await expect(checkout.heading()).toBeVisible();
    await expect(page).toHaveURL(/\/app\/bella-napoli\/payment$/);
    await checkout.choose('pix');
    const sent = awaitedLater(
      page.waitForRequest((request) => /\/api\/restaurant\/101\/order$/.test(request.url())),
    );
    await checkout.placeOrder();
    await expect(page).toHaveURL(/\/app\/bella-napoli\/payment\/success$/);
    expect((await sent).postDataJSON()).toMatchObject({
      details: { externalSource: 'flyer-7', campaign: 'junho', carTakeout: true },
    });
  },
);
