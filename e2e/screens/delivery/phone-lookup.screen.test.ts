import { waitFor } from '@testing-library/react';
import type { Network, Reply } from '../kit/network';
import { openDelivery } from './delivery-screen';

const ID = '0e0a4f0e-7a51-4b5b-9c43-1f6d2f9d5c11';
const ITEM = /^\/item\//;
const MINUTE_MS = 60_000;

/** The API's answer for a phone that was stored this many minutes ago. */
function phoneLeft(minutesAgo: number): Reply {
  const at = new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString();
  return { json: { id: ID, phone: '+55 (11) 98765-4321', createdAt: at, created_at: at } };
}

const openLink = (before: (network: Network) => void) =>
  openDelivery({ language: 'pt-br', path: `delivery?wpu=${ID}`, type: 'balcony', before });

test('[DELIVERY-26] a fresh phone of the link is filled in', async () => {
  const fresh = await openLink((network) => void network.answer('GET', ITEM, phoneLeft(1)));
  await waitFor(() => expect(fresh.customer('phone')).toHaveValue('(11) 98765-4321'));
});

test('[DELIVERY-26] a phone that was left five minutes ago is not filled in', async () => {
  const delivery = await openLink((network) => void network.answer('GET', ITEM, phoneLeft(5)));
  await waitFor(() => expect(delivery.network.requests('GET', ITEM)).toHaveLength(1));
  await delivery.fill(delivery.customer('name'), 'Ana');
  expect(delivery.customer('phone')).toHaveValue('');
});

test('[DELIVERY-26] the phone of the link never replaces what was typed', async () => {
  let release = (): void => undefined;
  const delivery = await openLink(
    (network) =>
      void network.answer(
        'GET',
        ITEM,
        () =>
          new Promise((resolve) => {
            release = () => resolve(phoneLeft(0));
          }),
      ),
  );
  await delivery.fill(delivery.customer('phone'), '11933334444');
  release();
  await delivery.user.tab();
  await waitFor(() => expect(delivery.customer('phone')).toHaveValue('(11) 93333-4444'));
  await delivery.fill(delivery.customer('name'), 'Ana');
  expect(delivery.customer('phone')).toHaveValue('(11) 93333-4444');
});

test('[ERRORS-40] an unknown id changes nothing and shows nothing', async () => {
  const delivery = await openLink((network) => network.allow('GET', ITEM, 404));
  await waitFor(() => expect(delivery.network.requests('GET', ITEM)).toHaveLength(1));
  await delivery.fill(delivery.customer('name'), 'Ana');
  expect(delivery.customer('phone')).toHaveValue('');
  expect(document.querySelector('[role=alertdialog], [data-toast]')).toBeNull();
});
