import { expect, test } from '../fixtures';
import { advanceTo, placeDelivery } from '../support/placed-delivery';

const REVIEW = /\/api\/order\/[\w-]+\/review$/;

test('[TRACKING-04] [TRACKING-05] [API-11] an order that ends asks how it was; stars by keys, a note, thanks, and never again @desktop', async ({ page, api, store, advance, texts, expectAccessible }) => {
  const { uuid } = await placeDelivery(api, { askReview: true });
  await advanceTo(api, uuid, 'DISPATCHED');
  await store.open('bella-napoli', `track?token=${uuid}`);
  const dialog = page.getByRole('dialog', { name: texts('mf-tracking:review.title') });
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await advance(uuid);
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: texts('mf-tracking:review.send') }).click();
  await expect(dialog.getByRole('alert')).toContainText(texts('mf-tracking:review.stars-missing'));
  const stars = dialog.getByRole('radio');
  await expect(stars).toHaveCount(5);
  for (const star of await stars.all()) {
    const box = await star.locator('xpath=..').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await stars.nth(2).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: texts('mf-tracking:review.star', { count: 4 }) })).toBeChecked();
  await dialog.getByRole('textbox').fill('Chegou quente');
  const sent = page.waitForRequest(REVIEW);
  await dialog.getByRole('button', { name: texts('mf-tracking:review.send') }).click();
  expect((await sent).postDataJSON()).toEqual({ ratingAvg: 4, ratingNote: 'Chegou quente' });
  await expect(dialog.or(page.getByRole('dialog'))).toContainText(texts('mf-tracking:review.sent.title'));
  await expectAccessible();
  await page.getByRole('dialog').getByRole('button', { name: texts('domain:action.close') }).last().click();
  const card = page.getByRole('region', { name: texts('mf-tracking:review.label'), exact: true });
  await expect(card.getByRole('img', { name: texts('mf-tracking:review.of', { stars: 4, most: 5 }) })).toBeVisible();
  await expect(card).toContainText('Chegou quente');
  await page.reload();
  await expect(card).toContainText('Chegou quente');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[TRACKING-04] [OPEN-022] an order that does not ask is left in peace, and still offers the review', async ({ page, api, store, texts, expectAccessible }) => {
  const { uuid } = await placeDelivery(api);
  await advanceTo(api, uuid, 'OVER');
  await store.open('bella-napoli', `track?token=${uuid}`);
  const open = page.getByRole('button', { name: texts('mf-tracking:review.open') });
  await expect(open).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible();
  await open.click();
  await expect(page.getByRole('dialog', { name: texts('mf-tracking:review.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('whoever does not want to review is not asked again', async ({ page, api, store, texts }) => {
  const { uuid } = await placeDelivery(api, { askReview: true });
  await advanceTo(api, uuid, 'OVER');
  await store.open('bella-napoli', `track?token=${uuid}`);
  await page.getByRole('dialog').getByRole('button', { name: texts('mf-tracking:review.later') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: texts('mf-tracking:review.open') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a review that cannot be sent keeps what was typed; one that came first is told kindly', async ({ page, api, store, texts, pageErrors, expectAccessible }) => {
  pageErrors.expect(/review|ERR_FAILED/);
  const { uuid } = await placeDelivery(api, { askReview: true });
  await advanceTo(api, uuid, 'OVER');
  await store.open('bella-napoli', `track?token=${uuid}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: texts('mf-tracking:review.star', { count: 5 }) }).check({ force: true });
  await dialog.getByRole('textbox').fill('Tudo ótimo');
  await page.route(REVIEW, (route) => route.abort());
  await dialog.getByRole('button', { name: texts('mf-tracking:review.send') }).click();
  await expect(dialog.getByRole('alert')).toContainText(texts('domain:error.offline'));
  await expect(dialog.getByRole('textbox')).toHaveValue('Tudo ótimo');
  await expectAccessible();
  await page.unroute(REVIEW);
  expect((await api.post(`/api/order/${uuid}/review`, { data: { ratingAvg: 3 } })).ok()).toBe(true);
  await dialog.getByRole('button', { name: texts('mf-tracking:review.send') }).click();
  await expect(dialog).toContainText(texts('mf-tracking:review.known.title'));
});

test('[SHELL-28] the page of a review: underway it leads to tracking, over it holds the form, reviewed it says how @desktop', async ({ page, api, store, texts, expectAccessible }) => {
  const { uuid } = await placeDelivery(api, { askReview: true });
  await store.open('bella-napoli', `rate-order?token=${uuid}`);
  await expect(page.getByRole('region', { name: texts('mf-tracking:state.label') })).toContainText(texts('domain:order.status.CREATED'));
  await expect(page.getByRole('link', { name: texts('mf-tracking:rate.follow') })).toHaveAttribute('href', new RegExp(`track\\?token=${uuid}`));
  await advanceTo(api, uuid, 'OVER');
  const form = page.getByRole('region', { name: texts('mf-tracking:review.label'), exact: true });
  await expect(form).toBeVisible();
  await expectAccessible();
  await form.getByRole('radio', { name: texts('mf-tracking:review.star', { count: 2 }) }).check({ force: true });
  await form.getByRole('button', { name: texts('mf-tracking:review.send') }).click();
  await expect(page.getByText(texts('mf-tracking:review.sent.title'))).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByRole('img', { name: texts('mf-tracking:review.of', { stars: 2, most: 5 }) })).toBeVisible();
});
