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
const PAGES = { menu: 'body', hours: 'main', 'shopping-cart': 'main' } as const;

for (const [name, part] of Object.entries(PAGES))
  test(`[SHELL-52] the page ${name} is accessible in every look, main actions of 44 pixels`, async ({
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
      wire.info['look'] = 'market';
    });
    const shown = {
      menu: store.card('Burrata com Pesto'),
      hours: page.getByRole('heading', { level: 1, name: texts('mf-menu:page.hours') }),
      'shopping-cart': cart.heading(),
    }[name as keyof typeof PAGES];
    await store.open('bella-napoli', name === 'menu' ? '' : name);
    await expect(shown).toBeVisible();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-look', 'market');
    for (const look of LOOKS) {
      // the attribute is all that the look of a record changes: one page shows every look
      await html.evaluate(async (root, value) => {
        root.dataset['look'] = value;
        await document.fonts.ready;
      }, look);
      expect(await smallMainActions(page)).toEqual([]);
      for (const colorScheme of BOTH.includes(look)
        ? (['dark', 'light'] as const)
        : (['light'] as const)) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(part);
      }
    }
  });
