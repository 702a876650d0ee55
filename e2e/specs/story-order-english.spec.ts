import { expect, test } from '../fixtures';
import { addressByWizard } from '../support/address-by-wizard';

test.use({
  locale: 'en-US',
  timezoneId: 'America/New_York',
  viewport: { width: 1280, height: 800 },
});

test('a customer in English orders slices to the door, tips, and follows them', async ({
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
  const amount = (label: string) =>
    page.getByRole('term').filter({ hasText: label }).locator('..').getByRole('definition');
  await expect(amount('Service fee')).toHaveText('$ 0.54');
  await expect(
    page.getByRole('term').filter({ hasText: 'Slice House kitchen team' }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo').locator('output')).toHaveText('$ 18.59');
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
  const tip = page.getByRole('radiogroup', { name: 'Add a tip?' });
  await expect(tip.getByRole('radio', { checked: true })).toHaveCount(0);
  await tip.getByRole('radio', { name: 'No tip' }).check();
  await expect(amount('Tip')).toHaveCount(0);
  await tip.getByRole('radio', { name: '18%' }).check();
  await expect(amount('Tip')).toHaveText('$ 3.25');
  await page.reload();
  await expect(tip.getByRole('radio', { name: '18%' })).toBeChecked();
  await checkout.choose('money');
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click();
  const uuid = await checkout.placeOrder();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Order successfully placed!' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Follow Order' }).click();
  const said = page.getByRole('region', { name: 'Where your order is now' }).getByRole('status');
  await expect(amount('Tip')).toHaveText('$ 3.25');
  await expect(amount('Service fee')).toHaveText('$ 0.54');
  await expect(said).toContainText('Order received');
  expect(await advance(uuid)).toBe('CONFIRMED');
  await expect(said).toContainText('Confirmed');
});
