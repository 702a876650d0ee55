import { defineStory } from '@storefront/compositions/story';
import { checkoutPage, openCheckout } from '../../e2e/pages/walks';

export default defineStory({
  needs: ['mf-delivery'],
  steps: [
    ['reach the checkout', openCheckout],
    ['choose cash with change', (customer) => checkoutPage(customer).payByMoney('50')],
    [
      'see the change',
      ({ page, t }) =>
        page
          .getByText(t('mf-checkout:payment.change-for', { amount: '' }).trim())
          .first()
          .waitFor(),
    ],
    ['place the order', (customer) => checkoutPage(customer).placeOrder()],
  ],
});
