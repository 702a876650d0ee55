import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** The demo restaurants, in the language of their customers; the last one has no menu at present. */
const RESTAURANTS = [
  'bella-napoli',
  'slice-house',
  'cantina-mesa',
  'forno-fechado',
  'la-esquina',
  'loja-bloqueada',
];

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

test('[MENU-08] [MENU-24] the first screen of every demo restaurant shows food @desktop', async ({
  page,
  store,
}) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 960;
  for (const restaurant of RESTAURANTS) {
    await store.open(restaurant);
    const isBlocked = restaurant === 'loja-bloqueada';
    const food = isBlocked
      ? page.getByRole('heading', { level: 2 })
      : page.getByRole('article').first();
    await expect(food, restaurant).toBeInViewport({ ratio: 1 });
    const { header, cards, overflow } = await measure(page);
    expect(header, restaurant).toBeLessThanOrEqual(200);
    expect(overflow, restaurant).toBeLessThanOrEqual(0);
    expect(cards, restaurant).toBeGreaterThanOrEqual(isBlocked ? 0 : isPhone ? 1 : 4);
  }
});
