import { expect, test } from '../fixtures';
import { openCheckout } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';
import { withOnlineMethods } from '../support/online-methods';

test(
  '[CHECKOUT-02] [CHECKOUT-09] [CHECKOUT-10] [CHECKOUT-26] [CHECKOUT-33] dismissed dialogs, and the ' +
    'layout of a wide screen',
  async ({ page, checkout, texts }) => {
    await changeRestaurant(page, 'bella-napoli', withOnlineMethods('pixAsaas', 'stripe', 'picpay'));
    await openCheckout({ page, checkout }, { email: 'marina@demo.example' });
    const dialog = page.getByRole('dialog');
    for (const [method, leave] of [
      ['pixAsaas', () => page.keyboard.press('Escape')],
      ['pixAsaas', () => page.mouse.click(5, 5)],
      ['money', () => page.mouse.click(10, 10)],
    ] as const) {
      const tile = await checkout.method(method);
      await tile.click();
      await expect(dialog).toBeVisible();
      if (method === 'pixAsaas')
        await expect(dialog.getByRole('textbox', { name: 'CPF' })).toBeFocused();
      await leave();
      await expect(dialog).toBeHidden();
      await expect(tile).toHaveAttribute('aria-pressed', 'false');
      await expect(tile).toBeFocused();
      await expect(checkout.confirmButton()).toHaveCount(0);
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    const tile = await checkout.method('money');
    const panel = page.getByRole('tabpanel');
    const share = (await tile.boundingBox())!.width / (await panel.boundingBox())!.width;
    expect(share).toBeGreaterThan(0.44);
    expect(share).toBeLessThanOrEqual(0.5);

    await checkout.choose('pix');
    const summary = page.getByRole('contentinfo');
    await expect(summary).toContainText('Bruschetta al Pomodoro');
    await expect(summary).toContainText(texts('domain:totals.total-payable'));
    await expect(page.getByRole('main')).not.toContainText('Bruschetta al Pomodoro');
    const [left, right] = [
      (await page.getByRole('main').boundingBox())!,
      (await summary.boundingBox())!,
    ];
    expect(left.x + left.width).toBeLessThanOrEqual(right.x);
    await page.setViewportSize({ width: 1280, height: 500 });
    await tile.scrollIntoViewIfNeeded();
    await expect(checkout.confirmButton()).toBeInViewport({ ratio: 1 });
  },
);
