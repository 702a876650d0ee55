import { expect, test } from '../fixtures';
import { advanceTo, placeDelivery } from '../support/placed-delivery';
import { beDevice } from '../support/placed-order';

const REVIEW = /\/api\/order\/[\w-]+\/review$/;

test('[TRACKING-04] [TRACKING-05] [API-11] a finished order opens the review dialog once, used by keyboard', async ({
  page,
  api,
  store,
  advance,
  texts,
  failures,
}) => {
  failures.allow({
    method: 'GET',
    path: '/api/restaurant/journey-orders/get-by-order-uuid',
    status: 404,
    times: 3,
    isOptional: true,
  }); // the delivery may end before its route is read
  const { uuid, device } = await placeDelivery(api, { askReview: true });
  await beDevice(page, device);
  await advanceTo(api, uuid, 'DISPATCHED');
  await store.open('bella-napoli', `track?token=${uuid}`);
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
  await advance(uuid);
  const dialog = page.getByRole('dialog');
  const stars = dialog.getByRole('radio');
  await expect(stars).toHaveCount(5);
  for (const star of await stars.all()) {
    const box = await star.locator('xpath=..').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await stars.nth(2).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(
    dialog.getByRole('radio', { name: texts('mf-tracking:review.star', { count: 4 }) }),
  ).toBeChecked();
  await dialog.getByRole('textbox').fill('Chegou quente');
  const sent = page.waitForRequest(REVIEW);
  await dialog.getByRole('button', { name: texts('mf-tracking:review.send') }).click();
  expect((await sent).postDataJSON()).toEqual({ ratingAvg: 4, ratingNote: 'Chegou quente' });
  await expect(dialog).toContainText(texts('mf-tracking:review.sent.title'));
  await page.reload();
  const card = page.getByRole('region', { name: texts('mf-tracking:review.label'), exact: true });
  await expect(card).toContainText('Chegou quente');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[TRACKING-04] [OPEN-022] a review that the customer opens and leaves by Escape gives the focus back', async ({
  page,
  api,
  store,
  texts,
}) => {
  const { uuid } = await placeDelivery(api);
  await advanceTo(api, uuid, 'OVER');
  await store.open('bella-napoli', `track?token=${uuid}`);
  const open = page.getByRole('button', { name: texts('mf-tracking:review.open') });
  await expect(open).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open.click();
  await expect(page.getByRole('dialog', { name: texts('mf-tracking:review.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
});
