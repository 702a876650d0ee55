import { expect, test } from '../fixtures';
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
