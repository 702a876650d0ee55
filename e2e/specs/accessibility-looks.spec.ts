import { LOOKS } from '@storefront/shared-domain/contracts';
import { expect, test } from '../fixtures';
import { plainLines } from '../support/any-lines';
import { storeLines } from '../support/cart-lines';
import { changeRestaurant } from '../support/change-restaurant';
import { smallMainActions } from '../support/main-actions';
import { smallMenu } from '../support/small-menu';
import { restaurantData } from '../support/stored-cart';

test.slow(); // a scan for each look, which takes seconds on a busy machine

/** The looks that are dark where the device is. */
const BOTH: readonly string[] = ['trattoria', 'garden'];

test('[SHELL-52] the menu is accessible in every look; main actions of menu and cart have 44 pixels', async ({
  page,
  store,
  cart,
  api,
  expectAccessible,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  await storeLines(page, data, plainLines(data, 1));
  await changeRestaurant(page, 'bella-napoli', (wire) => {
    smallMenu(wire);
    wire.info['look'] = 'market';
  });
  const html = page.locator('html');
  /** The attribute is all that the look of a record changes: one page shows every look. */
  const show = (look: string): Promise<void> =>
    html.evaluate(async (root, value) => {
      root.dataset['look'] = value;
      await document.fonts.ready;
    }, look);
  await store.open();
  await expect(store.card('Burrata com Pesto')).toBeVisible();
  await expect(html).toHaveAttribute('data-look', 'market');
  for (const look of LOOKS) {
    await show(look);
    expect(await smallMainActions(page)).toEqual([]);
    const schemes = BOTH.includes(look) ? (['dark', 'light'] as const) : (['light'] as const);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible('body');
    }
  }
  await store.openCart();
  await expect(cart.heading()).toBeVisible();
  for (const look of LOOKS) {
    await show(look);
    expect(await smallMainActions(page)).toEqual([]);
  }
});
