import { expect, test } from '../fixtures';
import { freshPhone } from '../support/fresh-phone';

// as on a fast connection: the files of each step are in the cache before it
test.use({ preloads: true });

test('[CART-02] [CART-04] [CART-05] [CHECKOUT-02] a delivery in Portuguese, paid in cash with change, tracked', async ({
  page,
  store,
  extras,
  cart,
  delivery,
  checkout,
  advance,
  texts,
  failures,
}) => {
  const amount = (label: string) =>
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

  await test.step('options of every type', async () => {
    await store.open('bella-napoli');
    await store.openProduct('Calzone Napoletano');
    await expect(extras.addButton()).toBeDisabled();
    await extras.radio('Individual').check();
    await extras.more('Mozzarella').click();
    await extras.addButton().click();
    await page.getByRole('link', { name: texts('mf-cart:footer.order-more') }).click();
    await store.openProduct('Gelato Artesanal');
    await extras.quantity('Chocolate amargo').fill('1');
    await extras.more('Morango').click();
    await extras.checkbox('Chocolate').check();
    await extras.addButton().click();
  });

  await test.step('the cart: quantity, note, subtotals', async () => {
    await cart.more('Gelato Artesanal').click();
    await cart.note('Gelato Artesanal', 'Uma vela, por favor');
    await expect(cart.line('Gelato Artesanal')).toContainText('Uma vela, por favor');
    await expect(cart.line('Gelato Artesanal')).toContainText('1x Morango');
    await expect(cart.line('Gelato Artesanal')).toContainText('R$43,80');
    await expect(cart.line('Calzone Napoletano')).toContainText('R$53,90');
    await cart.finish();
  });

  await test.step('an address with its fee', async () => {
    await delivery.chooseType('delivery');
    await delivery.orderNow();
    await delivery.confirmAddress({
      city: 'São Paulo',
      street: 'Rua Harmonia',
      number: '120',
      zone: 'Vila Madalena',
    });
    await delivery.fillCustomer({ name: 'Marina Alves', phone: freshPhone() });
    await delivery.next();
  });

  const uuid = await test.step('cash with change', async () => {
    await expect(amount(texts('domain:totals.order-subtotal'))).toContainText('R$97,70');
    await expect(amount(texts('domain:totals.delivery-fee'))).toContainText('R$1,90');
    await expect(amount(texts('domain:totals.total-payable'))).toContainText('R$99,60');
    await checkout.payByMoney('120');
    await expect(
      page.getByText(texts('mf-checkout:payment.change-for', { amount: 'R$120,00' })),
    ).toBeVisible();
    return checkout.placeOrder();
  });

  await test.step('the kitchen moves, the page follows', async () => {
    // The route is read once the order is dispatched; the delivery may end before the answer.
    failures.allow({
      method: 'GET',
      path: '/api/restaurant/journey-orders/get-by-order-uuid',
      status: 404,
      times: 3,
      isOptional: true,
    });
    await page.getByRole('link', { name: texts('mf-checkout:success.follow') }).click();
    const said = page
      .getByRole('region', { name: texts('mf-tracking:state.label') })
      .getByRole('status');
    await expect(said).toContainText(texts('domain:order.status.CREATED'));
    for (const status of ['CONFIRMED', 'PREPARING', 'READY', 'DISPATCHED']) {
      expect(await advance(uuid)).toBe(status);
      await expect(said).toContainText(texts(`domain:order.status.${status}`));
    }
    expect(await advance(uuid)).toBe('OVER');
    await expect(said).toContainText(texts('domain:order.over.delivery'));
  });
});
