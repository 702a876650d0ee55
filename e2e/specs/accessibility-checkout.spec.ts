import { expect, test } from '../fixtures';
import { openCheckout, refuseOrders } from '../support/at-checkout';
import { cardFrame, fillCard } from '../support/card-form';
import { changeRestaurant } from '../support/change-restaurant';
import { CouponBox, whyButton } from '../support/coupon-box';
import { freshPhone } from '../support/fresh-phone';
import { placeOnline } from '../support/place-online';
import { beDevice } from '../support/placed-order';

const OPEN_DIALOG = 'dialog[open]';

test.slow(); // up to eleven scans

test(
  'accessibility of the payment: its methods, coupon, tip, card form, a refusal, waiting, and the ' +
    'placed order',
  async ({ page, context, checkout, failures, texts, expectAccessible }) => {
    await changeRestaurant(page, 'bella-napoli', ({ info }) => {
      info['online_payment_integrations'] = ['picpay', 'pixAsaas', 'multipedidos@asaas'];
      info['tips'] = { percents: [5, 10] };
      info['zelle_settings'] = {
        active: true,
        key: 'pay@bellanapoli.example',
        name: 'Bella Napoli',
      };
    });
    await openCheckout({ page, checkout }, { phone: freshPhone(), cpf: '52998224725' });
    const dialog = page.getByRole('dialog');
    await checkout.choose('picpay');
    await dialog
      .getByRole('textbox', { name: texts('mf-checkout:identity.label.email') })
      .fill('marina@demo');
    await dialog.getByRole('textbox', { name: 'CPF' }).fill('52998224724');
    await dialog.getByRole('textbox', { name: 'CPF' }).blur();
    await expectAccessible(OPEN_DIALOG);
    await page.keyboard.press('Escape');

    const coupon = new CouponBox(page, texts);
    await coupon.apply('MIMO5');
    await expect(coupon.result('applied')).toBeVisible();
    await expectAccessible(OPEN_DIALOG);
    await coupon.readResult();
    await whyButton(page, texts, 'discount').click();
    await page.getByRole('radio', { name: texts('mf-checkout:tip.own') }).check();
    await checkout.choose('zelle');
    await expectAccessible('main');
    await page.getByRole('radio', { name: texts('mf-checkout:tip.none') }).check();

    await checkout.choose('multipedidos@asaas');
    const wallet = page.getByRole('region', { name: texts('mf-checkout:wallet.title') });
    await expect(wallet).toBeVisible();
    await expectAccessible('main');
    await wallet.getByRole('button', { name: texts('domain:stored-card.add') }).click();
    await expect(
      cardFrame(page, texts).getByRole('textbox', { name: texts('card-form:card.number') }),
    ).toBeVisible();
    await expectAccessible(OPEN_DIALOG);
    await fillCard(page, texts);
    await expectAccessible(OPEN_DIALOG);
    await dialog.getByRole('button', { name: texts('domain:action.close') }).click();

    await refuseOrders({ page, failures }, 422, {
      error: 'Online Payment Method is Unavaiable',
      code: 'online_payment_unavailable',
    });
    await checkout.choose('pixAsaas');
    await checkout.confirmButton().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(OPEN_DIALOG);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: texts('mf-checkout:failure.another-method') })
      .click();
    await page.unroute(/\/api\/restaurant\/\d+\/order$/);
    await checkout.choose('pix');
    await context.setOffline(true);
    await checkout.confirmButton().click();
    await expect(
      page.getByRole('status').filter({ hasText: texts('mf-checkout:waiting.text') }),
    ).toBeVisible();
    await expectAccessible('body');
    await context.setOffline(false);
    await expect(
      page.getByRole('heading', { level: 1, name: texts('domain:order.placed') }),
    ).toBeVisible();
    await expectAccessible('main');
  },
);

test('accessibility of an order to be paid online: its pix, and the pages of the demo bank', async ({
  page,
  api,
  failures,
  texts,
  expectAccessible,
}) => {
  const { uuid, payment, device } = await placeOnline(api, 'bella-napoli', 'pixTuna');
  await beDevice(page, device);
  await page.goto(`/bella-napoli/payment/pix?token=${uuid}`);
  await expect(page.getByRole('img', { name: texts('mf-checkout:pix.qr') })).toBeVisible();
  await expectAccessible('main');
  await page.goto(payment.link);
  await expect(page.getByRole('button', { name: 'Aprovar pagamento' })).toBeVisible();
  await expectAccessible();
  failures.allow({ method: 'GET', path: '/api/sandbox-bank/nothing', status: 404 });
  await page.goto('/api/sandbox-bank/nothing');
  await expectAccessible();
  await page.goto('/api/demo/outbox');
  await expectAccessible();
});
