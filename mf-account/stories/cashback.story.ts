import { defineStory } from '@storefront/compositions/story';
import { amountOf, logInAt, openCheckout, shows } from '../../e2e/pages/walks';

export default defineStory({
  needs: ['mf-delivery', 'mf-checkout'],
  steps: [
    ['log in', (customer) => logInAt(customer, 'cashback')],
    [
      'see the balance',
      ({ page, t }) =>
        shows(page.getByRole('region', { name: t('mf-account:cashback.balance') }), /27[.,]50/),
    ],
    ['reach the checkout', openCheckout],
    [
      'use the cashback',
      async (customer) => {
        const { page, t } = customer;
        const [use = ''] = t('mf-checkout:cashback.use', { amount: '\0' }).split('\0');
        await page
          .getByRole('button', { name: new RegExp(`^${use}`) })
          .first()
          .click();
        await shows(amountOf(customer, t('domain:totals.cashback')), /\d/);
      },
    ],
  ],
});
