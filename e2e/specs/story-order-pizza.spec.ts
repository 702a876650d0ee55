import { expect, test } from '../fixtures';

test('[DOMAIN-025] [CART-03] a pizza of two flavors and a combo are ordered for pickup at the shown price', async ({
  page,
  store,
  pizza,
  extras,
  cart,
  delivery,
  checkout,
  texts,
}) => {
  await test.step('a pizza of two halves', async () => {
    await store.open('bella-napoli');
    await store.openProduct('Grande (35 cm, 8 fatias)');
    await pizza.chooseBases('Catupiry', 'Napoletana');
    await pizza.more('Margherita').click();
    await pizza.more('Calabresa').click();
    await pizza.finish();
    await extras.checkbox('Maionese de alho').check();
    await extras.addButton().click();
    await expect(cart.line('Grande (35 cm, 8 fatias)')).toContainText('1/2');
    await page.getByRole('link', { name: texts('mf-cart:footer.order-more') }).click();
  });

  await test.step('a combo of two pizzas and a drink', async () => {
    await store.search('Combo Família');
    await page
      .getByRole('region', { name: /Combo Família/ })
      .getByRole('link', { name: 'Combo Família', exact: true })
      .click();
    await pizza.chooseBases('Catupiry', 'Napoletana');
    await pizza.more('Margherita').click();
    await pizza.finish();
    await expect(pizza.heading()).toHaveText('Broto (25 cm, 4 fatias)');
    await pizza.chooseBases();
    await pizza.category('Doces').click();
    await pizza.more('Brigadeiro').click();
    await pizza.finish();
    await extras.radio('Cola 2 litros').check();
    await extras.addButton().click();
    await expect(cart.line('Combo Família')).toContainText('R$115,60');
  });

  // 69.90 for the dearer half, Catupiry 12.00, mayonnaise 4.00, and the combo: 85.90 + 115.60
  await expect(page.getByRole('contentinfo')).toContainText('R$201,50');
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.orderNow();
  await delivery.fillCustomer();
  await delivery.next();
  await checkout.payByMoney('250,00');
  const uuid = await checkout.placeOrder();

  const order = (await (await page.request.get(`/api/order/uuid/${uuid}`)).json()) as {
    details: object;
    orders: { type: string }[];
  };
  expect(order.details).toMatchObject({ grandTotal: 201.5, total: 201.5 });
  expect(order.orders).toMatchObject([
    {
      type: 'pizza',
      totalPrice: 81.9,
      selectedFlavors: [
        { name: 'Margherita', fractionText: '1/2' },
        { name: 'Calabresa', fractionText: '1/2' },
      ],
    },
    {
      type: 'combo',
      totalPrice: 115.6,
      comboItems: [{ name: 'Grande (35 cm, 8 fatias)' }, { name: 'Broto (25 cm, 4 fatias)' }],
    },
  ]);

  await page.goto(`/bella-napoli/track?token=${uuid}`);
  const items = page.getByRole('list', { name: texts('mf-tracking:summary.items') });
  for (const part of [
    '1/2 Margherita',
    '1/2 Calabresa',
    'Broto (25 cm, 4 fatias)',
    '1/1 Brigadeiro',
    'Cola 2 litros',
  ])
    await expect(items).toContainText(part);
});
