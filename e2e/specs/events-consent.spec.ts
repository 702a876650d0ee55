import { expect, test } from '../fixtures';
import { giveVendors, standInForVendors } from '../support/vendors';

const PRODUCT = 'Bruschetta al Pomodoro';

test(
  '[S35] [SHELL-56] the choice is stored and shown on the info page; taken back, it stops ' +
    'everything in all tabs',
  async ({ page, context, store, texts }) => {
    const delivered = await standInForVendors(context);
    await giveVendors(page);
    await store.open();
    const bar = page.getByRole('region', { name: texts('shell:privacy.title') });
    const before = Date.now();
    await bar.getByRole('button', { name: texts('shell:privacy.accept') }).click();
    await expect(page.locator('iframe[src*="vendor-frame"]')).toHaveCount(1);
    await expect.poll(() => delivered.of('ga').length).toBeGreaterThan(0);
    const stored = await page.evaluate(
      () =>
        JSON.parse(localStorage.getItem('consent') ?? '') as {
          value: Record<string, { choice: string; at: number; version: number }>;
        },
    );
    expect(stored.value['101']).toMatchObject({
      choice: 'accepted',
      version: 1,
      purposes: ['tagManager', 'analytics', 'pixel'],
    });
    // the page's time has an error of half a second and half a round trip
    expect(stored.value['101']?.at).toBeGreaterThan(before - 5000);

    const other = await context.newPage();
    await giveVendors(other);
    await other.goto('/bella-napoli/hours');
    await expect(other.locator('iframe[src*="vendor-frame"]')).toHaveCount(1);
    await page.bringToFront();
    await store.open('bella-napoli', 'info');
    const link = page.getByRole('button', { name: texts('mf-menu:info.privacy') });
    await expect(page.locator('iframe[src*="vendor-frame"]')).toHaveCount(1);
    await link.click();
    await expect(bar).toBeFocused();
    await expect(
      bar.getByText(texts('shell:privacy.accepted', { date: '' }).trim().replace(/\.$/, ''), {
        exact: false,
      }),
    ).toBeVisible();
    await bar.getByRole('button', { name: texts('shell:privacy.reject') }).click();
    await expect(link).toBeFocused();
    for (const tab of [page, other]) await expect(tab.locator('iframe')).toHaveCount(0);
    const sent = delivered.requests.length;
    await page
      .getByRole('link', { name: texts('domain:action.back-to-menu') })
      .first()
      .click();
    await store.addProduct(PRODUCT);
    await expect(store.cartButton()).toBeVisible();
    expect(delivered.requests).toHaveLength(sent);
  },
);

test(
  'the consent dialog blocks nothing: keyboard, equal buttons, the cart within reach on any screen, ' +
    'nothing moves',
  async ({ page, context, store, cart, texts }) => {
    const delivered = await standInForVendors(context);
    await giveVendors(page);
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) =>
        list
          .getEntries()
          .forEach((entry) => moved.push((entry as PerformanceEntry & { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await store.open();
    const bar = page.getByRole('region', { name: texts('shell:privacy.title') });
    await expect(bar).toBeVisible();
    const [no, yes] = [
      bar.getByRole('button', { name: texts('shell:privacy.reject') }),
      bar.getByRole('button', { name: texts('shell:privacy.accept') }),
    ];
    const look = (it: typeof no) =>
      it.evaluate((button) => {
        const { color, backgroundColor, fontSize, fontWeight, borderColor } =
          getComputedStyle(button);
        const { width, height, y } = button.getBoundingClientRect();
        return {
          color,
          backgroundColor,
          fontSize,
          fontWeight,
          borderColor,
          width: Math.round(width),
          height,
          y,
        };
      });
    expect(await look(no)).toEqual(await look(yes));
    expect(
      (await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved)).reduce(
        (sum, one) => sum + one,
        0,
      ),
    ).toBeLessThan(0.05);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(no).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(yes).toBeFocused();
    await store.addProduct(PRODUCT);
    const toCart = store.cartButton().or(cart.finishButton());
    // above the floating button, beside the docked cart
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(toCart).toBeVisible();
      await expect
        .poll(async () => {
          const [box, button] = [await bar.boundingBox(), await toCart.boundingBox()];
          if (box === null || button === null) return 0;
          return Math.max(button.y - box.y - box.height, button.x - box.x - box.width);
        })
        .toBeGreaterThan(0);
    }
    await page.goto('/bella-napoli/shopping-cart');
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/events\.[0-9a-f]+\.js/.test(name)),
    );
    await expect(bar).toHaveCount(0); // over no form and no checkout
    expect(delivered.requests).toEqual([]);
  },
);
