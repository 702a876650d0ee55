import { expect, test } from '../fixtures';
import { reachCheckout } from '../support/at-checkout';

test(
  '[CHECKOUT-01] [CHECKOUT-23] [CONFLICTS-25] a reload keeps the choices; Back closes the dialog, ' +
    'then the page',
  async ({ page, store, delivery, checkout, texts }) => {
    await reachCheckout({ page, delivery, checkout });
    await checkout.choose('pix');
    await expect(await checkout.method('pix')).toHaveAttribute('aria-pressed', 'true');

    await test.step('a reload', async () => {
      await page.reload();
      await expect(checkout.heading()).toBeVisible();
      await expect(await checkout.method('pix')).toHaveAttribute('aria-pressed', 'true');
      await expect(checkout.confirmButton()).toBeEnabled();
    });

    await test.step('Back closes the dialog', async () => {
      await checkout.requestChange();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(checkout.heading()).toBeVisible();
      await expect(await checkout.method('money')).toHaveAttribute('aria-pressed', 'false');
    });

    await test.step('a reload with an open dialog', async () => {
      await checkout.requestChange();
      await page.reload();
      await expect(checkout.heading()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('Back returns to delivery, with the form filled', async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/delivery$/);
      await expect(
        page.getByRole('textbox', { name: texts('mf-delivery:customer.label.name') }),
      ).not.toHaveValue('');
    });

    await test.step("the page's own link leads to the menu", async () => {
      await delivery.next();
      await expect(checkout.heading()).toBeVisible();
      await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
      await expect(page).toHaveURL(/\/bella-napoli\/?$/);
      await expect(store.cartButton()).toBeVisible();
    });
  },
);
