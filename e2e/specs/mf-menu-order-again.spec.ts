import { expect, test } from '../fixtures';
import { holdRoute } from '../support/hold-route';
import { placeOrder, rememberOrder } from '../support/placed-order';

test('[MENU-12] the strip of the last order moves nothing when it arrives', async ({
  page,
  store,
  texts,
  api,
}) => {
  await rememberOrder(page, await placeOrder(api));
  const answer = await holdRoute(page, /\/api\/order\/uuid\//);
  await store.open();
  const strip = page.getByRole('region', { name: texts('mf-menu:again.title') });
  await expect(strip).toHaveAttribute('aria-busy', 'true');
  const categories = page.getByRole('navigation', { name: /categorias/i });
  const before = (await categories.boundingBox())?.y;
  await answer();
  await expect(strip).toHaveAttribute('aria-busy', 'false');
  expect((await categories.boundingBox())?.y).toBe(before);
});
