import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

declare global {
  /** What the frames of the menu have shown, without repetitions. */
  var seenFrames: Set<string> | undefined;
}

/**
 * Notes in each frame of the menu from now on where a dish is, in CSS pixels, and how many cards are on
 * the screen.
 */
const noteFrames = (page: Page, href: string): Promise<void> =>
  page.evaluate((link) => {
    const seen = (globalThis.seenFrames = new Set());
    const isSeen = (card: Element): boolean => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const note = (): void => {
      requestAnimationFrame(note);
      if (document.querySelector('[data-place]') === null) return;
      const dish = document.querySelector(`article a[href="${link}"]`);
      const cards = [...document.querySelectorAll('article')].filter(isSeen);
      seen.add(
        dish === null
          ? `without the dish, ${cards.length} cards`
          : `at ${Math.round(dish.getBoundingClientRect().top)}, ${cards.length} cards`,
      );
    };
    note();
  }, href);

const seenFrames = (page: Page) => page.evaluate(() => [...(globalThis.seenFrames ?? [])]);

test('[MENU-13] Back to a menu: every frame has the cards that were on the screen, where they were', async ({
  page,
  context,
  store,
}) => {
  await store.open();
  const name = 'Lasanha à Bolonhesa';
  const dish = page.getByRole('region', { name: 'Massas' }).getByRole('link', { name });
  await page.mouse.move(200, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(dish).toBeInViewport({ ratio: 1, timeout: 300 });
  }).toPass();
  // all cards are there, and heights are those of cards
  await expect(page.locator('[data-partial="true"]')).toHaveCount(0);
  await dish.scrollIntoViewIfNeeded();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await noteFrames(page, (await dish.getAttribute('href')) ?? '');
  const before = await seenFrames(page);
  expect(before).toEqual([expect.stringMatching(/^at \d+, [4-9] cards$/)]);
  await dish.tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(dish).toBeInViewport();
  // the cards above are filled, too
  await expect(
    page.getByRole('region', { name: 'Entradas' }).getByRole('article').first(),
  ).toBeAttached();
  expect(await seenFrames(page)).toEqual(before);
  // the browser does not scroll this entry on Back, but does when it is loaded again
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.reload();
  await expect(dish).toBeInViewport();
});
