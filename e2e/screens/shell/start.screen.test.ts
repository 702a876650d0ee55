import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LANGUAGES } from '@storefront/shared-domain/contracts';
import { $lastOrderAtStart } from '../../../shell/src/start-up/last-order.model';
import { $isStarted } from '../../../shell/src/start-up/start.model';
import { plainLines } from '../../support/any-lines';
import { advanceOrder } from '../../support/kitchen';
import { placeOrder } from '../../support/placed-order';
import { apiRequest } from '../kit/api-request';
import { demoRestaurant } from '../kit/demo-restaurant';
import type { Network } from '../kit/network';
import { openStorefront, type Opened } from '../kit/open-storefront';
import { changeRestaurant } from '../kit/change-restaurant';
import { storeCart } from '../kit/stored';
import { onlyWith } from './trimmed-menu';

const MENU = /^\/?$/;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const TOKEN = 'lastOrderToken-101';
const storeToken = (uuid: string): void =>
  localStorage.setItem(TOKEN, JSON.stringify({ v: 1, value: uuid }));
const trimmed = changeRestaurant('bella-napoli', onlyWith('Bruschetta al Pomodoro'));
const withTrimmed =
  (own: (network: Network) => void) =>
  (network: Network): void => {
    trimmed(network);
    own(network);
  };
const isStarted = ({ scope }: Opened) =>
  waitFor(() => expect(scope.getState($isStarted)).toBe(true));

/** The last order of this device was delivered and can be reviewed. */
async function storeFinishedOrder(): Promise<string> {
  const { uuid } = await placeOrder(apiRequest);
  while ((await advanceOrder(apiRequest, uuid)) !== 'OVER');
  storeToken(uuid);
  return uuid;
}

test('[OPEN-008] a deep link stays where it is when the last order is to be reviewed', async () => {
  await storeFinishedOrder();
  const opened = await openStorefront('/bella-napoli/hours');
  await isStarted(opened);
  expect(opened.path()).toBe('/hours');
});

test('[OPEN-008] a customer that touched the menu is not led to the review', async () => {
  const uuid = await storeFinishedOrder();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const opened = await openStorefront('/bella-napoli', {
    before: withTrimmed(
      (network) =>
        void network.answer('GET', `/order/uuid/${uuid}`, async () => {
          await held;
          return 'pass' as const;
        }),
    ),
  });
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Bella Napoli'));
  fireEvent.pointerDown(document.body);
  answer();
  await isStarted(opened);
  await waitFor(() => expect(opened.scope.getState($lastOrderAtStart).kind).toBe('rate'));
  expect(opened.path()).toMatch(MENU);
});

test('[SHELL-42] [OPEN-024] the token of an order that is not found is removed, and the menu stays', async () => {
  storeToken(UNKNOWN);
  const opened = await openStorefront('/bella-napoli', {
    before: withTrimmed((network) => network.allow('GET', `/order/uuid/${UNKNOWN}`, 404)),
  });
  await waitFor(() => expect(localStorage.getItem(TOKEN)).toBeNull());
  await isStarted(opened);
  expect(opened.path()).toMatch(MENU);
});

test('[OPEN-024] without a response the token stays stored, and the menu is shown at once', async () => {
  storeToken(UNKNOWN);
  const opened = await openStorefront('/bella-napoli', {
    before: withTrimmed((network) => void network.answer('GET', `/order/uuid/${UNKNOWN}`, 'down')),
  });
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Bella Napoli'));
  await isStarted(opened);
  expect(opened.network.requests('GET', `/order/uuid/${UNKNOWN}`).length).toBeGreaterThan(0);
  expect(opened.path()).toMatch(MENU);
  expect(localStorage.getItem(TOKEN)).toContain(UNKNOWN);
});

test.each(LANGUAGES)(
  '[OPEN-024] in %s the bar over the menu shows the status and the number of the last order, until it is closed',
  async (language) => {
    const { uuid, orderNoText } = await placeOrder(apiRequest);
    await advanceOrder(apiRequest, uuid);
    storeToken(uuid);
    const { texts, user } = await openStorefront('/bella-napoli', { language, before: trimmed });
    const bar = await screen
      .findByText(new RegExp(orderNoText))
      .then((found) => found.closest('aside'));
    expect(bar).toHaveAccessibleName(texts('shell:last-order.label'));
    expect(bar).toHaveTextContent(texts('domain:order.status.CONFIRMED'));
    await user.click(screen.getByLabelText(texts('shell:last-order.close')));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
);

test('[OPEN-008] [SHELL-45] the return from a payment precedes a continued cart and the last order', async () => {
  await storeFinishedOrder();
  const opened = await openStorefront('/bella-napoli?cid=1&oid=1', {
    before: (network) =>
      network.answer('POST', '/order/track', {
        status: 404,
        json: { error: 'Order not found', code: 'order_not_found' },
      }),
  });
  await isStarted(opened);
  expect(opened.path()).toBe('/track?cid=1&oid=1');
});

test('[OPEN-008] [SHELL-43] a cart to be continued comes before the last order', async () => {
  await storeFinishedOrder();
  const data = await demoRestaurant('bella-napoli');
  storeCart(data.info.id, plainLines(data, 1));
  const record = {
    uuid: UNKNOWN,
    restaurantId: data.info.id,
    created_at: new Date().toISOString(),
  };
  const opened = await openStorefront(`/bella-napoli?u=${UNKNOWN}`, {
    before: (network) => {
      network.answer('GET', /^\/get$/, { json: record });
      network.answer('POST', /^\/update$/, { json: record });
    },
  });
  await isStarted(opened);
  expect(opened.path()).toBe('/shopping-cart');
});
