import { type Customer, type Locator, defineStory } from '@storefront/compositions/story';
import { CartPage } from '../../e2e/pages/cart';
import { RESTAURANTS } from '../../e2e/pages/demo';
import { Store } from '../../e2e/pages/store';

const RESTAURANT = 'cantina-mesa';
const ADDRESS = `/api/restaurant/${RESTAURANTS[RESTAURANT]}`;

/** The code on a table. */
async function tableCode({ page }: Customer, table: string): Promise<string> {
  const answer = await page.request.get(`${ADDRESS}/tables`);
  const tables = (await answer.json()) as { table: string; token: string }[];
  const found = tables.find((row) => row.table === table);
  if (found === undefined) throw new Error(`there is no table ${table}`);
  return found.token;
}

const cartOf = ({ page, t }: Customer): CartPage<Locator> => new CartPage(page, t);

export default defineStory({
  needs: ['mf-menu'],
  steps: [
    [
      'open the menu by the code of a table',
      async (customer) => {
        const { page, t } = customer;
        const code = await tableCode(customer, '7');
        await page.goto(`/${RESTAURANT}?t=${encodeURIComponent(code)}`);
        await page
          .getByText(t('shell:table.name', { table: '7' }), { exact: true })
          .first()
          .waitFor();
      },
    ],
    [
      'put a dish into the cart',
      async ({ page, t }) => {
        const [before = '', after = ''] = t('mf-menu:card.add', { name: '\0' }).split('\0');
        await page
          .getByRole('button', { name: new RegExp(`^${before}.+${after}$`) })
          .first()
          .click();
      },
    ],
    [
      'send the order to the kitchen',
      async (customer) => {
        const { page, t } = customer;
        await new Store(page, t).openCart();
        await page.locator('main li [role=spinbutton]').first().waitFor();
        await Promise.all([
          page.waitForResponse(new RegExp(`${ADDRESS}/order/table$`)),
          cartOf(customer).sendToKitchen(),
        ]);
      },
    ],
    [
      'read that it is placed',
      ({ page, t }) => page.getByRole('dialog', { name: t('domain:order.placed') }).waitFor(),
    ],
  ],
});
