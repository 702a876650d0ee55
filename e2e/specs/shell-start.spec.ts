import { expect, test } from '../fixtures';
import { plantCart } from '../support/plant-cart';
import { plainLines } from '../support/any-lines';
import { placeOrder } from '../support/placed-order';
import { plantLastOrder } from '../support/plant-last-order';
import { restaurantData } from '../support/stored-cart';
import { awaitedLater } from '../support/awaited-later';

const HOME = /\/bella-napoli\/?$/;

test(
  '[OPEN-024] [SHELL-41] [SHELL-42] [SHELL-44] the bar of an order covers no cart; its end leads ' +
    'once to the review',
  async ({ page, api, store, cart, advance, texts }) => {
    const order = await placeOrder(api);
    await advance(order.uuid);
    await plantLastOrder(page, order);
    const data = await restaurantData(api, 'bella-napoli');
    await plantCart(page, data.info.id, plainLines(data, 1));
    await store.open();
    const bar = page.getByRole('complementary', { name: texts('shell:last-order.label') });
    await expect(bar).toContainText(order.orderNoText);
    const toCart = store.cartButton().or(cart.finishButton());
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(toCart).toBeVisible();
      await expect
        .poll(async () => {
          const [one, other] = [
            await bar.locator('> div').boundingBox(),
            await toCart.boundingBox(),
          ];
          return (
            one !== null &&
            other !== null &&
            (one.y + one.height <= other.y ||
              one.x >= other.x + other.width ||
              other.x >= one.x + one.width)
          );
        })
        .toBe(true);
    }
    await bar.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/track\\?token=${order.uuid}`));

    await page.goto('/api/demo/outbox'); // a page that follows no order
    while ((await advance(order.uuid)) !== 'OVER');
    await store.open();
    await expect(page).toHaveURL(new RegExp(`/rate-order\\?token=${order.uuid}`));
    await page.goBack();
    await expect(page).toHaveURL(HOME);
    const read = awaitedLater(
      page.waitForResponse((response) => response.url().includes(`/order/uuid/${order.uuid}`)),
    );
    await page.reload();
    await read;
    await page.getByRole('link', { name: /./ }).first().waitFor();
    await expect(page).toHaveURL(HOME);
    expect(
      await page.evaluate((id) => localStorage.getItem(`lastOrderToken-${id}`), order.restaurantId),
    ).toContain(order.uuid);
  },
);
