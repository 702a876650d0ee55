import { screen, waitFor, within } from '@testing-library/react';
import { placeOrder } from '../../support/placed-order';
import { apiRequest } from '../kit/api-request';
import { storeLastOrder } from '../kit/last-order';
import type { Network } from '../kit/network';
import { openStorefront } from '../kit/open-storefront';
import { openTracking } from './open-tracking';

/** React's strict mode mounts a page twice, which reads the order twice. */
function allowRefused(network: Network, method: string, path: string, status = 404): void {
  for (let mounts = 0; mounts < 2; mounts += 1) network.allow(method, path, status);
}

test('[OPEN-005] without a token the page follows the last order of this device', async () => {
  const order = await placeOrder(apiRequest);
  storeLastOrder(order);
  const { go, network, path, texts } = await openTracking('track');
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: texts('mf-tracking:page.title-of', { number: order.orderNoText }),
    }),
  ).toBeVisible();
  expect(path()).toBe(`/track?token=${order.uuid}`);
  allowRefused(network, 'POST', '/order/track');
  await go('/track?cid=7&oid=3');
  expect(
    await screen.findByRole('heading', { name: texts('mf-tracking:not-found.title') }),
  ).toBeVisible();
});

test.each([
  ['a guest without a uuid', 'cid=guest&oid=1', 404],
  ['a uuid in place of the number', 'cid=1&oid={uuid}', 404],
  ['control characters', 'cid=%00&oid=%27', 400],
  ['a number without end', `cid=${'9'.repeat(60)}&oid=null&collection_status=approved`, 404],
])('[SHELL-45] the return of a payment with %s shows no order', async (_, query, status) => {
  const { uuid } = await placeOrder(apiRequest);
  const { path, texts } = await openStorefront(
    `/app/bella-napoli?${query.replace('{uuid}', uuid)}`,
    { before: (network) => allowRefused(network, 'POST', '/order/track', status) },
  );
  expect(
    await screen.findByRole('heading', { name: texts('mf-tracking:not-found.title') }),
  ).toBeVisible();
  expect(path()).toMatch(/^\/track\?cid=/);
});

test('[SHELL-45] a return without the number of an order is the menu', async () => {
  const { path } = await openStorefront('/app/slice-house?cid=1');
  await waitFor(() => expect(document.querySelector('main article')).not.toBeNull());
  expect(path()).not.toContain('track');
});

test.each([
  ['[OPEN-005]', 'track'],
  ['[SHELL-28] [OPEN-006]', 'rate-order'],
])('%s without any order %s leads to the menu', async (_, page) => {
  const { path } = await openTracking(page, {}, 'slice-house');
  await waitFor(() => expect(path()).toMatch(/^\/?$/));
  await waitFor(() => expect(document.querySelector('main article')).not.toBeNull());
});

test('[SHELL-26] [OPEN-009] opened from the menu, Back leads to the menu', async () => {
  const { uuid } = await placeOrder(apiRequest, 'slice-house');
  const { path, state, texts, user } = await openTracking(
    `track?token=${uuid}&caller=menu&cid=7`,
    {},
    'slice-house',
  );
  await state();
  await user.click(
    screen.getAllByRole('link', { name: texts('domain:action.back-to-menu') })[0] as HTMLElement,
  );
  await waitFor(() => expect(path()).toMatch(/^\/?$/));
});

test('[SHELL-28] [OPEN-006] rate-order shows the last order and leads to its tracking', async () => {
  const order = await placeOrder(apiRequest);
  storeLastOrder(order);
  const { path, state, texts, user } = await openTracking('rate-order');
  expect(await state()).toHaveTextContent(texts('domain:order.status.CREATED'));
  await user.click(screen.getByRole('link', { name: texts('mf-tracking:rate.follow') }));
  await waitFor(() => expect(path()).toContain(`/track?token=${order.uuid}`));
});

test.each([
  ['an unknown order', '00000000-0000-4000-8000-000000000000'],
  ['a token that is no uuid', 'nonsense'],
])('%s is not found', async (_, token) => {
  const { texts } = await openTracking(`track?token=${token}`, {
    before: (network) => allowRefused(network, 'GET', `/order/uuid/${token}`),
  });
  expect(
    await screen.findByRole('heading', { name: texts('mf-tracking:not-found.title') }),
  ).toBeVisible();
});

test('an order of another restaurant is not found, and the page leads to the menu', async () => {
  const { uuid } = await placeOrder(apiRequest, 'slice-house');
  const { texts } = await openTracking(`track?token=${uuid}`);
  expect(
    await screen.findByRole('heading', { name: texts('mf-tracking:not-found.title') }),
  ).toBeVisible();
  const link = within(screen.getByRole('main')).getByRole('link', {
    name: texts('domain:action.back-to-menu'),
  });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/bella-napoli\/?$/));
});

test('an API that is down gives a reason, and Retry loads the order', async () => {
  const { uuid } = await placeOrder(apiRequest);
  let restore = (): void => undefined;
  const { state, texts, user } = await openTracking(`track?token=${uuid}`, {
    before: (network) => {
      restore = network.answer('GET', /^\/order\/uuid\//, 'down');
    },
  });
  expect(await screen.findByText(texts('mf-tracking:failed.title'))).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(texts('domain:error.offline'));
  const retry = screen.getByRole('button', { name: texts('domain:action.retry') });
  // the request of the second mount has failed, too
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
  restore();
  await user.click(retry);
  expect(await state()).toBeVisible();
});
