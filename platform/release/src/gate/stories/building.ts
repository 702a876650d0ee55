import { shows } from './expect';
import type { Story } from './story';
import { cartLine, mainAction, open, openProduct } from './walk';

const LARGE = 'Grande (35 cm, 8 fatias)';

/** Stories of pizzas and combos. */
export const buildingStories: readonly Story[] = [
  {
    name: 'half-and-half',
    capability: 'A pizza of two halves is built and put into the cart at its price.',
    remotes: ['mf-pizza-builder', 'mf-cart'],
    edition: null,
    steps: [
      [
        'open the pizza builder',
        (customer) => open(customer, 'bella-napoli', 'pizza?product=grande'),
      ],
      [
        'choose crust and dough',
        async ({ page }) => {
          await page.getByRole('radio', { name: 'Catupiry', exact: true }).check();
          await page.getByRole('radio', { name: 'Napoletana', exact: true }).check();
        },
      ],
      [
        'choose two flavors',
        async ({ page, t }) => {
          for (const name of ['Margherita', 'Calabresa'])
            await page
              .getByRole('button', {
                name: t('mf-pizza-builder:classic.flavor.more', { name }),
                exact: true,
              })
              .click();
        },
      ],
      [
        'finish the pizza without toppings',
        async (customer) => {
          const { page, t } = customer;
          await mainAction(customer).click();
          await page
            .locator('dialog[open]')
            .getByRole('button', { name: t('mf-pizza-builder:classic.toppings.skip') })
            .click();
        },
      ],
      [
        'add it with an extra',
        async (customer) => {
          await customer.page.waitForURL(/\/extra\?/);
          await mainAction(customer).click();
        },
      ],
      ['see both halves in the cart', (customer) => shows(cartLine(customer, LARGE), '1/2')],
    ],
  },
  {
    name: 'half-and-half-nep',
    capability:
      'A pizza of two halves is built on one page and put into the cart at the shown price.',
    remotes: ['mf-pizza-builder', 'mf-cart'],
    edition: 'nep',
    steps: [
      [
        'open the pizza builder',
        (customer) => open(customer, 'slice-house', 'pizza-nep?product=large'),
      ],
      [
        'choose two flavors',
        async ({ page, t }) => {
          await page
            .getByRole('radio', {
              name: t('mf-pizza-builder:nep.count.flavors', { count: 2 }),
              exact: true,
            })
            .click();
          for (const name of ['Pepperoni', 'Margherita'])
            await page
              .getByRole('button', {
                name: t('mf-pizza-builder:nep.flavor.more', { name }),
                exact: true,
              })
              .click();
        },
      ],
      [
        'choose crust and dough',
        async ({ page }) => {
          await page.getByRole('radio', { name: 'Stuffed', exact: true }).click();
          await page.getByRole('radio', { name: 'Whole wheat', exact: true }).click();
        },
      ],
      [
        'put it into the cart at its price',
        async (customer) => {
          const { page, t } = customer;
          const total = await page
            .getByRole('status', { name: t('mf-pizza-builder:nep.price.total') })
            .innerText();
          await mainAction(customer).click();
          await page.waitForURL(/\/shopping-cart$/);
          await shows(cartLine(customer, 'Large 18"'), total.trim());
        },
      ],
    ],
  },
  {
    name: 'combo',
    capability: 'A combo of two pizzas and a drink is built and put into the cart at its price.',
    remotes: ['mf-menu', 'mf-pizza-builder', 'mf-cart'],
    edition: null,
    steps: [
      ['open the menu', (customer) => open(customer, 'bella-napoli')],
      ['open the combo', (customer) => openProduct(customer, 'Combo Família')],
      [
        'build the first pizza',
        async (customer) => {
          const { page, t } = customer;
          await page.getByRole('radio', { name: 'Catupiry', exact: true }).check();
          await page.getByRole('radio', { name: 'Napoletana', exact: true }).check();
          await page
            .getByRole('button', {
              name: t('mf-pizza-builder:classic.flavor.more', { name: 'Margherita' }),
              exact: true,
            })
            .click();
          await mainAction(customer).click();
          await page.locator('dialog[open] footer button >> nth=-1').click();
        },
      ],
      [
        'build the second pizza',
        async (customer) => {
          const { page, t } = customer;
          await page.getByRole('heading', { level: 1, name: 'Broto (25 cm, 4 fatias)' }).waitFor();
          await page.getByRole('radio', { name: 'Tradicional', exact: true }).check();
          await page.getByRole('radio', { name: 'Napoletana', exact: true }).check();
          await page.getByRole('button', { name: 'Doces', exact: true }).click();
          await page
            .getByRole('button', {
              name: t('mf-pizza-builder:classic.flavor.more', { name: 'Brigadeiro' }),
              exact: true,
            })
            .click();
          await mainAction(customer).click();
          await page.locator('dialog[open] footer button >> nth=-1').click();
        },
      ],
      [
        'choose the drink and put the combo into the cart',
        async (customer) => {
          await customer.page.getByRole('radio', { name: 'Cola 2 litros', exact: true }).check();
          await mainAction(customer).click();
        },
      ],
      [
        'see it in the cart at its price',
        (customer) => shows(cartLine(customer, 'Combo Família'), /115[.,]60/),
      ],
    ],
  },
];
