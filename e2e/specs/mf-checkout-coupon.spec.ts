import { expect, test } from '../fixtures';
import { openCheckout } from '../support/at-checkout';
import { freshPhone } from '../support/fresh-phone';
import { CouponBox } from '../support/coupon-box';
import { tabTo } from '../support/tab-to';

test(
  '[COUPON-02] a code is upper case with the caret where it was; the keyboard alone applies and ' +
    'removes a coupon',
  async ({ page, checkout, texts, context }) => {
    await openCheckout({ page, checkout }, { phone: freshPhone() });
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
    await browser.send('Input.imeSetComposition', {
      text: 'né',
      selectionStart: 2,
      selectionEnd: 2,
    });
    await expect(coupon.field()).toHaveValue('né');
    await browser.send('Input.insertText', { text: 'né' });
    await expect(coupon.field()).toHaveValue('NÉ');

    await coupon.field().fill('');
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
  },
);
