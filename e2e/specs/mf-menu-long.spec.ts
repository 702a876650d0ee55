import { countNodes, sellMany } from '../support/big-menu';
import { expect, test } from '../fixtures';

test(
  '5,000 products: a small document, a category is a tap away, Tab reaches its first dish, Back ' +
    'finds the same one',
  async ({ page, store }) => {
    await sellMany(page, 50);
    await store.open();
    await expect(page.getByRole('article')).toHaveCount(50);
    const ordinary = await countNodes(page);
    await page.unrouteAll();

    await sellMany(page, 5000);
    await store.open();
    // a category of these products: the rendered page has the restaurant's own
    await expect(page.getByRole('link', { name: 'Lasanhas' })).toBeVisible();
    for (let swipe = 0; swipe < 10; swipe += 1) await page.mouse.wheel(0, 6000);
    await expect(page.getByRole('article').first()).toBeAttached();
    // 100 times the products
    await expect(async () => expect(await countNodes(page)).toBeLessThan(8 * ordinary)).toPass();

    await store.search('risoto camarao');
    const results = page.getByRole('region', { name: /risoto camarao/ });
    await expect(results.getByRole('heading', { level: 3 }).first()).toHaveText(
      /^Risoto de Camarão/,
      { timeout: 20_000 },
    );
    await store.search('com');
    await expect(
      page.getByRole('region', { name: /“com”/ }).getByRole('article').first(),
    ).toBeVisible();
    const cards = await page.getByRole('article').count();
    const found = Number(
      /[\d.]+/
        .exec(await page.getByRole('heading', { level: 2 }).first().innerText())?.[0]
        .replace('.', '') ?? 0,
    );
    expect(found).toBeGreaterThan(10 * cards);

    await store.search('');
    const link = page
      .getByRole('navigation', { name: /categorias/i })
      .getByRole('link', { name: 'Massas' });
    await link.click();
    const heading = page.getByRole('heading', { level: 2, name: 'Massas' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'true');
    const region = page.getByRole('region', { name: 'Massas' });
    const first = region.getByRole('listitem').first();
    await expect(first).toHaveAttribute('aria-posinset', '1');
    expect(Number(await first.getAttribute('aria-setsize'))).toBeGreaterThan(500);
    await page.keyboard.press('Tab');
    await expect(region.getByRole('article').first().locator(':focus')).toHaveCount(1);

    await page.mouse.move(200, 500);
    for (let swipe = 0; swipe < 6; swipe += 1) await page.mouse.wheel(0, 5000);
    await expect(heading).not.toBeInViewport();
    const farthest = region.getByRole('link').last();
    let name = '';
    await expect(async () => {
      await farthest.scrollIntoViewIfNeeded({ timeout: 1000 });
      // not `innerText`: a card that is not on the screen has none
      name = (await farthest.textContent({ timeout: 1000 }))?.trim() ?? '';
      await region.getByRole('link', { name, exact: true }).click({ timeout: 2000 });
    }).toPass(); // cards are added and removed while the swipe ends
    await expect(page).toHaveURL(/\/extra\?/);
    await page.goBack();
    await expect(region.getByRole('link', { name, exact: true })).toBeInViewport();
  },
);
