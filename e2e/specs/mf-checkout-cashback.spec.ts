import { expect, test } from '../fixtures';
import { DEMO, fillLogin, fillRegister, freshEmail } from '../support/account';
import { freshPhone, reachCheckout } from '../support/at-checkout';
import { CouponBox, totalLine, whyButton } from '../support/coupon-box';

test.describe.configure({ timeout: 60_000 });

const BALANCE = /\/api\/restaurant\/\d+\/public\/client\/[^/]+\/cashback\/balance$/;
type Page = import('@playwright/test').Page;
type Texts = import('../support/texts').Texts;

const region = (page: Page, texts: Texts) => page.getByRole('region', { name: texts('mf-checkout:cashback.title'), exact: true });

async function logIn(page: Page, texts: Texts): Promise<void> {
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
}

/** The account's balance as this test wants it; spending it is the API's own business. */
const withBalance = (page: Page, balance: number, expirationDate: string) => page.route(BALANCE, (route) => route.fulfill({ json: { balance, expirationDate } }));

test('[LOYALTY-07] a visitor is shown the way to log in, and has the balance at once @desktop', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  const box = region(page, texts);
  await expect(box).toContainText(texts('mf-checkout:cashback.visitor'));
  await expect(box).toContainText(texts('mf-checkout:cashback.would-earn', { amount: 'R$1,45' }));
  await expectAccessible();
  await box.getByRole('button', { name: texts('mf-checkout:cashback.log-in') }).click();
  await logIn(page, texts);
  await expect(box).toContainText(texts('mf-checkout:cashback.balance'));
  await expect(box).toContainText(/\d\d\/\d\d\/\d{4}/);
});

test('[LOYALTY-08] [LOYALTY-09] [LOYALTY-11] [LOYALTY-12] [LOYALTY-13] [CHECKOUT-15] [COUPON-01] a customer uses cashback on the order, and stops using it @desktop', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
  await withBalance(page, 90, '2099-12-31');
  await store.open('bella-napoli', 'login?returnTo=%2F');
  await logIn(page, texts);
  await page.waitForURL(/\/bella-napoli\/?$/);
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  const box = region(page, texts);
  const coupon = new CouponBox(page, texts);
  await expect(box).toContainText('R$90,00');
  await expect(box).toContainText(texts('mf-checkout:cashback.at-most', { amount: 'R$30,00' }));
  await expect(box).toContainText(texts('mf-checkout:cashback.earns', { amount: 'R$1,45' }));
  await expectAccessible();
  await checkout.choose('pix');
  const use = box.getByRole('button', { name: texts('mf-checkout:cashback.use', { amount: 'R$28,90' }) });
  await use.click();
  await expect(totalLine(page, texts, 'cashback')).toHaveText('-R$28,90');
  await expect(totalLine(page, texts, 'total-payable')).toHaveText('R$0,00');
  await expect(checkout.confirmButton()).toHaveCount(0);
  await expect(coupon.box()).toHaveCount(0);
  await expect(box).not.toContainText(texts('mf-checkout:cashback.earns', { amount: '' }).split(' ')[0]!);
  const stop = box.getByRole('button', { name: texts('mf-checkout:cashback.stop') });
  await expect(stop).toBeFocused();
  await whyButton(page, texts, 'cashback').click();
  await expect(page.locator('dl')).toContainText(texts('domain:why.cashback', { available: 'R$30,00' }));
  await expectAccessible();
  await stop.focus();
  await page.keyboard.press('Enter');
  await expect(use).toBeFocused();
  await expect(totalLine(page, texts, 'total-payable')).toHaveText('R$28,90');
  await expect(coupon.box()).toBeVisible();
});

test('[LOYALTY-08] a coupon keeps cashback away, and says so', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
  await withBalance(page, 20, '2099-12-31');
  await store.open('bella-napoli', 'login?returnTo=%2F');
  await logIn(page, texts);
  await page.waitForURL(/\/bella-napoli\/?$/);
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  const use = region(page, texts).getByRole('button', { name: texts('mf-checkout:cashback.use', { amount: 'R$20,00' }) });
  await expect(use).toBeVisible();
  const coupon = new CouponBox(page, texts);
  await coupon.apply('MIMO5');
  await coupon.readResult();
  await expect(use).toHaveCount(0);
  await expect(region(page, texts)).toContainText(texts('mf-checkout:cashback.not-with-coupon'));
  await expectAccessible();
  await coupon.removeButton('MIMO5').click();
  await expect(use).toBeVisible();
});

