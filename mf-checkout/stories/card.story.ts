import { type Customer, defineStory } from '@storefront/compositions/story';
import { checkoutPage, openCheckout } from '../../e2e/pages/walks';

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
  ['input[autocomplete^=tel]', '11987654321'],
  ['input[name=cpfCnpj]', '52998224725'],
  ['input[autocomplete=postal-code]', '01310100'],
  ['input[name=addressNumber]', '100'],
];

async function typeCard({ page, t }: Customer): Promise<void> {
  const form = page.frameLocator(`dialog[open] iframe[title="${t('mf-checkout:add-card.form')}"]`);
  const submit = form.locator('button[type=submit], form button >> nth=-1').last();
  for (const [selector, value] of CARD) await form.locator(selector).fill(value);
  await submit.click();
  for (const [selector, value] of HOLDER) await form.locator(selector).fill(value);
  await submit.click();
}

export default defineStory({
  needs: ['mf-delivery'],
  steps: [
    ['reach the checkout', openCheckout],
    [
      'choose the card',
      async (customer) => {
        const { page, t } = customer;
        await (await checkoutPage(customer).method('creditCard', 'online')).first().click();
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
    ['place the order', (customer) => checkoutPage(customer).placeOrder()],
  ],
});
