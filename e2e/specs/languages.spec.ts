import { foreignTexts } from '../support/foreign-texts';
import { expect, test } from '../fixtures';

const SCREENS = ['', 'hours', 'info', 'payments', 'reviews', 'login', 'register', 'forgot-password', 'prizes', 'cashback', 'orders', 'rate-order', 'sobremesas/de-ontem'];
/** A restaurant that speaks the language, so that its own words are no other language's. */
const RESTAURANTS = { 'pt-BR': 'bella-napoli', 'en-US': 'slice-house', 'es-PY': 'la-esquina' } as const;

for (const [locale, restaurant] of Object.entries(RESTAURANTS)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('[I18N-01] no screen says a word in another language, or shows a key @desktop', async ({ page, store }) => {
      test.slow(); // thirteen screens
      const foreign = foreignTexts(locale);
      for (const screen of SCREENS) {
        await store.open(restaurant, screen);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
        expect({ screen, foreign: lines.filter((line) => foreign.has(line)) }).toEqual({ screen, foreign: [] });
        expect({ screen, keys: lines.filter((line) => /^[a-z-]+(\.[a-z-]+)+$/.test(line)) }).toEqual({ screen, keys: [] });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
    });
  });
}

test.describe('what the server refuses', () => {
  test.use({ locale: 'es-PY' });

  test('[I18N-01] [ERRORS-37] [ERRORS-38] a login is refused in Spanish', async ({ page, store, texts, pageErrors, expectAccessible }) => {
    pageErrors.expect(/status of 40\d/);
    await store.open('la-esquina', 'login');
    const logIn = async (email: string): Promise<void> => {
      await page.getByRole('textbox', { name: texts('mf-account:field.email') }).fill(email);
      await page.getByLabel(texts('mf-account:field.password'), { exact: true }).fill('Equivocada#1');
      await page.getByRole('button', { name: texts('mf-account:login.submit') }).click();
    };
    await logIn('nadie@demo.example');
    await expect(page.getByText('¡El correo no existe!')).toBeVisible();
    await logIn('clienta@demo.example');
    await expect(page.getByText('¡El correo o la contraseña son incorrectos!')).toBeVisible();
    await expectAccessible();
  });

  test('[I18N-01] [ERRORS-15] a coupon is refused and taken in Spanish', async ({ page, store, cart, delivery, checkout, texts, pageErrors }) => {
    pageErrors.expect(/status of 4\d\d/);
    await store.open('la-esquina');
    await store.addProduct('Tabla de Fiambres');
    await store.openCart();
    await cart.finish();
    await delivery.chooseType('balcony');
    await delivery.fillCustomer({ name: 'Rocío Benítez', phone: '0981234567' });
    await delivery.next();
    await expect(checkout.heading()).toBeVisible();
    const field = page.getByRole('textbox', { name: texts('mf-checkout:coupon.field') });
    await field.fill('NOEXISTE');
    await page.getByRole('button', { name: texts('mf-checkout:coupon.apply'), exact: true }).click();
    const told = page.getByRole('alertdialog');
    await expect(told).toContainText('¡Cupón inválido!');
    await told.getByRole('button').first().click();
    await told.waitFor({ state: 'hidden' });
    await field.fill('BIENVENIDO');
    await page.getByRole('button', { name: texts('mf-checkout:coupon.apply'), exact: true }).click();
    await expect(told).toContainText('¡Cupón aplicado con éxito!');
    await expect(page.getByText('₲ 67.500').first()).toBeVisible();
  });
});
