import { expect, test } from '../fixtures';
import { translatePage } from '../support/translate-page';

test('a pizza and a product with choices are ordered while a translator wraps every text', async ({
  page,
  store,
  pizza,
  extras,
  cart,
  delivery,
  checkout,
  texts,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => void thrown.push(message));
  await translatePage(page);
  await store.open('bella-napoli');
  await expect(page.locator('#root font font').first()).toBeVisible();
  // texts that are wrapped while React continues the screen make it render the page anew: what is
  // typed into a field in the moment in which it goes is typed again
  await expect(async () => {
    await store.search('Grande');
    const hits = page.getByRole('status').filter({ hasText: 'Grande' });
    await expect(hits.first()).toBeAttached({ timeout: 2000 });
  }).toPass();
  await store.openProduct('Grande (35 cm, 8 fatias)');
  await pizza.chooseBases('Catupiry', 'Napoletana');
  await pizza.more('Margherita').click();
  await pizza.more('Calabresa').click();
  await pizza.finish();
  const total = extras.addButton();
  const before = await total.textContent();
  await extras.checkbox('Maionese de alho').check();
  await expect(total).toContainText('R$85,90'); // 69,90 + 12,00 + 4,00
  expect(before).toContain('R$81,90');
  await extras.checkbox('Maionese de alho').uncheck();
  await expect(total).toContainText('R$81,90');
  await total.click();
  await expect(cart.line('Grande (35 cm, 8 fatias)')).toContainText('1/2');

  await cart.more('Grande (35 cm, 8 fatias)').click();
  await expect(page.getByRole('contentinfo')).toContainText('R$163,80');
  await page.getByRole('link', { name: texts('mf-cart:footer.order-more') }).click();
  await expect(store.cartButton()).toContainText('R$163,80');

  await store.openProduct('Calzone Napoletano');
  await extras.radio('Individual').check();
  await extras.more('Mozzarella').click();
  await extras.addButton().click();
  await expect(cart.line('Calzone Napoletano')).toContainText('R$53,90');
  await expect(page.getByRole('contentinfo')).toContainText('R$217,70');
  const shown = await page.getByRole('contentinfo').locator('output').textContent();

  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.orderNow();
  await delivery.fillCustomer();
  await delivery.next();
  await checkout.payByMoney('300,00');
  const uuid = await checkout.placeOrder();
  await expect(page).toHaveURL(/payment\/success$/);
  await expect(page.locator('#root font font').first()).toBeVisible();
  const { details } = (await (await page.request.get(`/api/order/uuid/${uuid}`)).json()) as {
    details: { grandTotal: number };
  };
  expect(shown).toContain(details.grandTotal.toFixed(2).replace('.', ','));
  expect(thrown).toEqual([]);
});
