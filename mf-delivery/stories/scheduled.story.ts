import { defineStory } from '@storefront/compositions/story';
import { openWithDish } from '../../e2e/pages/stored-dish';
import { checkoutPage, deliveryPage, fillCustomer, toCheckout } from '../../e2e/pages/walks';

export default defineStory({
  needs: ['mf-checkout'],
  steps: [
    [
      'open the delivery data',
      async (customer) => {
        await openWithDish(customer.page, 'delivery', {
          restaurant: 'forno-fechado',
          name: 'Torta de Maçã',
          deliveryType: 'balcony',
        });
        await deliveryPage(customer).chooseType('balcony');
      },
    ],
    [
      'choose a day and a time',
      async (customer) => {
        const delivery = deliveryPage(customer);
        await delivery.when('later').click();
        const times = delivery.times();
        await delivery.days().first().waitFor();
        // the second day: of today few times may be left
        await times.locator('label:has(input[type=radio])').nth(1).click();
        await delivery.hours().last().check();
        await delivery.confirmTime();
      },
    ],
    ['type name and phone', (customer) => fillCustomer(customer)],
    ['continue to the checkout', toCheckout],
    [
      'choose the card',
      async (customer) =>
        (await checkoutPage(customer).method('creditCard', 'online')).first().click(),
    ],
    [
      'reach the bank',
      async (customer) => {
        await checkoutPage(customer).send();
        await customer.page.waitForURL(/\/sandbox-bank\//);
      },
    ],
  ],
});
