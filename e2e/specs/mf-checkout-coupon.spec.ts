import { expect, test } from '../fixtures';
import { freshPhone, reachCheckout, refuseOrders } from '../support/at-checkout';
import { CouponBox, totalLine, whyButton } from '../support/coupon-box';
import { tabTo } from '../support/tab-to';

test.describe.configure({ timeout: 60_000 });

const CHECK = /\/api\/restaurant\/\d+\/coupom\/check$/;

test('[COUPON-01] [COUPON-03] [COUPON-04] [COUPON-11] [COUPON-13] [ERRORS-17] [CHECKOUT-02] [CHECKOUT-15] a coupon is applied, counts, says why and is removed @desktop', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  const coupon = new CouponBox(page, texts);
  await checkout.choose('pix');
  await expect(checkout.confirmButton()).toBeVisible();
  await expect(coupon.applyButton()).toBeDisabled();
  await coupon.field().fill('  ');
  await expect(coupon.applyButton()).toBeDisabled();
  const asked = page.waitForRequest(CHECK);
  await coupon.apply('mimo5');
  expect((await asked).postDataJSON()).toMatchObject({ code: 'MIMO5', phone: expect.stringMatching(/^119\d{8}$/) as unknown });
  await expect(coupon.result('applied')).toContainText('R$5,00');
  await expectAccessible();
  await coupon.readResult();
  await expect(coupon.field()).toBeFocused();
  await expect(coupon.field()).toHaveValue('');
  await expect(coupon.box()).toContainText('MIMO5');
  await expect(checkout.confirmButton(), 'the payment was chosen for another total').toHaveCount(0);
  await expect(page.locator('dl > div > dt')).toHaveText(['order-subtotal', 'discount', 'total-payable'].map((key) => texts(`domain:totals.${key}`)));
  await expect(page.locator('dl > div > dd')).toHaveText(['R$28,90', '-R$5,00', 'R$23,90']);
  await whyButton(page, texts, 'discount').click();
  await expect(page.locator('dl')).toContainText(texts('domain:why.coupon', { code: 'MIMO5' }));
  await expectAccessible();
  await coupon.removeButton('MIMO5').click();
  await expect(coupon.field()).toBeFocused();
  await expect(totalLine(page, texts, 'total-payable')).toHaveText('R$28,90');
  await expect(totalLine(page, texts, 'discount')).toHaveCount(0);
});

test('[COUPON-02] a code is upper case however it is typed, with the caret where it was', async ({ page, store, cart, delivery, checkout, texts, context }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  const coupon = new CouponBox(page, texts);
  const caret = () => coupon.field().evaluate((input: HTMLInputElement) => input.selectionStart);
  await coupon.field().pressSequentially('mi-mo');
  await expect(coupon.field()).toHaveValue('MI-MO');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('-x');
  await expect(coupon.field()).toHaveValue('MI--XMO');
  expect(await caret()).toBe(5);
  await page.keyboard.press('Backspace');
  await expect(coupon.field()).toHaveValue('MI--MO');
  expect(await caret()).toBe(4);
  await coupon.field().fill('');
  await page.keyboard.insertText('bemvindo10');
  await expect(coupon.field()).toHaveValue('BEMVINDO10');
  await coupon.field().fill('');
  await coupon.field().focus();
  const browser = await context.newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text: 'né', selectionStart: 2, selectionEnd: 2 });
  await expect(coupon.field()).toHaveValue('né');
  await browser.send('Input.insertText', { text: 'né' });
  await expect(coupon.field()).toHaveValue('NÉ');
});

test('[COUPON-05] [ERRORS-13] [OPEN-066] the same code twice is told without asking; another takes its place @desktop', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  const coupon = new CouponBox(page, texts);
  let asked = 0;
  page.on('request', (request) => { asked += CHECK.test(request.url()) ? 1 : 0; });
  await coupon.apply('MIMO5');
  await coupon.readResult();
  await coupon.apply('mimo5');
  await expect(coupon.result('twice')).toBeVisible();
  await expectAccessible();
  await coupon.readResult();
  expect(asked).toBe(1);
  await coupon.apply('CORTESIA');
  await coupon.readResult();
  await expect(totalLine(page, texts, 'total-payable')).toHaveText('R$0,00');
  await expect(coupon.removeButton('MIMO5')).toHaveCount(0);
});

test('[COUPON-07] [COUPON-08] [ERRORS-15] [ERRORS-16] what a code cannot do is told, and the code stays', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  const coupon = new CouponBox(page, texts);
  for (const [code, key] of [['NAPOLI15', 'below-minimum'], ['NADA', 'invalid'], [`' or 1=1 --`, 'invalid']] as const) {
    await coupon.apply(code);
    await expect(coupon.result(key), code).toBeVisible();
    await expectAccessible();
    if (key === 'below-minimum') await expect(coupon.result(key)).toContainText('R$51,10');
    await coupon.readResult();
    await expect(coupon.field()).toHaveValue(code.toUpperCase());
  }
  let isDown = true;
  await page.route(CHECK, (route) => (isDown ? route.abort() : route.continue()));
  await coupon.apply('MIMO5');
  await expect(coupon.result('not-applied')).toContainText(texts('domain:error.offline'));
  await expectAccessible();
  isDown = false;
  await coupon.result('not-applied').getByRole('button', { name: texts('domain:action.retry') }).click();
  await expect(coupon.result('applied')).toBeVisible();
});

