import { type Customer, type Locator, defineStory } from '@storefront/compositions/story';
import { CartPage } from '../../e2e/pages/cart';
import { PizzaPage } from '../../e2e/pages/pizza';
import { Store } from '../../e2e/pages/store';
import { shows } from '../../e2e/pages/walks';

const COMBO = 'Combo Família';

const builderOf = ({ page, t }: Customer): PizzaPage<Locator> => new PizzaPage(page, t);

/** The main action of a page is the last button of its footer. */
const mainAction = ({ page }: Customer): Locator => page.locator('footer button >> nth=-1');

/** On from a finished pizza, without toppings. */
async function finish(customer: Customer): Promise<void> {
  await mainAction(customer).click();
  await customer.page.locator('dialog[open] footer button >> nth=-1').click();
}

export default defineStory({
  needs: ['mf-menu', 'mf-cart'],
  edition: null,
  steps: [
    ['open the menu', ({ page }) => page.goto('/bella-napoli')],
    ['open the combo', ({ page, t }) => new Store(page, t).followProduct(COMBO)],
    [
      'build the first pizza',
      async (customer) => {
        await builderOf(customer).chooseBases('Catupiry', 'Napoletana');
        await builderOf(customer).more('Margherita').click();
        await finish(customer);
      },
    ],
    [
      'build the second pizza',
      async (customer) => {
        const builder = builderOf(customer);
        await builder.heading().filter({ hasText: 'Broto (25 cm, 4 fatias)' }).waitFor();
        await builder.chooseBases();
        await builder.category('Doces').click();
        await builder.more('Brigadeiro').click();
        await finish(customer);
      },
    ],
    [
      'choose the drink and put the combo into the cart',
      async (customer) => {
        await builderOf(customer).option('Cola 2 litros').check();
        await mainAction(customer).click();
      },
    ],
    [
      'see it in the cart at its price',
      ({ page, t }) => shows(new CartPage(page, t).line(COMBO), /115[.,]60/),
    ],
  ],
});
