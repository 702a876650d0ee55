import { expect, test } from '../fixtures';
import { startAtDelivery } from '../support/at-checkout';

test(
  '[SHELL-17] [DELIVERY-07] [OPEN-047] [DOMAIN-089] NEXT leads to payment, Back to the cart; paste, ' +
    'caret and input stay',
  async ({ page, context, delivery, texts }) => {
    const field = (name: string) =>
      page.getByRole('textbox', { name: texts(`mf-delivery:customer.label.${name}`) });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await startAtDelivery(page);
    await field('phone').focus();
    await page.evaluate(
      (copied) => navigator.clipboard.writeText(copied),
      '+55\u00a0(11) 98765\u20114321',
    );
    await page.keyboard.press('ControlOrMeta+V');
    await page.keyboard.press('Tab');
    await expect(field('phone')).toHaveValue('(11) 98765-4321');
    await delivery.openOptional();
    await field('cpf').focus();
    await page.keyboard.type('52998224');
    await page.keyboard.press('Home');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.type('77');
    await expect(field('cpf')).toHaveValue('529.779.822-4');
    await page.keyboard.type('1');
    await expect(field('cpf')).toHaveValue('529.771.982-24');
    await field('cpf').fill('');

    await delivery.orderNow();
    await field('name').fill('Ana 🍕 Lima');
    await delivery.next();
    await expect(page).toHaveURL(/\/bella-napoli\/payment$/);
    await page.goBack();
    await expect(field('name')).toHaveValue('Ana 🍕 Lima');
    await page.getByRole('link', { name: texts('mf-delivery:page.back') }).click();
    await expect(page).toHaveURL(/\/bella-napoli\/shopping-cart$/);
    await page.goBack();
    await expect(field('name')).toHaveValue('Ana 🍕 Lima');
    await page.goto('/bella-napoli/delivery');
    await expect(field('phone')).toHaveValue('(11) 98765-4321');
  },
);
