import type { DeliveryType } from '@storefront/shared-domain/contracts';
import { expect, test } from '../fixtures';

test.describe('the way to get the order', () => {
  test('[SHELL-17] [DELIVERY-07] NEXT leads to payment, Back to the cart @desktop', async ({ page, store, delivery, texts }) => {
    await store.open();
    await store.addProduct('Carpaccio di Manzo');
    await store.open('bella-napoli', 'delivery');
    await delivery.chooseType('balcony');
    await delivery.orderNow();
    await delivery.fillCustomer();
    await delivery.next();
    await expect(page).toHaveURL(/\/bella-napoli\/payment$/);
    await page.goBack();
    await page.getByRole('link', { name: texts('mf-delivery:page.back') }).click();
    await expect(page).toHaveURL(/\/bella-napoli\/shopping-cart$/);
  });

  test.describe('in English', () => {
    test.use({ locale: 'en-US' });

    test('[SHELL-18] [DELIVERY-09] [DELIVERY-13] a delivery below the minimum is explained and changes nothing @desktop', async ({ page, store, delivery, expectAccessible }) => {
      await store.open();
      await store.addProduct('Cannoli Siciliano');
      await store.open('bella-napoli', 'delivery');
      await delivery.chooseType('balcony');
      await delivery.type('delivery').click();
      await expect(page).toHaveURL(/\/delivery\/min-value-alert$/);
      const dialog = page.getByRole('dialog', { name: 'Invalid delivery type' });
      await expect(dialog).toContainText('Delivery is only available on orders over R$30,00.');
      await expectAccessible();
      await dialog.getByRole('button', { name: 'Choose another delivery type' }).click();
      await expect(delivery.type('balcony')).toBeChecked();
      await delivery.type('delivery').click();
      await dialog.getByRole('link', { name: 'Order More' }).click();
      await expect(page).toHaveURL(/\/bella-napoli\/?$/);
    });

    test('[DELIVERY-21] a drive-thru asks for the car before it goes on', async ({ page, store, delivery }) => {
      await store.open('slice-house');
      await store.addProduct('Oven Fries');
      await store.open('slice-house', 'delivery');
      await delivery.chooseType('carTakeout');
      await delivery.fillCustomer({ name: 'Dana', phone: '7185550142', email: 'dana@example.com' });
      await delivery.next();
      await expect(page.getByRole('alert').filter({ hasText: 'Missing: Car plate' })).toBeVisible();
      const plate = page.getByRole('textbox', { name: 'Car plate' });
      await expect(plate).toBeFocused();
      await plate.fill('ABC 1234');
      await page.getByRole('textbox', { name: 'Car model and color' }).fill('Blue Civic');
      await delivery.next();
      await expect(page).toHaveURL(/\/payment$/);
    });
  });

  test('[DELIVERY-12] [DELIVERY-14] the type is kept with the cart, and only a delivery has a fee', async ({ page, store, delivery, texts }) => {
    const isChosen = async (type: DeliveryType) => expect(delivery.type(type)).toBeChecked();
    const footer = page.getByRole('contentinfo');
    await store.open();
    await store.addProduct('Carpaccio di Manzo');
    await store.open('bella-napoli', 'delivery');
    await delivery.chooseType('delivery');
    await delivery.confirmAddress({ city: 'São Paulo', street: 'Rua Harmonia', number: '120', zone: 'Pinheiros' });
    await expect(footer).toContainText('R$5,90');
    await delivery.chooseType('balcony');
    await expect(footer).toContainText(texts('domain:totals.free'));
    await expect(footer).not.toContainText('R$5,90');
    const asked = page.waitForRequest(/\/restaurant\/deliveryfees$/);
    await delivery.chooseType('delivery');
    await asked;
    await expect(footer).toContainText('R$58,80');
    await page.reload();
    await isChosen('delivery');
    await expect(footer).toContainText('R$58,80');
  });

  test('everything works with the keyboard alone', async ({ page, store, delivery, texts }) => {
    await store.open();
    await store.addProduct('Carpaccio di Manzo');
    await store.open('bella-napoli', 'delivery');
    await delivery.type('delivery').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(delivery.type('balcony')).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await delivery.when('now').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: texts('mf-delivery:address.add') }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: texts('mf-delivery:address-form.city') }).focus();
    for (const key of ['o', 's', 'a', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Avenida dos Autonomistas');
    await page.keyboard.press('Tab');
    await page.keyboard.type('900');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab'); // past the complement
    await page.keyboard.type('vila y');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: texts('mf-delivery:address.edit-label') })).toBeFocused();
    await page.getByRole('textbox', { name: texts('mf-delivery:customer.label.name') }).focus();
    await page.keyboard.type('Marina Alves');
    await page.keyboard.press('Tab');
    await page.keyboard.type('11987654321');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/payment$/);
  });
});
