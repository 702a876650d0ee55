import { LOOKS, WEEKDAYS } from '@storefront/shared-domain/contracts';
import { expect, test } from '../fixtures';
import { plainLines } from '../support/any-lines';
import { storeLines } from '../support/cart-lines';
import { changeRestaurant } from '../support/change-restaurant';
import { fixTime } from '../support/fixed-time';
import { showOwnFonts } from '../support/own-fonts';
import { notCompared } from '../support/pixel-browser';
import { smallMenu } from '../support/small-menu';
import { restaurantData } from '../support/stored-cart';

/** A Wednesday at 15:00 in São Paulo, within these hours. */
const NOW = new Date('2026-01-14T18:00:00Z');
const slot = (from: string, to: string) => ({ firstTime: `${from}:00`, secondTime: `${to}:00` });
const HOURS = {
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, [slot('10:00', '02:00')]])),
  tuesday: [slot('16:00', '02:00')],
  friday: [slot('10:00', '04:00')],
  saturday: [slot('10:00', '15:30'), slot('16:30', '04:00')],
};
/** Tolerated: a fifth of the color distance of a pixel, and one pixel of a hundred. */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.01 };
/** In place of each picture: the stored files stay small, and no decoder is compared. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#b98" d="M0 0h4v3H0z"/></svg>';
const PAGES = ['menu', 'hours', 'shopping-cart'] as const;

// what a browser's own bars leave of a phone's screen
test.use({ viewport: { width: 390, height: 664 } });

test('[SHELL-52] menu, hours and cart look as stored in every look', async ({
  page,
  browser,
  store,
  cart,
  api,
  texts,
}, { annotations }) => {
  const reason = notCompared(browser);
  if (reason !== null) {
    annotations.push({ type: 'not compared', description: reason });
    process.stdout.write(`${reason}\n`);
    return;
  }
  const data = await restaurantData(api, 'bella-napoli');
  await storeLines(page, data, plainLines(data, 2));
  await changeRestaurant(page, 'bella-napoli', (wire) => {
    smallMenu(wire);
    Object.assign(wire.info, { look: 'market', highlightImages: [], highlight_banners: [] });
    wire.hours = HOURS;
  });
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  await fixTime(page, NOW);
  const shown = {
    menu: store.card('Burrata com Pesto'),
    hours: page.getByRole('heading', { level: 1, name: texts('mf-menu:page.hours') }),
    'shopping-cart': cart.heading(),
  };
  const html = page.locator('html');
  for (const name of PAGES) {
    await store.open('bella-napoli', name === 'menu' ? '' : name);
    await expect(shown[name]).toBeVisible();
    await expect(html).toHaveAttribute('data-look', 'market');
    if (name !== 'shopping-cart') await expect(store.cartButton()).toBeVisible();
    for (const look of LOOKS) {
      // the attribute is all that the look of a record changes: one page shows every look
      await html.evaluate((root, value) => (root.dataset['look'] = value), look);
      await showOwnFonts(page);
      await expect.soft(page).toHaveScreenshot(`${look}-${name}.png`, TOLERANCE);
    }
  }
});
