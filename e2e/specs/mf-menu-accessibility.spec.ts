import { expect, test } from '../fixtures';

test.slow(); // the whole menu is looked at, card by card

for (const path of ['', 'hours', 'info', 'payments', 'reviews', 'tablet', 'tablet/scan']) {
  test(`everybody can use bella-napoli/${path}`, async ({ page, store, expectAccessible }) => {
    await store.open('bella-napoli', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  });
}

test('everybody can use what a search finds', async ({ page, store, expectAccessible }) => {
  await store.open();
  await store.search('calabresa');
  await expect(page.getByRole('region', { name: /calabresa/ })).toBeVisible();
  await expectAccessible();
});
