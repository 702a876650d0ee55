import { expect, test } from '../fixtures';

test.describe('who orders', () => {
  test.beforeEach(async ({ store, delivery }) => {
    await store.open();
    await store.addProduct('Carpaccio di Manzo');
    await store.open('bella-napoli', 'delivery');
    await delivery.chooseType('balcony');
    await delivery.orderNow();
  });

  test('what is missing or wrong is told at its field, and the focus goes there', async ({ page, delivery, texts, expectAccessible }) => {
    await delivery.next();
    const name = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.name') });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(texts('mf-delivery:customer.missing.name'));
    await expectAccessible();
    await name.fill('Marina');
    await expect(name).not.toHaveAttribute('aria-invalid');
    const email = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.email') });
    await email.fill('marina@');
    await page.keyboard.press('Tab');
    await expect(email).toHaveAccessibleDescription(texts('domain:validation.invalidEmail'));
    const birthday = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.birthday') });
    await birthday.fill('31022020');
    await page.keyboard.press('Tab');
    await expect(birthday).toHaveAccessibleDescription('Data inválida');
  });

  test('the phone is laid out when the field is left, the CPF while it is typed', async ({ page, texts }) => {
    const phone = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.phone') });
    await phone.fill('+55 11 98765 4321');
    await page.keyboard.press('Tab');
    await expect(phone).toHaveValue('(11) 98765-4321');
    const cpf = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.cpf') });
    await cpf.pressSequentially('52998224725');
    await expect(cpf).toHaveValue('529.982.247-25');
  });

  test('nothing typed is lost when the page is left, and the phone is there on the next visit', async ({ page, delivery, texts }) => {
    const name = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.name') });
    const phone = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.phone') });
    await name.fill('Marina');
    await page.getByRole('link', { name: texts('mf-delivery:page.back') }).click();
    await page.goBack();
    await expect(name).toHaveValue('Marina');
    await delivery.fillCustomer();
    await delivery.next();
    await expect(page).toHaveURL(/\/payment$/);
    await page.goto('/bella-napoli/delivery');
    await expect(phone).toHaveValue('(11) 98765-4321');
  });
});
