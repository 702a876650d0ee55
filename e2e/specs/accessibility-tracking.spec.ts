import { expect, test } from '../fixtures';
import { sendCourierPosition } from '../support/operator';
import { advanceTo, placeDelivery } from '../support/placed-delivery';

test.slow(); // several scans each, which take seconds on a busy machine

test('[OPEN-053] an order on its way, its review and the thanks are accessible', async ({
  page,
  api,
  store,
  advance,
  texts,
  expectAccessible,
}) => {
  const { uuid } = await placeDelivery(api, { askReview: true });
  await advanceTo(api, uuid, 'DISPATCHED');
  await sendCourierPosition(api, uuid, { latitude: -23.56, longitude: -46.687, courier: 'Jonas' });
  await store.open('bella-napoli', `track?token=${uuid}`);
  const courier = page.getByRole('region', {
    name: texts('mf-tracking:courier.label'),
    exact: true,
  });
  await expect(courier.locator('[data-kind="courier"]')).toBeAttached();
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
  await expectAccessible('body');
  await advance(uuid);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts('mf-tracking:review.send') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible('dialog[open]');
  await dialog
    .getByRole('radio', { name: texts('mf-tracking:review.star', { count: 5 }) })
    .check({ force: true });
  await dialog.getByRole('button', { name: texts('mf-tracking:review.send') }).click();
  await expect(dialog).toContainText(texts('mf-tracking:review.sent.title'));
  await expectAccessible('dialog[open]');
  await dialog
    .getByRole('button', { name: texts('domain:action.close') })
    .last()
    .click();
  await expectAccessible('main');
});

test('[SHELL-28] the page of a review is accessible', async ({
  page,
  api,
  store,
  texts,
  failures,
  expectAccessible,
}) => {
  const { uuid } = await placeDelivery(api);
  await advanceTo(api, uuid, 'OVER');
  await store.open('bella-napoli', `rate-order?token=${uuid}`);
  await expect(
    page.getByRole('region', { name: texts('mf-tracking:review.label'), exact: true }),
  ).toBeVisible();
  await expectAccessible('main');
  failures.allow({ method: 'POST', path: '/api/order/track', status: 404 });
  await store.open('bella-napoli', 'track?cid=7&oid=3');
  await expect(
    page.getByRole('heading', { name: texts('mf-tracking:not-found.title') }),
  ).toBeVisible();
  await expectAccessible('main');
});
