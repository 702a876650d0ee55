import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { reachCheckout } from '../support/at-checkout';

const CPF = '52998224725';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Convenix' });
const cpfOf = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'CPF' });
const codeOf = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: /código|code/i });

/** The code of the newest message of the demo. */
async function newestCode(api: APIRequestContext): Promise<string> {
  const page = await (await api.get('/api/demo/outbox')).text();
  return /<strong>(\d{6})<\/strong>/.exec(page)?.[1] ?? '';
}

for (const locale of ['pt-BR', 'en-US']) {
  test.describe(`the loyalty partner in ${locale}`, () => {
    test.use({ locale });

    test('[CHECKOUT-35] [CHECKOUT-36] [CHECKOUT-37] [CHECKOUT-38] a code by SMS confirms the sale, and the sale pays the order @desktop', async ({ page, store, cart, delivery, checkout, texts, api, expectAccessible }) => {
      test.slow();
      await reachCheckout({ store, cart, delivery, checkout });
      await checkout.choose('convenix');
      const dialog = dialogOf(page);
      await expect(dialog).toContainText(texts('domain:totals.total-payable'));
      await expect(dialog).toContainText('R$28,90');
      await expect(cpfOf(dialog)).toBeFocused();
      await expect(codeOf(dialog)).toHaveCount(0);
      await expectAccessible();
      await cpfOf(dialog).pressSequentially(CPF);
      await expect(cpfOf(dialog)).toHaveValue('529.982.247-25');
      const started = page.waitForRequest(/\/convenix\/sale$/);
      await dialog.getByRole('button', { name: 'Receber Código' }).click();
      expect((await started).postDataJSON()).toEqual({ clientCPF: CPF, sale: { value: 28.9, discount: 0 } });
      await expect(codeOf(dialog)).toBeFocused();
      const confirm = dialog.getByRole('button', { name: texts('domain:action.confirm'), exact: true });
      await expect(confirm).toHaveCount(0);
      const code = await newestCode(api);
      await codeOf(dialog).fill(code === '000000' ? '000001' : '000000');
      await dialog.getByRole('button', { name: 'Verificar código' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('Código Inválido');
      await expect(confirm).toHaveCount(0);
      await expectAccessible();
      await codeOf(dialog).fill(code);
      await dialog.getByRole('button', { name: 'Verificar código' }).click();
      await expect(confirm).toBeVisible();
      await expectAccessible();
      await confirm.click();
      await expect(dialog).toBeHidden();
      await expect(await checkout.method('convenix')).toHaveAttribute('aria-pressed', 'true');
      const answered = page.waitForResponse((answer) => /\/api\/restaurant\/\d+\/order$/.test(new URL(answer.url()).pathname));
      await checkout.confirmButton().click();
      expect(((await (await answered).json()) as { order: { payment: object } }).order.payment).toMatchObject({ method: 'convenix', status: 'paid', amount: 28.9 });
    });
  });
}

test.describe('a sale that is not', () => {
  test.beforeEach(async ({ store, cart, delivery, checkout }) => {
    await reachCheckout({ store, cart, delivery, checkout });
    await checkout.choose('convenix');
  });

  test('[CHECKOUT-39] a CPF counts once it has rested, and a wrong one is an invalid document', async ({ page, texts }) => {
    const dialog = dialogOf(page);
    const ask = dialog.getByRole('button', { name: 'Receber Código' });
    await expect(ask).toBeDisabled();
    await cpfOf(dialog).fill('52998224724');
    await expect(dialog.getByText(texts('domain:validation.invalidDocument'))).toBeVisible();
    await expect(ask).toBeDisabled();
    await cpfOf(dialog).fill(CPF);
    await expect(ask).toBeEnabled();
    await expect(dialog.getByText(texts('domain:validation.invalidDocument'))).toHaveCount(0);
  });

  test('[ERRORS-24] a document the partner does not know gets no code; Escape leaves the method unchosen', async ({ page, checkout, pageErrors, expectAccessible }) => {
    pageErrors.expect(/convenix\/sale|status of 422/);
    const dialog = dialogOf(page);
    await cpfOf(dialog).fill('12345678909');
    await dialog.getByRole('button', { name: 'Receber Código' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Erro ao tentar criar um código de confirmação.');
    await expect(codeOf(dialog)).toHaveCount(0);
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(await checkout.method('convenix')).toHaveAttribute('aria-pressed', 'false');
    await expect(checkout.confirmButton()).toHaveCount(0);
  });
});

test('the landing page leads to the messages of the demo', async ({ page, expectAccessible }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Messages of the demo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages of the demo' })).toBeVisible();
  await expectAccessible();
});
