import { freshEmail } from './demo-data';
import { shows } from './expect';
import type { Story } from './story';
import { amountOf, finishCart, logIn, logInAt, open, openCheckout } from './walk';

const PASSWORD = 'Abcdef#2026';

/** Stories of customers with an account. */
export const accountStories: readonly Story[] = [
  {
    name: 'login',
    capability: 'A customer logs in from the menu, stays logged in after a reload, and logs out.',
    remotes: ['mf-menu', 'mf-account'],
    steps: [
      ['open the menu', (customer) => open(customer, 'bella-napoli')],
      [
        'open the login',
        async ({ page, t }) => {
          await page.getByRole('button', { name: t('mf-menu:header.log-in') }).click();
          await page.getByRole('dialog', { name: t('mf-account:login.title') }).waitFor();
        },
      ],
      [
        'log in',
        async (customer) => {
          await logIn(customer);
          await customer.page
            .getByRole('button', { name: customer.t('mf-menu:header.log-out') })
            .waitFor();
        },
      ],
      [
        'stay logged in after a reload',
        async ({ page, t }) => {
          await page.reload();
          await page.getByRole('button', { name: t('mf-menu:header.log-out') }).waitFor();
        },
      ],
      [
        'log out',
        async ({ page, t }) => {
          await page.getByRole('button', { name: t('mf-menu:header.log-out') }).click();
          await page.locator('dialog[open] button').last().waitFor();
          await page
            .getByRole('alertdialog')
            .getByRole('button', { name: t('mf-menu:log-out.confirm'), exact: true })
            .click();
          await page.getByRole('button', { name: t('mf-menu:header.log-in') }).waitFor();
        },
      ],
    ],
  },
  {
    name: 'register',
    capability: 'A visitor creates an account and is logged in.',
    remotes: ['mf-account', 'mf-menu'],
    steps: [
      ['open the form', (customer) => open(customer, 'bella-napoli', 'register')],
      [
        'fill the form',
        async ({ page, t }) => {
          await page.getByRole('textbox', { name: t('mf-account:field.name') }).fill('Ana Lima');
          await page.getByRole('textbox', { name: t('mf-account:field.email') }).fill(freshEmail());
          await page.getByLabel(t('mf-account:field.new-password'), { exact: true }).fill(PASSWORD);
          await page
            .getByLabel(t('mf-account:field.repeat-password'), { exact: true })
            .fill(PASSWORD);
        },
      ],
      [
        'create the account',
        async ({ page, t }) => {
          await page.getByRole('button', { name: t('mf-account:register.submit') }).click();
          await page.getByRole('button', { name: t('mf-menu:header.log-out') }).waitFor();
        },
      ],
    ],
  },
  {
    name: 'cashback',
    capability: 'A customer with cashback uses it in the checkout, and the total is lower.',
    remotes: ['mf-account', 'mf-delivery', 'mf-checkout'],
    steps: [
      ['log in', (customer) => logInAt(customer, 'cashback')],
      [
        'see the balance',
        ({ page, t }) =>
          shows(page.getByRole('region', { name: t('mf-account:cashback.balance') }), /27[.,]50/),
      ],
      ['reach the checkout', openCheckout],
      [
        'use the cashback',
        async (customer) => {
          const { page, t } = customer;
          const [use = ''] = t('mf-checkout:cashback.use', { amount: '\0' }).split('\0');
          await page
            .getByRole('button', { name: new RegExp(`^${use}`) })
            .first()
            .click();
          await shows(amountOf(customer, t('domain:totals.cashback')), /\d/);
        },
      ],
    ],
  },
  {
    name: 'prize',
    capability: 'A customer puts a prize into the cart and continues to the delivery data.',
    remotes: ['mf-account', 'mf-cart', 'mf-delivery'],
    steps: [
      ['log in', (customer) => logInAt(customer, 'prizes')],
      [
        'take a prize',
        async ({ page, t }) =>
          page
            .getByRole('button', {
              name: t('mf-account:prizes.take-of', { name: 'Tiramisù' }),
              exact: true,
            })
            .click(),
      ],
      [
        'see it in the cart',
        async ({ page, t }) => {
          await page.getByRole('link', { name: t('mf-account:prizes.to-cart') }).click();
          await page.getByRole('heading', { name: 'Tiramisù', exact: true }).first().waitFor();
        },
      ],
      ['continue to the delivery data', finishCart],
    ],
  },
];
