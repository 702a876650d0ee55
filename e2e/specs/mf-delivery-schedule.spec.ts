import { expect, test } from '../fixtures';

test.use({ locale: 'en-US' });

test('[SHELL-20] an open restaurant takes the order now', async ({ page, store, delivery }) => {
  await store.open();
  await store.addProduct('Carpaccio di Manzo');
  await store.open('bella-napoli', 'delivery');
  await delivery.chooseType('balcony');
  await page.getByRole('region', { name: 'When', exact: true }).getByRole('link').click();
  await expect(page).toHaveURL(/\/delivery\/schedule$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Order Now' }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/delivery$/);
});

test('a closed restaurant says so before anything is typed in vain, and when it opens @desktop', async ({ page, store, delivery, expectAccessible }) => {
  await store.open('forno-fechado');
  await store.addProduct('Torta de Maçã');
  await store.open('forno-fechado', 'delivery');
  await expect(page.getByRole('region', { name: 'When', exact: true })).toContainText(/Closed right now.*We open .* at \d+:\d\d [AP]M\./s);
  await delivery.chooseType('balcony');
  await delivery.next();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('We are closed right now');
  await expect(dialog.getByRole('button', { name: 'Order Now' })).toHaveCount(0);
  await expectAccessible();
  await dialog.getByRole('link', { name: 'Back to the menu' }).click();
  await expect(page).toHaveURL(/\/forno-fechado\/?$/);
});
