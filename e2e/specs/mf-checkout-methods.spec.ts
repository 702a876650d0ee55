import { expect, test } from '../fixtures';
import { reachCheckout } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';
import { tabTo } from '../support/tab-to';

const ALL = ['pixAsaas', 'pixTuna', 'picpay', 'mercadopago', 'stripe', 'pagseguro', 'multipedidos@asaas', 'convenix'];

test.beforeEach(async ({ page, store, cart, delivery, checkout }) => {
  await changeRestaurant(page, 'bella-napoli', ({ info }) => {
    info['online_payment_integrations'] = [...ALL, 'deferredPayment'];
    info['zelle_settings'] = { active: true, key: 'pay@bellanapoli.example', name: 'Bella Napoli' };
  });
  await reachCheckout({ store, cart, delivery, checkout });
});

test('[CHECKOUT-04] [CHECKOUT-06] [CHECKOUT-07] [CHECKOUT-08] [CHECKOUT-10] online methods stand under their parents, one of the transfers with a badge @desktop', async ({ page, checkout, texts, expectAccessible }) => {
  await expect(page.getByRole('tab', { name: texts('domain:payment.group.online') })).toHaveAttribute('aria-selected', 'true');
  const pix = page.getByRole('button', { name: texts('mf-checkout:payment.parent.pix'), expanded: false });
  await expect(pix).toBeVisible();
  await expectAccessible();
  for (const method of ALL) await expect(await checkout.method(method), method).toBeVisible();
  await expect(await checkout.method('pixAsaas')).toContainText(texts('mf-checkout:payment.badge'));
  await expect(await checkout.method('pixTuna')).not.toContainText(texts('mf-checkout:payment.badge'));
  const [group, tile] = [await page.getByRole('group', { name: texts('mf-checkout:payment.parent.cards') }).boundingBox(), await (await checkout.method('stripe')).boundingBox()];
  expect(tile!.width / group!.width).toBeGreaterThan(0.44);
  expect(tile!.width / group!.width).toBeLessThanOrEqual(0.5);
  await expectAccessible();
});

test('[CHECKOUT-08] [CHECKOUT-14] a parent opens by keyboard where it stands, and says which of its methods is chosen', async ({ page, checkout, texts }) => {
  await tabTo(page, /^Pix/, 'button');
  await page.keyboard.press('Enter');
  const parent = page.getByRole('button', { name: texts('mf-checkout:payment.parent.pix'), expanded: true });
  await expect(parent).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(await checkout.method('pixTuna')).toHaveAttribute('aria-pressed', 'true');
  await expect(checkout.confirmButton()).toBeVisible();
  await parent.click();
  await expect(page.getByRole('button', { name: texts('mf-checkout:payment.parent.pix'), expanded: false })).toContainText(texts('domain:payment.method.pixTuna'));
  await checkout.choose('mercadopago');
  await expect(await checkout.method('pixTuna')).toHaveAttribute('aria-pressed', 'false');
});

test('[CHECKOUT-30] [CHECKOUT-31] PicPay asks e-mail and CPF, and is confirmed by Enter when both are valid @desktop', async ({ page, checkout, texts, expectAccessible }) => {
  await checkout.choose('picpay');
  const dialog = page.getByRole('dialog');
  const [email, cpf] = [dialog.getByRole('textbox', { name: texts('mf-checkout:identity.label.email') }), dialog.getByRole('textbox', { name: 'CPF' })];
  const confirm = dialog.getByRole('button', { name: texts('domain:action.confirm'), exact: true });
  await email.fill('marina@demo');
  await cpf.fill('52998224724');
  await expect(cpf).toHaveValue('529.982.247-24');
  await cpf.blur();
  await expect(dialog.getByText(texts('domain:validation.invalidEmail'))).toBeVisible();
  await expect(dialog.getByText(texts('domain:validation.invalidCPF'))).toBeVisible();
  await expect(confirm).toBeDisabled();
  await expectAccessible();
  await email.fill('marina@demo.example');
  await expect(confirm).toBeDisabled();
  await cpf.fill('529.982.247-25');
  await expect(confirm).toBeEnabled();
  await cpf.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(await checkout.method('picpay')).toHaveAttribute('aria-pressed', 'true');
  await expect(checkout.confirmButton()).toBeVisible();
});

test('[CHECKOUT-32] [DOMAIN-091] PagSeguro asks the full name, and starts with the one of the delivery', async ({ page, checkout, texts }) => {
  await checkout.choose('pagseguro');
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: texts('mf-checkout:identity.label.name') });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(/\S+ \S+/);
  const confirm = dialog.getByRole('button', { name: texts('domain:action.confirm'), exact: true });
  for (const typed of ['', 'Marina', 'Marina 2']) {
    await name.fill(typed);
    await expect(confirm, `"${typed}"`).toBeDisabled();
  }
  await name.blur();
  await expect(dialog.getByText(texts('mf-checkout:identity.name-short'))).toBeVisible();
  await name.fill('Marina Alves');
  await confirm.click();
  await expect(checkout.confirmButton()).toBeVisible();
});

test('[CHECKOUT-33] pix asks for a CPF that is not known; left by Escape or beside it nothing is chosen', async ({ page, checkout, texts }) => {
  const tile = await checkout.method('pixAsaas');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await tile.click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'CPF' })).toBeFocused();
    await leave();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(tile).toHaveAttribute('aria-pressed', 'false');
    await expect(tile).toBeFocused();
    await expect(checkout.confirmButton()).toHaveCount(0);
  }
  await tile.click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'CPF' }).fill('52998224725');
  await page.getByRole('dialog').getByRole('button', { name: texts('domain:action.confirm'), exact: true }).click();
  await expect(checkout.confirmButton()).toBeVisible();
});

test('[OPEN-102] [CONFLICTS-17] a transfer shows its key to copy; paying later says so', async ({ page, context, checkout, texts, expectAccessible }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await checkout.choose('zelle');
  const details = page.getByRole('region', { name: texts('mf-checkout:transfer.title', { method: 'Zelle' }) });
  await expect(details).toContainText('pay@bellanapoli.example');
  await details.getByRole('button', { name: texts('mf-checkout:transfer.copy') }).click();
  await expect(page.getByText('Copiado com sucesso!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('pay@bellanapoli.example');
  await expectAccessible();
  await checkout.choose('deferredPayment');
  await expect(details).toHaveCount(0);
  await expect(page.getByText(texts('mf-checkout:transfer.later'))).toBeVisible();
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('[CHECKOUT-20] the wallet opens below the methods and pays nothing without a card', async ({ page, checkout }) => {
    await checkout.choose('multipedidos@asaas');
    await expect(await checkout.method('multipedidos@asaas')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(checkout.confirmButton()).toHaveCount(0);
  });
});
