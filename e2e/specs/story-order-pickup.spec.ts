import { expect, test } from '../fixtures';
import { reachCheckout } from '../support/at-checkout';

test('[CHECKOUT-14] [DOMAIN-074] a pickup costs more by card, less by pix, and as much as the page said', async ({
  page,
  delivery,
  checkout,
  texts,
}) => {
  const amount = (label: string) =>
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  const total = amount(texts('domain:totals.total-payable'));
  await reachCheckout({ page, delivery, checkout });
  await expect(total).toContainText('R$28,90');

  await checkout.payByCard('Mastercard', 'debit');
  await expect(
    amount(
      texts('domain:totals.method-addition', { method: texts('domain:payment.method.creditCard') }),
    ),
  ).toContainText('R$1,50');
  await expect(total).toContainText('R$30,40');

  await checkout.choose('pix');
  await expect(
    amount(
      texts('domain:totals.method-addition', { method: texts('domain:payment.method.creditCard') }),
    ),
  ).toHaveCount(0);
  await expect(
    amount(texts('domain:totals.method-discount', { method: texts('domain:payment.method.pix') })),
  ).toContainText('-R$1,45');
  await expect(total).toContainText('R$27,45');

  const uuid = await checkout.placeOrder();
  const order = (await (await page.request.get(`/api/order/uuid/${uuid}`)).json()) as {
    details: Record<string, unknown>;
  };
  expect(order.details).toMatchObject({
    paymentType: 'pix',
    deliveryType: 'balcony',
    carTakeout: false,
    grandTotal: 27.45,
    total: 28.9,
  });
});
