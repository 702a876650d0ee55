import { type Customer, defineStory } from '@storefront/compositions/story';
import { checkoutPage, openCheckout, payInCash, shows } from '../../e2e/pages/walks';

let uuid = '';

/** Moves the order to its next stage; the gate's API has no kitchen. */
async function advance({ page }: Customer): Promise<string> {
  const answer = await page.request.post(`/api/demo/orders/${uuid}/advance`);
  return ((await answer.json()) as { status: string }).status;
}

const state = ({ page, t }: Customer) =>
  page.getByRole('region', { name: t('mf-tracking:state.label') }).getByRole('status');

/** In ms; customers leave the page open: it must still react then. */
const OPEN_MS = 1_500;

/** Stages of a pickup after its first, with the text that each shows. */
const STAGES = ['CONFIRMED', 'PREPARING', 'READY'] as const;

export default defineStory({
  needs: ['mf-checkout', 'mf-delivery'],
  steps: [
    [
      'place an order',
      async (customer) => {
        await openCheckout(customer);
        await payInCash(customer);
        uuid = await checkoutPage(customer).send();
        await customer.page.waitForURL(/\/payment\/success/);
      },
    ],
    [
      'follow it',
      async (customer) => {
        const { page, t } = customer;
        await page.getByRole('link', { name: t('mf-checkout:success.follow') }).click();
        await page.waitForURL(/\/track/);
        await shows(state(customer), t('domain:order.status.CREATED'));
        await page.getByText(t('mf-tracking:connection.live')).first().waitFor();
        await page.waitForTimeout(OPEN_MS);
      },
    ],
    [
      'see each stage when it begins',
      async (customer) => {
        for (const stage of STAGES) {
          const reached = await advance(customer);
          if (reached !== stage) throw new Error(`the order is ${reached} and not ${stage}`);
          await shows(state(customer), customer.t(`domain:order.status.${stage}`));
        }
      },
    ],
    [
      'see that it is picked up',
      async (customer) => {
        await advance(customer);
        await shows(state(customer), customer.t('domain:order.over.balcony'));
      },
    ],
    [
      'review it',
      async ({ page, t }) => {
        const dialog = page.locator('dialog[open]');
        const opens = page.getByRole('button', { name: t('mf-tracking:review.open') });
        await dialog.or(opens).first().waitFor();
        if (!(await dialog.isVisible())) await opens.click();
        await dialog
          .getByRole('radio', { name: t('mf-tracking:review.star', { count: 4 }) })
          .press('Space');
        await dialog.getByRole('button', { name: t('mf-tracking:review.send') }).click();
        await shows(dialog, t('mf-tracking:review.sent.title'));
      },
    ],
  ],
});
