import { expect, test } from '../fixtures';
import { fillLogin } from '../support/account';
import { DEMO } from '../support/demo-accounts';
import { startAtDelivery } from '../support/at-checkout';

test('[OPEN-047] [DOMAIN-089] a pasted phone is understood, and typing in the CPF leaves the caret in place', async ({
  page,
  context,
  texts,
  delivery,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startAtDelivery(page);
  const phone = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.phone') });
  await phone.focus();
  await page.evaluate(
    (copied) => navigator.clipboard.writeText(copied),
    '+55\u00a0(11) 98765\u20114321',
  );
  await page.keyboard.press('ControlOrMeta+V');
  await page.keyboard.press('Tab');
  await expect(phone).toHaveValue('(11) 98765-4321');

  await delivery.openOptional();
  const cpf = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.cpf') });
  await cpf.focus();
  await page.keyboard.type('52998224');
  await page.keyboard.press('Home');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('77');
  await expect(cpf).toHaveValue('529.779.822-4');
  await page.keyboard.type('1');
  await expect(cpf).toHaveValue('529.771.982-24');
});

test('[DELIVERY-18] [DELIVERY-20] an account has no e-mail field, and a birthday field until it has one', async ({
  page,
  store,
  texts,
  delivery,
}) => {
  const field = (name: string) =>
    page.getByRole('textbox', { name: texts(`mf-delivery:customer.label.${name}`) });
  await startAtDelivery(page);
  await delivery.openOptional();
  await expect(field('birthday')).toBeVisible();
  await expect(field('email')).toBeVisible();
  await store.open('bella-napoli', 'login');
  await fillLogin(page, texts, DEMO.poor, DEMO.password);
  await expect(page).not.toHaveURL(/login/);
  await store.open('bella-napoli', 'delivery');
  await expect(field('birthday')).toBeVisible(); // the account's CPF opens the fields
  await expect(field('email')).toHaveCount(0);
  await page.route(/\/public\/client\/auth$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), birthday: '1990-12-25' },
    });
  });
  await page.reload();
  await expect(delivery.heading()).toBeVisible();
  await expect(field('birthday')).toHaveCount(0);
});
