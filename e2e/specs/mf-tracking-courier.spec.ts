import { expect, test } from '../fixtures';
import { tellCourier } from '../support/operator';
import { advanceTo, placeDelivery } from '../support/placed-delivery';

const HALFWAY = { latitude: -23.56, longitude: -46.687, courier: 'Jonas' };
const NEARER = { latitude: -23.564, longitude: -46.685 };

test('[OPEN-053] [API-13] [API-15] the courier is on the map and in words, moves, and leaves with the order @desktop', async ({ page, api, store, advance, texts, expectAccessible }) => {
  const { uuid } = await placeDelivery(api);
  await advanceTo(api, uuid, 'READY');
  const chunks: string[] = [];
  page.on('request', (request) => { if (request.url().includes('courier-map')) chunks.push(request.url()); });
  await store.open('bella-napoli', `track?token=${uuid}`);
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
  const card = page.getByRole('region', { name: texts('mf-tracking:courier.label'), exact: true });
  await expect(card).toHaveCount(0);
  expect(chunks).toEqual([]);
  await advance(uuid);
  await expect(card).toContainText(texts('mf-tracking:courier.waiting'));
  await expect(card.getByRole('img', { name: texts('mf-tracking:courier.map') })).toBeVisible();
  const height = (await card.boundingBox())?.height;
  await tellCourier(api, uuid, HALFWAY);
  await expect(card).toContainText(/\d+ min/);
  await expect(card.locator('[data-kind="courier"]')).toBeAttached();
  expect(chunks.length).toBeGreaterThan(0);
  await expectAccessible();
  const before = await card.locator('[data-kind="courier"]').boundingBox();
  const far = await card.innerText();
  await tellCourier(api, uuid, NEARER);
  await expect.poll(async () => card.innerText()).not.toBe(far);
  await expect.poll(async () => (await card.locator('[data-kind="courier"]').boundingBox())?.y).not.toBe(before?.y);
  expect((await card.boundingBox())?.height).toBe(height);
  await page.reload();
  await expect(card).toContainText(texts('mf-tracking:courier.title-of', { name: 'Jonas' }));
  await expect(card).toContainText(/\d+ min/);
  await advance(uuid);
  await expect(card).toHaveCount(0);
  expect((await api.get(`/api/restaurant/journey-orders/get-by-order-uuid?orderUUID=${uuid}`)).status()).toBe(404);
});

test('[OPEN-053] a map that does not come says so, beside the words that tell as much, and is tried again', async ({ page, api, store, texts, expectAccessible, pageErrors }) => {
  pageErrors.expect(/courier-map|ERR_FAILED|ChunkLoadError/);
  const { uuid } = await placeDelivery(api);
  await advanceTo(api, uuid, 'DISPATCHED');
  await tellCourier(api, uuid, HALFWAY);
  await page.route('**/courier-map*', (route) => route.abort());
  await store.open('bella-napoli', `track?token=${uuid}`);
  const card = page.getByRole('region', { name: texts('mf-tracking:courier.label'), exact: true });
  await expect(card.getByRole('alert')).toContainText(texts('mf-tracking:courier.map-failed'));
  await expect(card).toContainText(/\d+ min/);
  await expectAccessible();
  await page.unroute('**/courier-map*');
  await card.getByRole('button', { name: texts('domain:action.retry') }).click();
  await expect(card.getByRole('img', { name: texts('mf-tracking:courier.map') })).toBeVisible();
});

test('[OPEN-053] a courier who was not heard of for a while was last seen then', async ({ page, api, store, texts }) => {
  const { uuid } = await placeDelivery(api);
  await advanceTo(api, uuid, 'DISPATCHED');
  await tellCourier(api, uuid, HALFWAY);
  await page.clock.install();
  await store.open('bella-napoli', `track?token=${uuid}`);
  const card = page.getByRole('region', { name: texts('mf-tracking:courier.label'), exact: true });
  await expect(card).toContainText(/\d+ min/);
  await page.clock.runFor(190_000);
  await expect(card).toContainText(texts('mf-tracking:courier.last-seen', { count: 3 }));
});

test('[OPEN-053] who wants no motion sees the courier jump', async ({ page, api, store, texts }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { uuid } = await placeDelivery(api);
  await advanceTo(api, uuid, 'DISPATCHED');
  await tellCourier(api, uuid, HALFWAY);
  await store.open('bella-napoli', `track?token=${uuid}`);
  const marker = page.getByRole('region', { name: texts('mf-tracking:courier.label'), exact: true }).locator('[data-kind="courier"]');
  await expect(marker).toBeAttached();
  await marker.evaluate((element) => {
    const places: string[] = [];
    Object.assign(window, { places });
    new MutationObserver(() => places.push((element as HTMLElement).style.translate)).observe(element, { attributeFilter: ['style'] });
  });
  await tellCourier(api, uuid, NEARER);
  await expect.poll(() => page.evaluate(() => (window as unknown as { places: string[] }).places.length)).toBeGreaterThan(0);
  expect(new Set(await page.evaluate(() => (window as unknown as { places: string[] }).places)).size).toBeLessThanOrEqual(2);
});