test('a customer who tries many codes waits as long as the server says, and no request is sent', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  const coupon = new CouponBox(page, texts);
  let asked = 0;
  await page.route(CHECK, (route) => {
    asked += 1;
    return route.fulfill({ status: 429, headers: { 'retry-after': '8' }, json: { error: 'Too Many Requests', code: 'too_many_requests' } });
  });
  await coupon.apply('MIMO5');
  const waiting = coupon.box().getByRole('button', { name: /\(\d+ s\)$/ });
  await expect(waiting).toBeDisabled();
  await coupon.field().press('Enter');
  await expect(coupon.box()).toContainText(texts('mf-checkout:coupon.too-many'));
  await expectAccessible();
  await expect(coupon.applyButton()).toBeEnabled({ timeout: 15_000 });
  expect(asked).toBe(1);
  await expect(coupon.field()).toHaveValue('MIMO5');
});

test('[COUPON-07] a cart that falls below the minimum says so at the coupon, which counts again with the cart', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  const coupon = new CouponBox(page, texts);
  const buy = async (count: number): Promise<void> => {
    await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
    await store.openCart();
    for (let more = 0; more < Math.abs(count); more += 1) {
      await (count > 0 ? cart.more('Bruschetta al Pomodoro') : page.getByRole('button', { name: texts('mf-cart:line.decrease', { name: 'Bruschetta al Pomodoro' }), exact: true })).click();
    }
    await cart.finish();
    await delivery.next();
    await expect(checkout.heading()).toBeVisible();
  };
  await buy(2);
  await coupon.apply('NAPOLI15');
  await coupon.readResult();
  await expect(totalLine(page, texts, 'total-payable')).toHaveText('R$71,70');
  await buy(-1);
  await expect(coupon.box().getByText(texts('mf-checkout:coupon.off-minimum', { missing: 'R$22,20' }))).toBeVisible();
  await expect(totalLine(page, texts, 'total-payable')).toHaveText('R$57,80');
  await expectAccessible();
  await buy(1);
  await expect(totalLine(page, texts, 'total-payable')).toHaveText('R$71,70');
});

test('[COUPON-06] [COUPON-12] [ERRORS-14] [DOMAIN-054] a coupon for one use is taken by an order and told as used on this device, whatever phone is typed', async ({ page, store, cart, delivery, checkout, texts }) => {
  const coupon = new CouponBox(page, texts);
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  await coupon.apply('BEMVINDO10');
  await coupon.readResult();
  await checkout.choose('pix');
  const sent = page.waitForRequest(/\/api\/restaurant\/\d+\/order$/);
  await checkout.placeOrder();
  expect((await sent).postDataJSON()).toMatchObject({ details: { discountID: 'cupom-bemvindo', discountValue: 2.89 } });
  await expect(totalLine(page, texts, 'discount'), 'what the server stored').toHaveText('-R$2,89');
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  await coupon.apply('BEMVINDO10');
  await expect(store.toast(texts('mf-checkout:coupon.used'))).toBeVisible();
  await expect(coupon.field()).toHaveValue('BEMVINDO10');
  await expect(totalLine(page, texts, 'discount')).toHaveCount(0);
});

test('[ERRORS-09] [COUPON-13] an order refused for its coupon goes on without it', async ({ page, store, cart, delivery, checkout, texts }) => {
  const coupon = new CouponBox(page, texts);
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  await coupon.apply('MIMO5');
  await coupon.readResult();
  await checkout.choose('pix');
  await refuseOrders(page, 409, { error: 'Coupom Use Limit Exceeded', code: 'coupon_limit' });
  await checkout.confirmButton().click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(texts('domain:order-error.coupon-limit.message'));
  await dialog.getByRole('button', { name: texts('domain:action.ok'), exact: true }).click();
  await store.open('bella-napoli', 'payment');
  await expect(coupon.removeButton('MIMO5')).toHaveCount(0);
});

test('a coupon is applied, explained and removed by the keyboard alone', async ({ page, store, cart, delivery, checkout, texts }) => {
  await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
  const coupon = new CouponBox(page, texts);
  await tabTo(page, texts('mf-checkout:coupon.field'), 'textbox');
  await page.keyboard.type('mimo5');
  await page.keyboard.press('Enter');
  await expect(coupon.result('applied')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(coupon.field()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(coupon.removeButton('MIMO5')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(coupon.field()).toBeFocused();
  await expect(coupon.removeButton('MIMO5')).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

  test('[ERRORS-13] [ERRORS-15] [ERRORS-16] [ERRORS-17] [COUPON-07] the texts are the seed\'s own @desktop', async ({ page, store, cart, delivery, checkout, texts }) => {
    await reachCheckout({ store, cart, delivery, checkout }, { phone: freshPhone() });
    const coupon = new CouponBox(page, texts);
    const told = async (code: string, words: string): Promise<void> => {
      await coupon.apply(code);
      await expect(page.getByRole('alertdialog', { name: words, exact: true })).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: /^(OK|Close)$/ }).click();
    };
    await told('NADA', 'Invalid coupon!');
    await told('NAPOLI15', 'Value less than the minimum!');
    await told('MIMO5', 'Coupon successfully applied!');
    await told('MIMO5', 'This coupon has already been applied!');
    await page.route(CHECK, (route) => route.fulfill({ status: 500, json: { error: 'oops' } }));
    await told('OUTRO', 'Could not apply coupom!');
  });
});
