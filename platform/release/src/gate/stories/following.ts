import { setTimeout } from 'node:timers/promises';
import { advanceOrder } from './demo-data';
import { isGone, shows } from './expect';
import type { Customer, Story } from './story';
import { methodTile, openCheckout, sendOrder } from './walk';

/** Uuid of the order that a story follows, by its customer. */
const orders = new WeakMap<object, string>();

const orderOf = ({ page }: Customer): string => {
  const uuid = orders.get(page);
  if (uuid === undefined) throw new Error('no order was placed');
  return uuid;
};

async function order(customer: Customer): Promise<void> {
  const { page, t } = customer;
  await openCheckout(customer);
  await (await methodTile(customer, 'money', 'door')).click();
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: t('mf-checkout:change.no'), exact: true })
    .click();
  await isGone(page.locator('dialog[open]'));
  orders.set(page, await sendOrder(customer));
  await page.waitForURL(/\/payment\/success/);
}

const state = ({ page, t }: Customer) =>
  page.getByRole('region', { name: t('mf-tracking:state.label') }).getByRole('status');

/** In ms; customers leave the page open: it must still react then. */
const OPEN_MS = 1_500;

/** Stages of a pickup after its first, with the text that each shows. */
const STAGES = ['CONFIRMED', 'PREPARING', 'READY'] as const;

/** Stories after the order. */
export const followingStories: readonly Story[] = [
  {
    name: 'tracking',
    capability: 'A placed order is followed live to its end, and reviewed.',
    remotes: ['mf-checkout', 'mf-delivery', 'mf-tracking'],
    steps: [
      ['place an order', order],
      [
        'follow it',
        async (customer) => {
          const { page, t } = customer;
          await page.getByRole('link', { name: t('mf-checkout:success.follow') }).click();
          await page.waitForURL(/\/track/);
          await shows(state(customer), t('domain:order.status.CREATED'));
          await page.getByText(t('mf-tracking:connection.live')).first().waitFor();
          await setTimeout(OPEN_MS);
        },
      ],
      [
        'see each stage when it begins',
        async (customer) => {
          for (const stage of STAGES) {
            const reached = await advanceOrder(customer.base, orderOf(customer));
            if (reached !== stage) throw new Error(`the order is ${reached} and not ${stage}`);
            await shows(state(customer), customer.t(`domain:order.status.${stage}`));
          }
        },
      ],
      [
        'see that it is picked up',
        async (customer) => {
          await advanceOrder(customer.base, orderOf(customer));
          await shows(state(customer), customer.t('domain:order.over.balcony'));
        },
      ],
      [
        'review it',
        async (customer) => {
          const { page, t } = customer;
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
  },
];
