import { LOOKS } from '@storefront/shared-domain/contracts';
import { expect, test } from '../fixtures';
import { plainLines } from '../support/any-lines';
import { storeLines } from '../support/cart-lines';
import { changeRestaurant } from '../support/change-restaurant';
import { smallMainActions } from '../support/main-actions';
import { smallMenu } from '../support/small-menu';
import { restaurantData } from '../support/stored-cart';

test.slow(); // several scans each, which take seconds on a busy machine

/** The looks that are dark where the device is. */
const BOTH: readonly string[] = ['trattoria', 'garden'];

for (const look of LOOKS)
  test(`[SHELL-52] menu, hours and cart are accessible in the look ${look}, main actions of 44 pixels`, async ({
    page,
    store,
    cart,
    api,
    texts,
    expectAccessible,
  }) => {
    const data = await restaurantData(api, 'bella-napoli');
    await storeLines(page, data, plainLines(data, 1));
    await changeRestaurant(page, 'bella-napoli', (wire) => {
      smallMenu(wire);
      wire.info['look'] = look;
    });
    const scan = async (part: string): Promise<void> => {
      expect(await smallMainActions(page)).toEqual([]);
      for (const colorScheme of BOTH.includes(look)
        ? (['dark', 'light'] as const)
        : ['light' as const]) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(part);
      }
    };
    await store.open();
    await expect(store.card('Burrata com Pesto')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-look', look);
    await scan('body');
    await store.open('bella-napoli', 'hours');
    await expect(
      page.getByRole('heading', { level: 1, name: texts('mf-menu:page.hours') }),
    ).toBeVisible();
    await scan('main');
    await store.open('bella-napoli', 'shopping-cart');
    await expect(cart.heading()).toBeVisible();
    await scan('main');
  });
