import { defineStory } from '@storefront/compositions/story';
import { amountOf, openCheckout, shows } from '../../e2e/pages/walks';

export default defineStory({
  needs: ['mf-delivery'],
  steps: [
    ['reach the checkout', openCheckout],
    [
      'apply the coupon',
      async ({ page, t }) => {
        const box = page.getByRole('region', {
          name: t('mf-checkout:coupon.title'),
          exact: true,
        });
        await box.getByRole('textbox').fill('MIMO5');
        await box.getByRole('button', { name: t('mf-checkout:coupon.apply'), exact: true }).click();
        await page
          .getByRole('alertdialog', { name: t('mf-checkout:coupon.applied'), exact: true })
          .getByRole('button', { name: t('domain:action.ok'), exact: true })
          .click();
      },
    ],
    [
      'see the lower total',
      (customer) =>
        shows(amountOf(customer, customer.t('domain:totals.total-payable')), /23[.,]90/),
    ],
  ],
});
