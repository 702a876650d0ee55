import { expect, test } from '../fixtures';
import { addressByWizard } from '../support/address-by-wizard';

test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

test('a customer in English orders slices to the door and follows them @desktop', async ({
  page,
  store,
  extras,
  cart,
  delivery,
  wizard,
  checkout,
  texts,
  advance,
}) => {
  await store.open('slice-house');
  await store.openProduct('Bone-in Wings');
  await extras.radio('12 wings').check();
  await extras.radio('Honey BBQ').check();
  await extras.more('Blue cheese').click();
  await extras.addButton().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selected Products' })).toBeVisible();
  await expect(cart.line('Bone-in Wings')).toContainText('$ 18.05');
  await page.getByRole('button', { name: 'FINISH ORDER' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Delivery data' })).toBeVisible();
  await delivery.chooseType('delivery');
  await addressByWizard(page, wizard, texts, { query: '88 Berry Street', number: '88' });
  await delivery.fillCustomer({
    name: 'Jamie Rivera',
    phone: '7185550142',
    email: 'jamie@example.com',
  });
  await page.getByRole('button', { name: 'NEXT' }).click();

  await expect(page.getByRole('heading', { name: 'What is the payment method?' })).toBeVisible();
  await checkout.choose('money');
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click();
  const uuid = await checkout.placeOrder();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Order successfully placed!' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Follow Order' }).click();
  const said = page.getByRole('region', { name: 'Where your order is now' }).getByRole('status');
  await expect(said).toContainText('Order received');
  expect(await advance(uuid)).toBe('CONFIRMED');
  await expect(said).toContainText('Confirmed');
});
