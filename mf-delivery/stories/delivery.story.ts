import { type Customer, type Locator, defineStory } from '@storefront/compositions/story';
import { AddressWizard } from '../../e2e/pages/address-wizard';
import { openWithDish } from '../../e2e/pages/stored-dish';
import {
  amountOf,
  checkoutPage,
  deliveryPage,
  dialogIsGone,
  fillCustomer,
  payInCash,
  shows,
  toCheckout,
} from '../../e2e/pages/walks';

const wizardOf = ({ page, t }: Customer): AddressWizard<Locator> => new AddressWizard(page, t);

export default defineStory({
  needs: ['mf-checkout'],
  steps: [
    [
      'open the delivery data',
      async (customer) => {
        await openWithDish(customer.page, 'delivery', {
          restaurant: 'slice-house',
          name: 'Sunday Meatballs',
          quantity: 3,
          deliveryType: 'delivery',
        });
        await deliveryPage(customer).chooseTypeNow('delivery');
      },
    ],
    [
      'open the address wizard',
      async (customer) => {
        const { page, t } = customer;
        const add = page.getByRole('button', { name: t('mf-delivery:address.add') });
        const wizard = wizardOf(customer).dialog('auto-complete-address');
        await page.locator('dialog[open]').or(add).first().waitFor();
        if (!(await wizard.isVisible())) await add.click();
        await wizard.waitFor();
      },
    ],
    [
      'find the address and confirm its point',
      async (customer) => {
        const wizard = wizardOf(customer);
        await wizard.search().fill('88 Berry Street');
        await wizard.hits().first().click();
        await wizard.button('confirm-location').click();
      },
    ],
    [
      'confirm the address',
      async (customer) => {
        const wizard = wizardOf(customer);
        await wizard.field('number').fill('88');
        await wizard.confirmForm().click();
        await dialogIsGone(customer);
      },
    ],
    ['type name and phone', (customer) => fillCustomer(customer, '7185550142')],
    ['continue to the checkout', toCheckout],
    [
      'see the delivery fee',
      (customer) => shows(amountOf(customer, customer.t('domain:totals.delivery-fee')), /\d/),
    ],
    ['pay in cash', payInCash],
    [
      'place the order',
      async (customer) => {
        await checkoutPage(customer).send();
        await customer.page.waitForURL(/\/payment\/success/);
      },
    ],
  ],
});