test('[LOYALTY-10] [LOYALTY-14] what has expired is not used', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
  await withBalance(page, 20, '2020-01-31');
  await store.open('bella-napoli', 'login?returnTo=%2F');
  await logIn(page, texts);
  await page.waitForURL(/\/bella-napoli\/?$/);
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  const box = region(page, texts);
  await expect(box.getByText('31/01/2020')).toHaveAttribute('data-tone', 'danger');
  await box.getByRole('button', { name: texts('mf-checkout:cashback.use', { amount: 'R$20,00' }) }).click();
  const dialog = page.getByRole('alertdialog', { name: texts('mf-checkout:cashback.expired') });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: texts('domain:action.ok'), exact: true }).click();
  await expect(totalLine(page, texts, 'cashback')).toHaveCount(0);
});

test('a balance that cannot be read is told and read again', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
  let isDown = true;
  await store.open('bella-napoli', 'login?returnTo=%2Fcredit-cards');
  await page.route(BALANCE, (route) => (isDown ? route.fulfill({ status: 404, json: { error: 'oops' } }) : route.fulfill({ json: { balance: 12, expirationDate: null } })));
  await logIn(page, texts);
  await page.waitForURL(/\/credit-cards$/);
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  const box = region(page, texts);
  await expect(box).toContainText(texts('mf-checkout:cashback.failed'));
  await expectAccessible();
  isDown = false;
  await box.getByRole('button', { name: texts('domain:action.retry') }).click();
  await expect(box).toContainText('R$12,00');
});

test('[LOYALTY-12] [LOYALTY-13] [LOYALTY-08] what one order gives back pays for the next, and the receipt says so', async ({ page, store, cart, delivery, checkout, texts, advance }) => {
  test.setTimeout(120_000);
  await store.open('bella-napoli', 'register');
  await fillRegister(page, texts, { name: 'Ana Lima', email: freshEmail(), password: 'abcdef12', repeat: 'abcdef12' });
  await page.getByRole('button', { name: texts('mf-account:register.submit') }).click();
  await page.waitForURL(/\/bella-napoli\/?$/);
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  const box = region(page, texts);
  await expect(box).toContainText(texts('mf-checkout:cashback.earns', { amount: 'R$1,45' }));
  await expect(box.getByRole('button')).toHaveCount(0);
  await checkout.choose('pix');
  await expect(box, '5 % of what is paid by Pix').toContainText(texts('mf-checkout:cashback.earns', { amount: 'R$1,37' }));
  const uuid = await checkout.placeOrder();
  for (let status = ''; status !== 'OVER';) status = await advance(uuid);
  await store.open();
  await page.waitForURL(/\/rate-order/); // asked once what they think of it; the next visit begins at the menu
  // Another cart: the same one from the same account within a minute is the same order.
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await store.openCart();
  await cart.more('Bruschetta al Pomodoro').click();
  await cart.finish();
  await delivery.next();
  await box.getByRole('button', { name: texts('mf-checkout:cashback.use', { amount: 'R$1,37' }) }).click();
  await checkout.choose('pix');
  await expect(totalLine(page, texts, 'total-payable')).toHaveText('R$53,61');
  await checkout.placeOrder();
  await expect(totalLine(page, texts, 'cashback'), 'what the server stored').toHaveText('-R$1,37');
  await expect(totalLine(page, texts, 'total')).toHaveText('R$53,61');
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  await expect(box).toContainText('R$0,00');
  await expect(box.getByRole('button')).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('[LOYALTY-10] an expired balance reads Cashback expired! @desktop', async ({ page, store, cart, delivery, checkout, texts }) => {
    await withBalance(page, 20, '2020-01-31');
    await store.open('bella-napoli', 'login?returnTo=%2F');
    await logIn(page, texts);
    await page.waitForURL(/\/bella-napoli\/?$/);
    await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
    await page.getByRole('button', { name: 'Use R$20,00' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Cashback expired!' })).toBeVisible();
  });
});
