import { expect, test } from '../fixtures';
import { advanceTo, placeDelivery } from '../support/placed-delivery';
import { watchMotion } from '../support/watch-motion';

/* WCAG 2.3.3; every story prefers reduced motion unless it sets another. */
const PLAIN = 'Carpaccio di Manzo';

test('nothing moves where reduced motion is preferred: menu, added product, dialogs, tracking', async ({
  page,
  store,
  cart,
  api,
  texts,
}) => {
  const motions = await watchMotion(page);
  await store.open();
  await store.addProduct(PLAIN);
  await page.getByRole('button', { name: texts('mf-menu:without.open') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: texts('domain:action.close'), exact: true }).click();
  await store.openCart();
  await cart.more(PLAIN).click();
  await page.getByRole('button', { name: texts('mf-cart:clear.button') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const { uuid } = await placeDelivery(api);
  await advanceTo(api, uuid, 'DISPATCHED');
  await store.open('bella-napoli', `track?token=${uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
  expect(await motions()).toEqual([]);

  // the same page with motion, so that the check above sees something
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await expect.poll(async () => (await motions()).length).toBeGreaterThan(0);
});
