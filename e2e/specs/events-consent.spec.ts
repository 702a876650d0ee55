import { expect, test } from '../fixtures';
import { reachCheckout } from '../support/at-checkout';
import { giveVendors, standInForVendors } from '../support/vendors';

const PRODUCT = 'Bruschetta al Pomodoro';

test('[S35] [SHELL-56] no vendor receives anything before the choice, from the menu to the order', async ({
  page,
  context,
  store,
  delivery,
  checkout,
  texts,
}) => {
  const delivered = await standInForVendors(context);
  await giveVendors(page);
  await reachCheckout({ page, delivery, checkout });
  await checkout.choose('pix');
  await checkout.placeOrder();
  await store.open();
  await expect(page.getByRole('region', { name: texts('shell:privacy.title') })).toBeVisible();
  expect(delivered.requests).toEqual([]);
  expect(delivered.calls('-event')).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('[S35] the choice is stored with its time and shown on the info page; withdrawing it stops everything', async ({
  page,
  context,
  store,
  texts,
}) => {
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
  expect(stored.value['101']?.at).toBeGreaterThanOrEqual(before);

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
  await expect(page.locator('iframe')).toHaveCount(0);
  const sent = delivered.requests.length;
  await page
    .getByRole('link', { name: texts('domain:action.back-to-menu') })
    .first()
    .click();
  await store.addProduct(PRODUCT);
  await expect(store.cartButton()).toBeVisible();
  expect(delivered.requests).toHaveLength(sent);
});

test('[S35] another tab follows a choice that is taken back', async ({
  page,
  context,
  store,
  texts,
}) => {
  const delivered = await standInForVendors(context);
  await giveVendors(page);
  await store.open();
  await page.getByRole('button', { name: texts('shell:privacy.accept') }).click();
  await expect.poll(() => delivered.of('px').length).toBeGreaterThan(0);
  const other = await context.newPage();
  await other.goto('/bella-napoli/hours');
  await other.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('consent') ?? '') as {
      value: Record<string, { choice: string }>;
    };
    stored.value['101']!.choice = 'rejected';
    localStorage.setItem('consent', JSON.stringify(stored));
  });
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the consent dialog blocks nothing: equal buttons, the cart within reach, nothing moves @desktop', async ({
  page,
  store,
  cart,
  texts,
}) => {
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
  await store.addProduct(PRODUCT);
  const toCart = store.cartButton().or(cart.finishButton());
  await expect(toCart).toBeVisible();
  // above the floating button, beside the docked cart
  await expect
    .poll(async () => {
      const [box, button] = [await bar.boundingBox(), await toCart.boundingBox()];
      if (box === null || button === null) return 0;
      return Math.max(button.y - box.y - box.height, button.x - box.x - box.width);
    })
    .toBeGreaterThan(0);
  await page.goto('/bella-napoli/shopping-cart');
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/events\.[0-9a-f]+\.js/.test(name)),
  );
  await expect(bar).toHaveCount(0); // over no form and no checkout
});

test('the keyboard meets the question at the start of the page and leaves it behind', async ({
  page,
  context,
  store,
  texts,
}) => {
  await standInForVendors(context);
  await giveVendors(page);
  await store.open();
  const bar = page.getByRole('region', { name: texts('shell:privacy.title') });
  await expect(bar).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: texts('shell:privacy.reject') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: texts('shell:privacy.accept') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
});
