import { type Customer, type Locator, defineStory } from '@storefront/compositions/story';
import { CartPage } from '../../e2e/pages/cart';
import { ExtrasPage } from '../../e2e/pages/extras';
import { PizzaPage } from '../../e2e/pages/pizza';
import { shows } from '../../e2e/pages/walks';

const builderOf = ({ page, t }: Customer): PizzaPage<Locator> => new PizzaPage(page, t);

export default defineStory({
  needs: ['mf-cart'],
  edition: null,
  steps: [
    ['open the pizza builder', (customer) => builderOf(customer).open('grande')],
    [
      'choose crust and dough',
      (customer) => builderOf(customer).chooseBases('Catupiry', 'Napoletana'),
    ],
    [
      'choose two flavors',
      async (customer) => {
        for (const name of ['Margherita', 'Calabresa'])
          await builderOf(customer).more(name).click();
      },
    ],
    ['finish the pizza without toppings', (customer) => builderOf(customer).finish()],
    [
      'add it with an extra',
      async ({ page, t }) => {
        await page.waitForURL(/\/extra\?/);
        await new ExtrasPage(page, t).addButton().click();
      },
    ],
    [
      'see both halves in the cart',
      ({ page, t }) => shows(new CartPage(page, t).line('Grande (35 cm, 8 fatias)'), '1/2'),
    ],
  ],
});
