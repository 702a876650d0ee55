import { expect, test } from '../fixtures';
import { sendCourierPosition } from '../support/operator';
import { advanceTo, placeDelivery } from '../support/placed-delivery';

const HALFWAY = { latitude: -23.56, longitude: -46.687, courier: 'Jonas' };
const NEARER = { latitude: -23.564, longitude: -46.685 };

test('[OPEN-053] [API-13] [API-15] the courier is on the map and in words, moves, and leaves with the order', async ({
  page,
  api,
  store,
  advance,
  texts,
}) => {
  const { uuid } = await placeDelivery(api);
  await advanceTo(api, uuid, 'READY');
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('courier-map')) chunks.push(request.url());
  });
  await store.open('bella-napoli', `track?token=${uuid}`);
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
  const card = page.getByRole('region', { name: texts('mf-tracking:courier.label'), exact: true });
  await expect(card).toHaveCount(0);
  expect(chunks).toEqual([]);
  await advance(uuid);
  await expect(card).toContainText(texts('mf-tracking:courier.waiting'));
  await expect(card.getByRole('img', { name: texts('mf-tracking:courier.map') })).toBeVisible();
  const height = (await card.boundingBox())?.height;
  await sendCourierPosition(api, uuid, HALFWAY);
  await expect(card).toContainText(/\d+ min/);
  await expect(card.locator('[data-kind="courier"]')).toBeAttached();
  expect(chunks.length).toBeGreaterThan(0);
  const before = await card.locator('[data-kind="courier"]').boundingBox();
  const far = await card.innerText();
  await sendCourierPosition(api, uuid, NEARER);
  await expect.poll(async () => card.innerText()).not.toBe(far);
  await expect
    .poll(async () => (await card.locator('[data-kind="courier"]').boundingBox())?.y)
    .not.toBe(before?.y);
  expect((await card.boundingBox())?.height).toBe(height);
  await page.reload();
  await expect(card).toContainText(texts('mf-tracking:courier.title-of', { name: 'Jonas' }));
  await expect(card).toContainText(/\d+ min/);
  await advance(uuid);
  await expect(card).toHaveCount(0);
  expect(
    (await api.get(`/api/restaurant/journey-orders/get-by-order-uuid?orderUUID=${uuid}`)).status(),
  ).toBe(404);
});

test('[OPEN-053] a map that fails to load is reported and retried; with reduced motion the courier jumps', async ({
  page,
  api,
  store,
  texts,
  failures,
}) => {
  failures.allowUnder('/builds/mf-tracking/');
  const { uuid } = await placeDelivery(api);
  await advanceTo(api, uuid, 'DISPATCHED');
  await sendCourierPosition(api, uuid, HALFWAY);
  await page.route('**/courier-map*', (route) => route.abort());
  await store.open('bella-napoli', `track?token=${uuid}`);
  const card = page.getByRole('region', { name: texts('mf-tracking:courier.label'), exact: true });
  await expect(card.getByRole('alert')).toContainText(texts('mf-tracking:courier.map-failed'));
  await expect(card).toContainText(/\d+ min/);
  await page.unroute('**/courier-map*');
  await card.getByRole('button', { name: texts('domain:action.retry') }).click();
  await expect(card.getByRole('img', { name: texts('mf-tracking:courier.map') })).toBeVisible();
  const marker = card.locator('[data-kind="courier"]');
  await expect(marker).toBeAttached();
  const moves = await marker.evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push((element as HTMLElement).style.translate)).observe(
      element,
      { attributeFilter: ['style'] },
    );
    return seen;
  });
  await sendCourierPosition(api, uuid, NEARER);
  await expect.poll(() => moves.evaluate((seen) => seen.length)).toBeGreaterThan(0);
  expect(new Set(await moves.jsonValue()).size).toBeLessThanOrEqual(2);
});
