import { type Customer, type Locator, defineStory } from '@storefront/compositions/story';
import { CartPage } from '../../e2e/pages/cart';
import { ExtrasPage } from '../../e2e/pages/extras';
import { Store } from '../../e2e/pages/store';
import {
  checkoutPage,
  deliveryPage,
  dialogIsGone,
  fillCustomer,
  shows,
  toCheckout,
} from '../../e2e/pages/walks';

const DISH = 'Gelato Artesanal';

const cartOf = ({ page, t }: Customer): CartPage<Locator> => new CartPage(page, t);
const optionsOf = ({ page, t }: Customer): ExtrasPage<Locator> => new ExtrasPage(page, t);

export default defineStory({
  needs: ['mf-menu', 'mf-cart', 'mf-delivery', 'mf-checkout'],
  steps: [
    ['open the menu', ({ page }) => page.goto('/bella-napoli')],
    ['open a dish with options', ({ page, t }) => new Store(page, t).followProduct(DISH)],
    [
      'choose no more than two flavors',
      async (customer) => {
        const options = optionsOf(customer);
        if (!(await options.addButton().isDisabled()))
          throw new Error('the dish can be added without its required options');
        await options.more('Chocolate amargo').click();
        await options.more('Morango').click();
        if ((await options.quantity('Morango').getAttribute('aria-valuenow')) !== '1')
          throw new Error('an option pressed once is not chosen once');
        await customer.page
          .locator('button:disabled, button[aria-disabled=true]')
          .first()
          .waitFor();
      },
    ],
    ['put it into the cart', (customer) => optionsOf(customer).addButton().click()],
    ['see it in the cart', (customer) => shows(cartOf(customer).line(DISH), /18[.,]90/)],
    [
      'raise and lower its quantity',
      async (customer) => {
        const total = customer.page.locator('footer output');
        await cartOf(customer).more(DISH).click();
        await shows(total, /37[.,]80/);
        await cartOf(customer).less(DISH).click();
        await shows(total, /18[.,]90/);
      },
    ],
    [
      'continue to the delivery data',
      async (customer) => {
        await cartOf(customer).finish();
        await deliveryPage(customer).customer('phone').waitFor();
      },
    ],
    ['choose pickup', (customer) => deliveryPage(customer).chooseTypeNow('balcony')],
    ['type name and phone', (customer) => fillCustomer(customer)],
    ['continue to the checkout', toCheckout],
    [
      'choose a card at the door',
      async (customer) => {
        await checkoutPage(customer).payByCard('Mastercard', 'debit');
        await dialogIsGone(customer);
      },
    ],
    ['place the order', (customer) => checkoutPage(customer).placeOrder()],
  ],
});
