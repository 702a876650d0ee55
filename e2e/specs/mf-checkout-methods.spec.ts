import { expect, test } from '../fixtures';
import { reachCheckout } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';
import { tabTo } from '../support/tab-to';

test.beforeEach(async ({ page, delivery, checkout }) => {
  await changeRestaurant(page, 'bella-napoli', ({ info }) => {
    info['online_payment_integrations'] = ['pixAsaas', 'pixTuna', 'mercadopago', 'stripe'];
  });
  await reachCheckout({ page, delivery, checkout });
});

test('[CHECKOUT-08] [CHECKOUT-09] [CHECKOUT-10] tiles take half the width of their group and tab @desktop', async ({
  page,
  checkout,
  texts,
}) => {
  const group = page.getByRole('group', { name: texts('mf-checkout:payment.parent.cards') });
  const halves = async (tile: string, of: ReturnType<typeof page.getByRole>): Promise<number> => {
    const [inner, outer] = [
      await (await checkout.method(tile)).boundingBox(),
      await of.boundingBox(),
    ];
    return inner!.width / outer!.width;
  };
  for (const share of [
    await halves('stripe', group),
    await halves('money', page.getByRole('tabpanel')),
  ]) {
    expect(share).toBeGreaterThan(0.44);
    expect(share).toBeLessThanOrEqual(0.5);
  }
});

test('[CHECKOUT-08] [CHECKOUT-14] a parent opens by keyboard where it is, and names the method chosen in it', async ({
  page,
  checkout,
  texts,
}) => {
  await tabTo(page, /^Pix/, 'button');
  await page.keyboard.press('Enter');
  const parent = page.getByRole('button', {
    name: texts('mf-checkout:payment.parent.pix'),
    expanded: true,
  });
  await expect(parent).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(await checkout.method('pixTuna')).toHaveAttribute('aria-pressed', 'true');
  await expect(checkout.confirmButton()).toBeVisible();
  await parent.click();
  await expect(
    page.getByRole('button', { name: texts('mf-checkout:payment.parent.pix'), expanded: false }),
  ).toContainText(texts('domain:payment.method.pixTuna'));
  await checkout.choose('mercadopago');
  await expect(await checkout.method('pixTuna')).toHaveAttribute('aria-pressed', 'false');
});

test('[CHECKOUT-33] [CHECKOUT-26] dismissing the dialogs of CPF and change leaves the method unchosen', async ({
  page,
  checkout,
}) => {
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
});
