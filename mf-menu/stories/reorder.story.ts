import { defineStory } from '@storefront/compositions/story';
import { checkoutPage, openCheckout } from '../../e2e/pages/walks';

export default defineStory({
  needs: ['mf-delivery', 'mf-checkout'],
  steps: [
    ['reach the checkout', openCheckout],
    ['choose cash with change', (customer) => checkoutPage(customer).payByMoney('50')],
    ['place the order', (customer) => checkoutPage(customer).placeOrder()],
    [
      'order again from the menu',
      async ({ page, t }) => {
        await page.goto('/bella-napoli');
        await page.getByRole('button', { name: t('mf-menu:again.add') }).click();
        await page.waitForURL(/\/(payment|delivery|shopping-cart)$/);
      },
    ],
    [
      'see the dish again',
      ({ page }) =>
        page
          .getByText(/Bruschetta al Pomodoro/)
          .first()
          .waitFor(),
    ],
  ],
});
