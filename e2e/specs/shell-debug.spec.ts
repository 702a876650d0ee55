import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';

test(
  '[SHELL-54] [SHELL-55] [SHELL-60] debug mode opens everything, shows on every page, ends by ' +
    'button and keys',
  async ({ page, store, cart, delivery, texts, expectAccessible }) => {
    await changeRestaurant(page, 'bella-napoli', ({ info }) => {
      Object.assign(info, {
        is_closed: true,
        no_takeout: true,
        min_total_delivery: 900,
        scheduleSettings: { enable: false, allowSchedulingWhileClosed: false },
      });
    });
    await store.open('bella-napoli', '?debug=1');
    const badge = page.getByRole('complementary', { name: texts('shell:debug.label') });
    await expect(badge).toBeVisible();
    await expect(
      page.getByText(texts('mf-menu:header.status.open'), { exact: true }),
    ).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('debug_mode'))).toBe('1');
    await store.addProduct('Bruschetta al Pomodoro');
    await store.openCart();
    await expect(badge).toBeVisible();
    await expectAccessible('body');
    await cart.finish();
    for (const type of ['delivery', 'balcony', 'carTakeout', 'table'] as const)
      await expect(delivery.type(type)).toBeVisible();
    await delivery.chooseType('delivery');
    await expect(delivery.type('delivery')).toBeChecked();
    await expect(
      page.getByRole('textbox', { name: texts('mf-delivery:customer.label.name') }),
    ).not.toHaveValue('');
    await badge.getByRole('button', { name: texts('shell:debug.end') }).click();
    await expect(badge).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('debug_mode'))).toBe('0');
    await store.open('bella-napoli');
    await expect(
      page.getByText(texts('mf-menu:header.status.closed'), { exact: true }),
    ).toBeVisible();
    // a key that is pressed before the application has started is not replayed
    await expect
      .poll(async () => {
        await page.keyboard.press('Control+Alt+KeyD');
        return page.evaluate(() => localStorage.getItem('debug_mode'));
      })
      .toBe('1');
    await expect(badge).toBeVisible();
    await page.keyboard.press('Control+Alt+KeyD');
    await expect(badge).toHaveCount(0);
  },
);
