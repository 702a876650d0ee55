import { defineStory } from '@storefront/compositions/story';
import { checkoutPage, dialogIsGone, openCheckout } from '../../e2e/pages/walks';

export default defineStory({
  needs: ['mf-delivery'],
  steps: [
    ['reach the checkout', openCheckout],
    [
      'choose pix',
      async (customer) => {
        const { page } = customer;
        await (await checkoutPage(customer).method('pix')).first().click();
        const pressed = page.locator('main button[aria-pressed=true]');
        await page.locator('dialog[open]').or(pressed).first().waitFor();
        const cpf = page.getByRole('dialog').getByRole('textbox', { name: 'CPF' });
        if (await cpf.isVisible()) {
          await cpf.fill('52998224725');
          await page.locator('dialog[open] footer button').last().click();
          await dialogIsGone(customer);
        }
        await pressed.first().waitFor();
      },
    ],
    ['send the order', (customer) => checkoutPage(customer).send()],
    [
      'see the code to pay with',
      async ({ page, t }) => {
        await page.waitForURL(/\/payment\/pix/);
        await page.getByRole('heading', { level: 1, name: t('mf-checkout:pix.title') }).waitFor();
        await page
          .getByRole('button', { name: t('mf-checkout:pix.copy') })
          .first()
          .waitFor();
      },
    ],
  ],
});
