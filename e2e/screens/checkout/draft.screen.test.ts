import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { cartBus, sessionBus } from '@storefront/shared-domain/bus';
import {
  $address,
  $coupon,
  $customer,
  $fee,
  $payment,
  $schedule,
  $totals,
} from '@storefront/shared-domain/models';
import { aFee, anAddress } from '@storefront/shared-domain/testing';
import { changeRestaurant } from '../kit/change-restaurant';
import { leaveStorefronts, openStorefront, type Options } from '../kit/open-storefront';
import { atPayment, ORDER } from './at-payment';

const CHECK = /^\/restaurant\/\d+\/coupom\/check$/;
const stored = () => localStorage.getItem('orderDraft-101') ?? '';

/** Closes the page, and opens an address of the same device: a reload, or a closed tab. */
async function comeBack(options: Options = {}, address = '/bella-napoli/payment') {
  await leaveStorefronts({ isStoragePreserved: true });
  return openStorefront(address, options);
}

async function comeBackToPayment(options: Options = {}) {
  const opened = await comeBack(options);
  await screen.findByRole('heading', { level: 1, name: opened.texts('mf-checkout:page.title') });
  expect(opened.path()).toBe('/payment');
  return opened;
}

/** An order with an e-mail address, paid by pix; `code` of the applied coupon. */
async function withChoices(options: Options & { count?: number } = {}, code?: string) {
  const page = await atPayment({
    ...options,
    draft: { customer: { email: 'ana@example.com' }, ...options.draft },
  });
  const { texts, user } = page;
  if (code !== undefined) {
    await user.type(screen.getByRole('textbox'), code);
    await user.click(screen.getByRole('button', { name: texts('mf-checkout:coupon.apply') }));
    const dialog = await screen.findByRole('alertdialog', {
      name: texts('mf-checkout:coupon.applied'),
    });
    await page.press(dialog, 'domain:action.ok');
  }
  await page.choose('pix');
  await waitFor(() => expect(stored()).toContain('"method":"pix"'));
  return page;
}

test('a reload at the payment leads back to it, with name, e-mail, time, coupon and method', async () => {
  const before = await withChoices({}, 'MIMO5');
  const customer = before.scope.getState($customer);
  const total = before.scope.getState($totals).grandTotal;
  const { scope, texts, network } = await comeBackToPayment();
  expect(customer.email).toBe('ana@example.com');
  expect(scope.getState($customer)).toEqual(customer);
  expect(scope.getState($schedule)).toEqual({ kind: 'now' });
  expect(scope.getState($totals).grandTotal).toBe(total);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(
    texts('domain:payment.method.pix'),
  );
  expect(
    screen.getByRole('button', { name: new RegExp(texts('mf-checkout:confirm.button')) }),
  ).toBeEnabled();
  await waitFor(() => expect(network.requests('POST', CHECK)).toHaveLength(1));
  expect(scope.getState($payment)).toMatchObject({ method: 'pix' });
});

test('a reload of a delivery keeps its address and the fee that the customer saw', async () => {
  const address = { address: anAddress({ street: 'Rua Harmonia' }), fee: aFee() };
  const { scope: before } = await withChoices({
    count: 2,
    draft: { deliveryType: 'delivery', address },
  });
  const { scope } = await comeBackToPayment();
  expect(scope.getState($address)?.street).toBe('Rua Harmonia');
  expect(scope.getState($fee)).toEqual(address.fee);
  expect(scope.getState($totals)).toEqual(before.getState($totals));
});

test('a coupon that ended meanwhile is removed with a message, and the rest stays', async () => {
  await withChoices({}, 'MIMO5');
  const before: Options['before'] = (network) =>
    void network.answer('POST', CHECK, { status: 404, json: { error: 'Invalid coupon!' } });
  const { scope, texts } = await comeBackToPayment({ before });
  await screen.findByRole('alertdialog', { name: texts('mf-checkout:coupon.invalid') });
  expect(scope.getState($coupon)).toBeNull();
  expect(scope.getState($customer).email).toBe('ana@example.com');
});

test('without an answer about the coupon it stays', async () => {
  await withChoices({}, 'MIMO5');
  const { scope, network } = await comeBackToPayment({
    before: (prepared) => void prepared.answer('POST', CHECK, 'down'),
  });
  await waitFor(() => expect(network.requests('POST', CHECK)).toHaveLength(1));
  expect(scope.getState($coupon)?.code).toBe('MIMO5');
  expect(scope.getState($payment)).toMatchObject({ method: 'pix' });
});

test('a method that the restaurant no longer offers is dropped, and the rest stays', async () => {
  await withChoices();
  const { scope } = await comeBackToPayment({
    before: changeRestaurant('bella-napoli', ({ info }) => {
      info['pix_settings'] = { active: false };
    }),
  });
  expect(scope.getState($payment)).toBeNull();
  expect(scope.getState($customer).email).toBe('ana@example.com');
});

test('a draft is deleted with the order, and with the last line of the cart', async () => {
  const placed = await withChoices();
  await placed.order();
  await waitFor(() => expect(placed.path()).toBe('/payment/success'));
  expect(placed.network.requests('POST', ORDER)).toHaveLength(1);
  expect(stored()).toBe('');
  await leaveStorefronts();
  const { scope } = await withChoices();
  await act(() => allSettled(cartBus.cleared, { scope, params: { by: 'customer' } }));
  await waitFor(() => expect(stored()).toBe(''));
});

test('a logout deletes the personal data of the draft', async () => {
  const { scope } = await withChoices();
  expect(stored()).toContain('ana@example.com');
  await act(() => allSettled(sessionBus.logOutConfirmed, { scope }));
  expect(stored()).not.toMatch(/ana@example|Marina/);
});

test('a draft that cannot be read leads to the delivery page, as without one', async () => {
  await withChoices();
  localStorage.setItem('orderDraft-101', '{"v":1,"value":{"savedAt":"now"}}');
  const { path } = await comeBack();
  await waitFor(() => expect(path()).toBe('/delivery'));
});
