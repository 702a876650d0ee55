import { isGone, shows } from './expect';
import type { Story } from './story';
import {
  cartLine,
  chooseType,
  fillCustomer,
  finishCart,
  mainAction,
  methodTile,
  open,
  openProduct,
  placeOrder,
  toCheckout,
} from './walk';

const GELATO = 'Gelato Artesanal';

/** Stories of dishes with options and of quantities. */
export const choosingStories: readonly Story[] = [
  {
    name: 'options',
    capability:
      'A dish with required options, limits and quantities is chosen from the menu, ' +
      'changed in the cart, picked up and paid at the door.',
    remotes: ['mf-menu', 'mf-pizza-builder', 'mf-cart', 'mf-delivery', 'mf-checkout'],
    steps: [
      ['open the menu', (customer) => open(customer, 'bella-napoli')],
      ['open a dish with options', (customer) => openProduct(customer, GELATO)],
      [
        'choose no more than two flavors',
        async (customer) => {
          const { page, t } = customer;
          if (!(await mainAction(customer).isDisabled()))
            throw new Error('the dish can be added without its required options');
          const more = (name: string) =>
            page.getByRole('button', {
              name: t('mf-pizza-builder:option.increase', { name }),
              exact: true,
            });
          await more('Chocolate amargo').click();
          await more('Morango').click();
          const amount = page.getByRole('spinbutton', {
            name: t('mf-pizza-builder:option.quantity', { name: 'Morango' }),
            exact: true,
          });
          if ((await amount.getAttribute('aria-valuenow')) !== '1')
            throw new Error('an option pressed once is not chosen once');
          await page.locator('button:disabled, button[aria-disabled=true]').first().waitFor();
        },
      ],
      ['put it into the cart', (customer) => mainAction(customer).click()],
      ['see it in the cart', (customer) => shows(cartLine(customer, GELATO), /18[.,]90/)],
      [
        'raise and lower its quantity',
        async (customer) => {
          const { page, t } = customer;
          const press = (key: 'increase' | 'decrease') =>
            page
              .getByRole('button', {
                name: t(`mf-cart:line.${key}`, { name: GELATO }),
                exact: true,
              })
              .click();
          const total = page.locator('footer output');
          await press('increase');
          await shows(total, /37[.,]80/);
          await press('decrease');
          await shows(total, /18[.,]90/);
        },
      ],
      ['continue to the delivery data', finishCart],
      ['choose pickup', (customer) => chooseType(customer, 'balcony')],
      ['type name and phone', (customer) => fillCustomer(customer)],
      ['continue to the checkout', toCheckout],
      [
        'choose a card at the door',
        async (customer) => {
          const { page, t } = customer;
          await (await methodTile(customer, 'creditCard', 'door')).click();
          const dialog = page.locator('dialog[open]');
          await dialog.getByRole('button', { name: 'Mastercard' }).click();
          await dialog
            .getByRole('button', { name: t('domain:payment.card.debit'), exact: true })
            .click();
          await isGone(dialog);
        },
      ],
      ['place the order', async (customer) => void (await placeOrder(customer))],
    ],
  },
];
