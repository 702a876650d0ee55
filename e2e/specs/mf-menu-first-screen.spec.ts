import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** An ordinary one, one in English, and one that has no menu at present. */
const RESTAURANTS = ['bella-napoli', 'slice-house', 'loja-bloqueada'];
const SCREENS = [
  { width: 390, height: 844, least: 1 },
  { width: 1280, height: 800, least: 4 },
] as const;

/** The header's height, the whole product cards on the screen, and how far the page scrolls sideways. */
const measure = (page: Page) =>
  page.evaluate(() => ({
    header: document.querySelector('main header')?.getBoundingClientRect().height ?? 0,
    cards: [...document.querySelectorAll('article')].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    }).length,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }));

test('[MENU-08] [MENU-24] the first screen of a restaurant shows food, on a phone and on a desktop', async ({
  page,
  store,
}) => {
  for (const restaurant of RESTAURANTS) {
    await store.open(restaurant);
    const isBlocked = restaurant === 'loja-bloqueada';
    const food = isBlocked
      ? page.getByRole('heading', { level: 2 })
      : page.getByRole('article').first();
    for (const { least, ...size } of SCREENS) {
      await page.setViewportSize(size);
      await expect(food, restaurant).toBeInViewport({ ratio: 1 });
      await expect(async () => {
        const { header, cards, overflow } = await measure(page);
        expect(header, restaurant).toBeLessThanOrEqual(200);
        expect(overflow, restaurant).toBeLessThanOrEqual(0);
        expect(cards, restaurant).toBeGreaterThanOrEqual(isBlocked ? 0 : least);
      }).toPass();
    }
  }
});
