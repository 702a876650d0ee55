import { expect, test } from '../fixtures';

test.use({ locale: 'es-PY', timezoneId: 'America/Asuncion' });

test('[I18N-01] [MENU-13] [PIZZA-17] a customer in Asunción orders in Spanish, pays guaraníes and follows it', async ({
  page,
  store,
  pizza,
  extras,
  cart,
  delivery,
  checkout,
  texts,
  advance,
  expectAccessible,
}) => {
  await test.step('menu', async () => {
    await store.open('la-esquina');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-PY');
    await expect(page.getByRole('heading', { level: 1, name: 'La Esquina' })).toBeVisible();
    await expect(store.card('Flan con Dulce de Leche')).toContainText('₲ 18.000');
  });

  await test.step('a flavor of the menu leads to its sizes, and the pizza stays in view', async () => {
    await expect(store.card('Palmitos')).toContainText('₲ 46.000');
    await store.card('Palmitos').getByRole('link').click();
    await expect(page.getByRole('radio', { name: /^Mediana/ })).toBeVisible();
    await expectAccessible('main');
    await page.getByRole('radio', { name: /^Mediana/ }).click(); // leaves the page
    await expect(pizza.heading()).toHaveText('Mediana (30 cm, 6 porciones)');
    await pizza.chooseBases('Común', 'A la piedra');
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByText('Muzzarella', { exact: true }) });
    await row.click({ position: { x: 150, y: 12 } });
    await expect(pizza.bar().getByRole('listitem')).toHaveText(['1/2 Palmitos', '1/2 Muzzarella']);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expect(pizza.summary()).toBeInViewport({ ratio: 1 });
    const box = await pizza.summary().boundingBox();
    expect(box?.height).toBeLessThanOrEqual(120);
    await pizza.next().click();
    await pizza
      .dialog()
      .getByRole('button', { name: texts('mf-pizza-builder:flow.add', { price: '₲ 63.750' }) })
      .click();
    await expect(cart.line('Mediana (30 cm, 6 porciones)')).toContainText('₲ 63.750');
  });

  await test.step('a dozen empanadas', async () => {
    await page.getByRole('link', { name: texts('mf-cart:footer.order-more') }).click();
    await store.openProduct('Docena de Empanadas');
    for (let count = 0; count < 12; count += 1)
      await extras.more(count < 8 ? 'Carne' : 'Choclo').click();
    await extras.checkbox('Chimichurri').check();
    await extras.addButton().click();
    await expect(cart.line('Docena de Empanadas')).toContainText('₲ 87.000');
    await cart.finish();
  });

  await test.step('delivery to a neighbourhood', async () => {
    await expect(delivery.heading()).toBeVisible();
    await delivery.chooseType('delivery');
    await delivery.confirmAddress({ street: 'Senador Long', number: '540', zone: 'Villa Morra' });
    await delivery.fillCustomer({ name: 'Rocío Benítez', phone: '0981234567' });
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('textbox', { name: texts('mf-delivery:customer.label.phone') }),
    ).toHaveValue('0981 234 567');
    await delivery.next();
  });

  // 63.750 + 87.000, delivery 8.000 less 5.000 from ₲ 150.000, and 10 % off for cash
  const uuid = await test.step('cash with change', async () => {
    await expect(checkout.heading()).toBeVisible();
    await checkout.payByMoney('200000');
    await expect(page.getByText('₲ 138.375').first()).toBeVisible();
    return checkout.placeOrder();
  });

  await test.step('tracking', async () => {
    await page.goto(`/la-esquina/track?token=${uuid}`);
    const state = page
      .getByRole('region', { name: texts('mf-tracking:state.label') })
      .getByRole('status');
    await expect(state).toContainText('Pedido recibido');
    expect(await advance(uuid)).toBe('CONFIRMED');
    await expect(state).toContainText('Confirmado');
    const items = page.getByRole('list', { name: texts('mf-tracking:summary.items') });
    for (const part of ['1/2 Muzzarella', '1/2 Palmitos', '8x Carne', 'Chimichurri'])
      await expect(items).toContainText(part);
    await expect(
      page.getByText(texts('mf-tracking:payment.change-for', { amount: '₲ 200.000' })),
    ).toBeVisible();
  });
});
