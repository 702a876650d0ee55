import { screen } from '@testing-library/react';
import type { Network } from '../kit/network';
import { storedCart } from '../kit/stored';
import { atPayment, ORDER, type AtPayment } from './at-payment';

const READ = /^\/order\/uuid\//;
const PENDING = 'pendingOrder-101';

const keysOf = (network: Network): string[] =>
  network
    .requests('POST', ORDER)
    .map(({ body }) => (body as { details: { uuid: string } }).details.uuid);

async function expectPlaced({ path, texts }: AtPayment): Promise<void> {
  expect(
    await screen.findByRole('heading', { level: 1, name: texts('domain:order.placed') }),
  ).toBeVisible();
  expect(path()).toBe('/payment/success');
  expect([localStorage.getItem(PENDING), storedCart(101)?.lines]).toEqual([null, []]);
}

test('an order that never arrived keeps its key, and Retry places it once under that key', async () => {
  const page = await atPayment();
  const { network, order, press } = page;
  network.answer('GET', READ, { status: 404, json: { error: 'no', code: 'order_not_found' } });
  const restore = network.answer('POST', ORDER, 'down');
  await order();
  const dialog = await screen.findByRole('alertdialog');
  restore();
  await press(dialog, 'domain:action.retry');
  await expectPlaced(page);
  const keys = keysOf(network);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});
