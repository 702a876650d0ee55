import { shows } from './expect';
import { payInCash } from './pay-in-cash';
import type { Customer, Story } from './story';
import { amountOf, dialogIsGone, methodTile, openCheckout, placeOrder, sendOrder } from './walk';

/** Data of the sandbox's approved card, by the fields of the card form. */
const CARD: readonly (readonly [selector: string, value: string])[] = [
  ['input[autocomplete=cc-number]', '4111111111111111'],
  ['input[autocomplete=cc-name]', 'Ana Souza'],
  ['input[autocomplete=cc-exp]', '12/39'],
  ['input[autocomplete=cc-csc]', '123'],
  ['input[name=nickname]', 'Gate'],
];
const HOLDER: readonly (readonly [selector: string, value: string])[] = [
  ['input[autocomplete=name]', 'Ana Souza'],
  ['input[autocomplete=email]', 'ana@demo.example'],
  ['input[autocomplete=tel-national]', '11987654321'],
  ['input[name=cpfCnpj]', '52998224725'],
  ['input[autocomplete=postal-code]', '01310100'],
  ['input[name=addressNumber]', '100'],
];

async function typeCard(customer: Customer): Promise<void> {
  const { page, t } = customer;
  const form = page.frameLocator(`dialog[open] iframe[title="${t('mf-checkout:add-card.form')}"]`);
  const submit = form.locator('button[type=submit], form button >> nth=-1').last();
  for (const [selector, value] of CARD) await form.locator(selector).fill(value);
  await submit.click();
  for (const [selector, value] of HOLDER) await form.locator(selector).fill(value);
  await submit.click();
}

/** Stories of how an order is paid. */
export const payingStories: readonly Story[] = [
  {
    name: 'cash',
    capability: 'A pickup is paid in cash with change.',
    remotes: ['mf-delivery', 'mf-checkout'],
    steps: [
      ['reach the checkout', openCheckout],
      ['choose cash with change', (customer) => payInCash(customer, '50')],
      [
        'see the change',
        ({ page, t }) =>
          page
            .getByText(t('mf-checkout:payment.change-for', { amount: '' }).trim())
            .first()
            .waitFor(),
      ],
      ['place the order', async (customer) => void (await placeOrder(customer))],
    ],
  },
  {
    name: 'pix',
    capability: 'An order is paid by pix: its code is shown on the page.',
    remotes: ['mf-delivery', 'mf-checkout'],
    steps: [
      ['reach the checkout', openCheckout],
      [
        'choose pix',
        async (customer) => {
          const { page } = customer;
          await (await methodTile(customer, 'pix', 'online')).click();
          await page.locator('dialog[open], main button[aria-pressed=true]').first().waitFor();
          const cpf = page.locator('dialog[open]').getByRole('textbox', { name: 'CPF' });
          if (await cpf.isVisible()) {
            await cpf.fill('52998224725');
            await page.locator('dialog[open] footer button >> nth=-1').click();
            await dialogIsGone(customer);
          }
          await page.locator('main button[aria-pressed=true]').first().waitFor();
        },
      ],
      ['send the order', async (customer) => void (await sendOrder(customer))],
      [
        'see the code to pay with',
        async ({ page, t }) => {
          await page.waitForURL(/\/payment\/pix/);
          await page.getByRole('heading', { level: 1, name: t('mf-checkout:pix.title') }).waitFor();
          await page
            .getByRole('button', { name: t('mf-checkout:pix.copy') })
            .first()
            .waitFor();
        },
      ],
    ],
  },
  {
    name: 'card',
    capability: 'An order is paid with a card that is typed into the card form.',
    remotes: ['mf-delivery', 'mf-checkout'],
    steps: [
      ['reach the checkout', openCheckout],
      [
        'choose the card',
        async (customer) => {
          await (await methodTile(customer, 'creditCard', 'online')).click();
          const { page, t } = customer;
          await page
            .getByRole('region', { name: t('mf-checkout:wallet.title') })
            .getByRole('button', { name: t('domain:stored-card.add') })
            .click();
        },
      ],
      ['type the card', typeCard],
      [
        'pay with it without storing it',
        async ({ page, t }) => {
          await page
            .getByRole('dialog', { name: t('mf-checkout:add-card.save') })
            .getByRole('button', { name: t('mf-checkout:add-card.save-no') })
            .click();
          await page
            .getByRole('region', { name: t('mf-checkout:wallet.title') })
            .filter({ hasText: '1111' })
            .waitFor();
        },
      ],
      ['place the order', async (customer) => void (await placeOrder(customer))],
    ],
  },
  {
    name: 'coupon',
    capability: 'A coupon is applied and lowers the total by its amount.',
    remotes: ['mf-delivery', 'mf-checkout'],
    steps: [
      ['reach the checkout', openCheckout],
      [
        'apply the coupon',
        async ({ page, t }) => {
          const box = page.getByRole('region', {
            name: t('mf-checkout:coupon.title'),
            exact: true,
          });
          await box.getByRole('textbox').fill('MIMO5');
          await box
            .getByRole('button', { name: t('mf-checkout:coupon.apply'), exact: true })
            .click();
          await page
            .getByRole('alertdialog', { name: t('mf-checkout:coupon.applied'), exact: true })
            .getByRole('button', { name: t('domain:action.ok'), exact: true })
            .click();
        },
      ],
      [
        'see the lower total',
        (customer) =>
          shows(amountOf(customer, customer.t('domain:totals.total-payable')), /23[.,]90/),
      ],
    ],
  },
];
