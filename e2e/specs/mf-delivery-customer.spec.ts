import { expect, test } from '../fixtures';
import { DEMO, fillLogin } from '../support/account';

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

  test('[OPEN-047] pasted in any spelling, the phone and the birthday are understood', async ({ page, context, texts }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const paste = async (field: string, text: string) => {
      await page.getByRole('textbox', { name: texts(`mf-delivery:customer.label.${field}`) }).focus();
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('ControlOrMeta+V');
      await page.keyboard.press('Tab');
    };
    const value = (field: string) => page.getByRole('textbox', { name: texts(`mf-delivery:customer.label.${field}`) });
    await paste('phone', '+55\u00a0(11) 98765\u20114321');
    await expect(value('phone')).toHaveValue('(11) 98765-4321');
    await paste('birthday', '5.3.1990');
    await expect(value('birthday')).toHaveValue('05/03/1990');
    await paste('cpf', '５２９ ９８２ ２４７ ２５');
    await expect(value('cpf')).toHaveValue('529.982.247-25');
  });

  test('[DOMAIN-089] a digit in the middle of the CPF leaves the caret behind it', async ({ page, texts }) => {
    const cpf = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.cpf') });
    await cpf.pressSequentially('52998224');
    await page.keyboard.press('Home');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.type('77');
    await expect(cpf).toHaveValue('529.779.822-4');
    await page.keyboard.type('1');
    await expect(cpf).toHaveValue('529.771.982-24');
  });

  for (const [what, name] of [
    ['emoji', 'Ana 🍕👩‍👩‍👧 Lima'], ['right to left', '\u202eAna محمد'], ['hidden signs', 'Ana\u200b\u2060Lima'], ['HTML', '<img src=x onerror=alert(1)>Ana'], ['a template', '{{constructor}}'],
  ] as const) {
    test(`[DOMAIN-100] a name with ${what} goes on and comes back as it was typed`, async ({ page, delivery, texts }) => {
      await delivery.fillCustomer({ name });
      await delivery.next();
      await expect(page).toHaveURL(/\/payment$/);
      await page.goBack();
      await expect(page.getByRole('textbox', { name: texts('mf-delivery:customer.label.name') })).toHaveValue(name);
    });
  }

  test('a name without a letter is refused, one of 300 signs is cut where the field ends', async ({ page, delivery, texts }) => {
    const name = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.name') });
    await delivery.fillCustomer({ name: '12345' });
    await delivery.next();
    await expect(name).toHaveAccessibleDescription(texts('domain:validation.invalidName'));
    await name.fill('');
    await name.focus();
    await page.keyboard.insertText('Ana '.repeat(75));
    await expect(name).toHaveValue(/^(Ana ){30}$/);
  });

  test('[DELIVERY-18] [DELIVERY-20] an account is asked for no e-mail, and for a birthday until it has one @desktop', async ({ page, store, texts, delivery }) => {
    const field = (name: string) => page.getByRole('textbox', { name: texts(`mf-delivery:customer.label.${name}`) });
    await expect(field('birthday')).toBeVisible();
    await expect(field('email')).toBeVisible();
    await store.open('bella-napoli', 'login');
    await fillLogin(page, texts, DEMO.poor, DEMO.password);
    await expect(page).not.toHaveURL(/login/);
    await store.open('bella-napoli', 'delivery');
    await expect(field('email')).toHaveCount(0);
    await expect(field('birthday')).toBeVisible();
    await page.route(/\/public\/client\/auth$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), birthday: '1990-12-25' } });
    });
    await page.reload();
    await expect(delivery.heading()).toBeVisible();
    await expect(field('birthday')).toHaveCount(0);
  });
});
