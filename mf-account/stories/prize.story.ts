import { defineStory } from '@storefront/compositions/story';
import { CartPage } from '../../e2e/pages/cart';
import { deliveryPage, logInAt } from '../../e2e/pages/walks';

const PRIZE = 'Tiramisù';

export default defineStory({
  needs: ['mf-cart', 'mf-delivery'],
  steps: [
    ['log in', (customer) => logInAt(customer, 'prizes')],
    [
      'take a prize',
      ({ page, t }) =>
        page
          .getByRole('button', {
            name: t('mf-account:prizes.take-of', { name: PRIZE }),
            exact: true,
          })
          .click(),
    ],
    [
      'see it in the cart',
      async ({ page, t }) => {
        await page.getByRole('link', { name: t('mf-account:prizes.to-cart') }).click();
        await page.getByRole('heading', { name: PRIZE, exact: true }).first().waitFor();
      },
    ],
    [
      'continue to the delivery data',
      async (customer) => {
        await new CartPage(customer.page, customer.t).finish();
        await deliveryPage(customer).customer('phone').waitFor();
      },
    ],
  ],
});
