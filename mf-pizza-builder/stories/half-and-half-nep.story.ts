import { type Customer, type Locator, defineStory } from '@storefront/compositions/story';
import { CartPage } from '../../e2e/pages/cart';
import { PizzaNepPage } from '../../e2e/pages/pizza-nep';
import { shows } from '../../e2e/pages/walks';

const builderOf = ({ page, t }: Customer): PizzaNepPage<Locator> => new PizzaNepPage(page, t);

export default defineStory({
  needs: ['mf-cart'],
  edition: 'nep',
  steps: [
    ['open the pizza builder', ({ page }) => page.goto('/slice-house/pizza-nep?product=large')],
    [
      'choose two flavors',
      async (customer) => {
        const builder = builderOf(customer);
        await builder.count(2).click();
        for (const name of ['Pepperoni', 'Margherita']) await builder.more(name).click();
      },
    ],
    [
      'choose crust and dough',
      async (customer) => {
        for (const name of ['Stuffed', 'Whole wheat'])
          await builderOf(customer).radio(name).click();
      },
    ],
    [
      'put it into the cart at its price',
      async (customer) => {
        const { page, t } = customer;
        const total = await builderOf(customer).total().innerText();
        await builderOf(customer).next().click();
        await page.waitForURL(/\/shopping-cart$/);
        await shows(new CartPage(page, t).line('Large 18"'), total.trim());
      },
    ],
  ],
});
