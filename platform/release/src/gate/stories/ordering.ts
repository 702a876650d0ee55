import { RESTAURANTS, tableCode } from './demo-data';
import { isGone, shows } from './expect';
import { payInCash } from './pay-in-cash';
import type { Story } from './story';
import {
  amountOf,
  answerDuring,
  chooseType,
  dialogIsGone,
  fillCustomer,
  mainAction,
  methodTile,
  open,
  openCheckout,
  openWithDish,
  placeOrder,
  sendOrder,
  toCheckout,
} from './walk';

/** Stories of where, when and how often something is ordered. */
export const orderingStories: readonly Story[] = [
  {
    name: 'delivery',
    capability:
      'An address is found by the address wizard, its fee is added, and the order is placed.',
    remotes: ['mf-delivery', 'mf-checkout'],
    steps: [
      [
        'open the delivery data',
        async (customer) => {
          await openWithDish(customer, 'delivery', {
            restaurant: 'slice-house',
            name: 'Sunday Meatballs',
            quantity: 3,
            deliveryType: 'delivery',
          });
          await chooseType(customer, 'delivery');
        },
      ],
      [
        'open the address wizard',
        async ({ page, t }) => {
          const add = page.getByRole('button', { name: t('mf-delivery:address.add') });
          const wizard = page.getByRole('dialog', {
            name: t('mf-delivery:address-wizard.title.auto-complete-address'),
          });
          await page.locator('dialog[open]').or(add).first().waitFor();
          if (!(await wizard.isVisible())) await add.click();
          await wizard.waitFor();
        },
      ],
      [
        'find the address and confirm its point',
        async ({ page, t }) => {
          await page
            .getByRole('combobox', { name: t('mf-delivery:address-wizard.search') })
            .fill('88 Berry Street');
          await page.getByRole('option').first().click();
          await page
            .locator('dialog[open]')
            .getByRole('button', {
              name: t('mf-delivery:address-wizard.confirm-location'),
              exact: true,
            })
            .click();
        },
      ],
      [
        'confirm the address',
        async (customer) => {
          const { page, t } = customer;
          const dialog = page.locator('dialog[open]');
          await dialog.getByLabel(t('mf-delivery:address-form.number')).fill('88');
          await dialog
            .getByRole('button', { name: t('mf-delivery:address-form.confirm'), exact: true })
            .click();
          await dialogIsGone(customer);
        },
      ],
      ['type name and phone', (customer) => fillCustomer(customer, '7185550142')],
      ['continue to the checkout', toCheckout],
      [
        'see the delivery fee',
        (customer) => shows(amountOf(customer, customer.t('domain:totals.delivery-fee')), /\d/),
      ],
      [
        'pay in cash',
        async (customer) => {
          const { page, t } = customer;
          await (await methodTile(customer, 'money', 'door')).click();
          await page
            .locator('dialog[open]')
            .getByRole('button', { name: t('mf-checkout:change.no'), exact: true })
            .click();
          await dialogIsGone(customer);
        },
      ],
      [
        'place the order',
        async (customer) => {
          await sendOrder(customer);
          await customer.page.waitForURL(/\/payment\/success/);
        },
      ],
    ],
  },
  {
    name: 'scheduled',
    capability: 'An order is scheduled at a closed restaurant and paid at the bank.',
    remotes: ['mf-delivery', 'mf-checkout'],
    steps: [
      [
        'open the delivery data',
        async (customer) => {
          await openWithDish(customer, 'delivery', {
            restaurant: 'forno-fechado',
            name: 'Torta de Maçã',
            deliveryType: 'balcony',
          });
          await customer.page.locator('input[type=radio][value=balcony]').check();
        },
      ],
      [
        'choose a day and a time',
        async (customer) => {
          const { page, t } = customer;
          await page
            .getByRole('radio', { name: t('mf-delivery:schedule.schedule-order'), exact: true })
            .click();
          const times = page.getByRole('dialog', { name: t('mf-delivery:schedule.pick') });
          await times.locator('[role=radiogroup] input[type=radio]').first().waitFor();
          // the second day: of today few times may be left
          await times.locator('label:has(input[type=radio])').nth(1).click();
          const [slot = ''] = t('mf-delivery:schedule.slot', { start: '', end: '' }).split(':');
          await times
            .getByRole('radio', { name: new RegExp(`^${slot}`) })
            .last()
            .check();
          await times
            .getByRole('button', { name: t('domain:action.confirm'), exact: true })
            .click();
          await isGone(times);
        },
      ],
      ['type name and phone', (customer) => fillCustomer(customer)],
      ['continue to the checkout', toCheckout],
      [
        'choose the card',
        async (customer) => (await methodTile(customer, 'creditCard', 'online')).click(),
      ],
      [
        'reach the bank',
        async (customer) => {
          await sendOrder(customer);
          await customer.page.waitForURL(/\/sandbox-bank\//);
        },
      ],
    ],
  },
  {
    name: 'table',
    capability: 'An order of a table goes to the kitchen with the table of its code.',
    remotes: ['mf-menu', 'mf-cart'],
    steps: [
      [
        'open the menu by the code of a table',
        async (customer) => {
          const code = await tableCode(customer.base, '7');
          await open(customer, 'cantina-mesa', `?t=${encodeURIComponent(code)}`);
          await customer.page
            .getByText(customer.t('shell:table.name', { table: '7' }), { exact: true })
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
          await page.getByRole('link', { name: t('mf-cart:button.see') }).click();
          await page.locator('main li [role=spinbutton]').first().waitFor();
          await mainAction(customer).click();
          await answerDuring(
            page,
            new RegExp(`/api/restaurant/${RESTAURANTS['cantina-mesa']}/order/table$`),
            () =>
              page
                .locator('dialog[open]')
                .getByRole('button', { name: t('mf-cart:table-order.send-now') })
                .click(),
          );
        },
      ],
      [
        'read that it is placed',
        async ({ page, t }) =>
          page.getByRole('dialog', { name: t('domain:order.placed') }).waitFor(),
      ],
    ],
  },
  {
    name: 'reorder',
    capability: 'A second order takes the dishes of the last one from the menu.',
    remotes: ['mf-menu', 'mf-delivery', 'mf-checkout'],
    steps: [
      ['reach the checkout', openCheckout],
      ['choose cash with change', (customer) => payInCash(customer, '50')],
      ['place the order', async (customer) => void (await placeOrder(customer))],
      [
        'order again from the menu',
        async (customer) => {
          await open(customer, 'bella-napoli');
          await customer.page
            .getByRole('button', { name: customer.t('mf-menu:again.add') })
            .click();
          await customer.page.waitForURL(/\/(payment|delivery|shopping-cart)$/);
        },
      ],
      [
        'see the dish again',
        ({ page }) =>
          page
            .getByText(/Bruschetta al Pomodoro/)
            .first()
            .waitFor(),
      ],
    ],
  },
];
