import { screen, within } from '@testing-library/react';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { isOfflineMethod, methodName } from '@storefront/shared-domain/rules';
import { plainLines } from '../../support/any-lines';
import { freshPhone } from '../../support/fresh-phone';
import { demoRestaurant } from '../kit/demo-restaurant';
import type { Network } from '../kit/network';
import { openStorefront, type Opened, type Options } from '../kit/open-storefront';

export const ORDER = /^\/restaurant\/\d+\/order$/;

/** The keys of the orders that a page sent. */
export const sentKeys = (network: Network): string[] =>
  network
    .requests('POST', ORDER)
    .map(({ body }) => (body as { details: { uuid: string } }).details.uuid);

export interface AtPayment extends Opened {
  /** The tile of a method, in its tab, which is opened first. */
  tile(id: string): Promise<HTMLElement>;
  choose(id: string): Promise<void>;
  confirmButton(): HTMLElement | null;
  /** Chooses Pix on pickup and presses CONFIRM ORDER. */
  order(): Promise<void>;
  /** Presses a button of an open dialog. */
  press(dialog: HTMLElement, key: `${string}:${string}`): Promise<void>;
  /** Names and amounts of the lines of the total. */
  totals(): [string, string][];
}

/** How the payment page is used, by the customer's words. */
function paymentPage(opened: Opened): AtPayment {
  const { texts, user } = opened;
  const tile = async (id: string): Promise<HTMLElement> => {
    const groups = isOfflineMethod(id) ? ['uponDelivery', 'uponTakeout'] : ['online'];
    const names = groups.map((group) => texts(`domain:payment.group.${group}`));
    await user.click(await screen.findByRole('tab', { name: (name) => names.includes(name) }));
    const panel = within(screen.getByRole('tabpanel'));
    const name = methodName(id, (key) => texts(`domain:${key}`));
    return panel.findByRole('button', { name: (found) => found.startsWith(name) });
  };
  const choose = async (id: string): Promise<void> => user.click(await tile(id));
  return {
    ...opened,
    tile,
    choose,
    confirmButton: () =>
      screen.queryByRole('button', {
        name: (name) => name.includes(texts('mf-checkout:confirm.button')),
      }),
    order: async () => {
      await choose('pix');
      await user.click(
        await screen.findByRole('button', {
          name: (name) => name.includes(texts('mf-checkout:confirm.button')),
        }),
      );
    },
    press: async (dialog, key) =>
      user.click(within(dialog).getByRole('button', { name: texts(key) })),
    totals: () =>
      [...document.querySelectorAll('main dl > div')].map((line) => [
        line.querySelector('dt')?.textContent ?? '',
        line.querySelector('dd')?.textContent ?? '',
      ]),
  };
}

/** The payment page of bella-napoli with `count` bruschette for immediate pickup. */
export async function atPayment({
  count = 1,
  lines,
  ...options
}: Options & { count?: number; lines?: readonly CartLine[] } = {}): Promise<AtPayment> {
  const ordered =
    lines ??
    plainLines(await demoRestaurant('bella-napoli'), 1).map((line) => ({ ...line, qty: count }));
  const opened = await openStorefront('/bella-napoli/payment', {
    ...options,
    draft: {
      lines: ordered,
      deliveryType: 'balcony',
      ...options.draft,
      customer: { phone: freshPhone(), ...options.draft?.customer },
    },
  });
  await screen.findByRole('heading', { level: 1, name: opened.texts('mf-checkout:page.title') });
  return paymentPage(opened);
}
