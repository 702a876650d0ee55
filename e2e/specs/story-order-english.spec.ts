import type { Locator } from '@playwright/test';
import { contrast, parseColour } from '../../shared-ui/src/tokens/colour';
import { expect, test } from '../fixtures';
import { addressByWizard } from '../support/address-by-wizard';
import { cardFrame, fillFirstStage, finishCard } from '../support/card-form';
import { awaitedLater } from '../support/awaited-later';

test.use({
  locale: 'en-US',
  timezoneId: 'America/New_York',
  viewport: { width: 1280, height: 800 },
});

/** Contrast of a button's text on its own surface. */
async function contrastOf(button: Locator): Promise<number> {
  const [text, surface] = await button.evaluate((element) => {
    const hex = (rgb: string): string =>
      `#${(rgb.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
    const { color, backgroundColor } = getComputedStyle(element);
    return [hex(color), hex(backgroundColor)] as const;
  });
  return contrast(parseColour(text)!, parseColour(surface)!);
}

test('[OPEN-099] [CARDS-06] [CARDS-07] an American orders to the door, tips, and pays by AMEX without a CPF', async ({
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
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1 (718) 555-0142');
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
  await checkout.choose('multipedidos@asaas');
  await page.getByRole('button', { name: texts('domain:stored-card.add') }).click();
  const frame = cardFrame(page, texts);
  const next = frame.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await next.hover({ force: true });
  await expect.poll(() => contrastOf(next)).toBeGreaterThanOrEqual(4.5);
  await fillFirstStage(page, texts, { number: '378282246310005', ccv: '1234', nickname: 'Amex' });

  const field = (name: string) => frame.getByRole('textbox', { name, exact: true });
  await expect(field('Phone')).toHaveValue('(718) 555-0142');
  await expect(frame.getByText('CPF')).toHaveCount(0);
  await field('ZIP code').fill('11211');
  const finish = frame.getByRole('button', { name: 'Finish' });
  await expect(finish).toBeDisabled();
  await finish.hover({ force: true });
  await expect.poll(() => contrastOf(finish)).toBeGreaterThanOrEqual(4.5);
  await field('House number').fill('218');
  await expect(finish).toBeEnabled();
  const made = awaitedLater(
    page.waitForRequest((request) => request.url().endsWith('/payment/credit-card')),
  );
  await finishCard(page, texts, 'save-no');
  expect((await made).postDataJSON()).toMatchObject({
    creditCardHolder: { phone: '7185550142', cpfCnpj: '', postalCode: '11211' },
  });
  await expect(page.getByText(texts('mf-checkout:add-card.added')).first()).toBeVisible();
  const uuid = await checkout.placeOrder();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Order successfully placed!' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Follow Order' }).click();
  const said = page.getByRole('region', { name: 'Where your order is now' }).getByRole('status');
  await expect(amount('Tip')).toHaveText('$ 3.25');
  await expect(amount('Service fee')).toHaveText('$ 0.54');
  await expect(said).toContainText('Confirmed'); // its payment confirms it
  expect(await advance(uuid)).toBe('PREPARING');
  await expect(said).toContainText(texts('domain:order.status.PREPARING'));
});
