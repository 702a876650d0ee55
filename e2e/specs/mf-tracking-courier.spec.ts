import { expect, test } from '../fixtures';
import { sendCourierPosition } from '../support/operator';
import { advanceTo, placeDelivery } from '../support/placed-delivery';

const HALFWAY = { latitude: -23.56, longitude: -46.687, courier: 'Jonas' };
const NEARER = { latitude: -23.564, longitude: -46.685 };

test(
  '[OPEN-053] [API-13] [API-15] the courier is on the map, which loads on retry, moves, and leaves ' +
    'with the order',
  async ({ page, api, store, advance, texts, failures, expectAccessible }) => {
    failures.allowUnder('/builds/mf-tracking/');
    const { uuid } = await placeDelivery(api);
    await advanceTo(api, uuid, 'READY');
    const chunks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('courier-map')) chunks.push(request.url());
    });
    await page.route('**/courier-map*', (route) => route.abort());
    await store.open('bella-napoli', `track?token=${uuid}`);
    await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
    const card = page.getByRole('region', {
      name: texts('mf-tracking:courier.label'),
      exact: true,
    });
    await expect(card).toHaveCount(0);
    expect(chunks).toEqual([]);
    await advance(uuid);
    await expect(card).toContainText(texts('mf-tracking:courier.waiting'));
    await expect(card.getByRole('alert')).toContainText(texts('mf-tracking:courier.map-failed'));
    await page.unroute('**/courier-map*');
    await card.getByRole('button', { name: texts('domain:action.retry') }).click();
    await expect(card.getByRole('img', { name: texts('mf-tracking:courier.map') })).toBeVisible();
    const height = (await card.boundingBox())?.height;
    await sendCourierPosition(api, uuid, HALFWAY);
    await expect(card).toContainText(/\d+ min/);
    const marker = card.locator('[data-kind="courier"]');
    await expect(marker).toBeAttached();
    expect(chunks.length).toBeGreaterThan(0);
    await expectAccessible('body');
    const before = await marker.boundingBox();
    const far = await card.innerText();
    await sendCourierPosition(api, uuid, NEARER);
    await expect.poll(async () => card.innerText()).not.toBe(far);
    await expect.poll(async () => (await marker.boundingBox())?.y).not.toBe(before?.y);
    expect((await card.boundingBox())?.height).toBe(height);
    await page.reload();
    await expect(card).toContainText(texts('mf-tracking:courier.title-of', { name: 'Jonas' }));
    await expect(card).toContainText(/\d+ min/);
    await advance(uuid);
    await expect(card).toHaveCount(0);
    expect(
      (
        await api.get(`/api/restaurant/journey-orders/get-by-order-uuid?orderUUID=${uuid}`)
      ).status(),
    ).toBe(404);
  },
);
