import type { Locator } from '@playwright/test';
import { contrast, parseColour } from '../../shared-ui/src/tokens/colour';
import { expect, test } from '../fixtures';
import { cardFrame, fillFirstStage, finishCard } from '../support/card-form';

test.use({
  locale: 'en-US',
  timezoneId: 'America/New_York',
  viewport: { width: 390, height: 844 },
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

test('[OPEN-099] [CARDS-06] [CARDS-07] an American customer pays by AMEX without a CPF', async ({
  page,
  store,
  extras,
  delivery,
  checkout,
  texts,
}) => {
  await store.open('slice-house');
  await store.openProduct('Bone-in Wings');
  await extras.radio('12 wings').check();
  await extras.radio('Honey BBQ').check();
  await extras.addButton().click();
  await page.getByRole('button', { name: 'FINISH ORDER' }).click();
  await delivery.chooseType('balcony');
  await delivery.fillCustomer({
    name: 'Jamie Rivera',
    phone: '718-555-0142',
    email: 'jamie@example.com',
  });
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1 (718) 555-0142');
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();

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
  const made = page.waitForRequest((request) => request.url().endsWith('/payment/credit-card'));
  await finishCard(page, texts, 'save-no');
  expect((await made).postDataJSON()).toMatchObject({
    creditCardHolder: { phone: '7185550142', cpfCnpj: '', postalCode: '11211' },
  });
  await expect(page.getByText(texts('mf-checkout:add-card.added')).first()).toBeVisible();
  await checkout.placeOrder();
});
