import { expect, test } from '../fixtures';

const weekdays = ['Domingo', 'Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado'];

test('[MENU-06] [SHELL-09] [SHELL-10] [SHELL-11] hours, payments and information are one step from the menu and back @desktop', async ({ page, store, texts }) => {
  await store.open();
  for (const [tab, path] of [['hours', 'hours'], ['payments', 'payments'], ['info', 'info']] as const) {
    await page.getByRole('link', { name: texts(`mf-menu:tabs.${tab}`), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/bella-napoli/${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: texts(`mf-menu:page.${tab}`) })).toBeVisible();
      await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
  }
});

test('[MENU-04] [SHELL-12] [MENU-32] the rating leads to what customers said @desktop', async ({ page, store, texts }) => {
  await store.open();
  await page.getByRole('link', { name: texts('mf-menu:header.rating', { rating: '4,7' }) }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/reviews$/);
  await expect(page.getByRole('img', { name: texts('mf-menu:reviews.out-of', { rating: '4,7' }) })).toBeVisible();
  await expect(page.getByRole('list', { name: texts('mf-menu:page.reviews') }).getByRole('listitem')).not.toHaveCount(0);
});

test('the tabs lead from one to the other', async ({ page, store, texts }) => {
  await store.open('bella-napoli', 'hours');
  const tabs = page.getByRole('navigation', { name: texts('mf-menu:tabs.label') });
  await tabs.getByRole('link', { name: texts('mf-menu:tabs.payments') }).click();
  await expect(tabs.locator('[aria-current="page"]')).toHaveText(texts('mf-menu:tabs.payments'));
  await tabs.getByRole('link', { name: texts('mf-menu:tabs.reviews') }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts('mf-menu:page.reviews') })).toBeVisible();
  await tabs.getByRole('link', { name: texts('mf-menu:tabs.menu') }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('[MENU-29] [I18N-03] the hours of every weekday, by the 24-hour clock in Portuguese', async ({ page, store, texts }) => {
  await store.open('bella-napoli', 'hours');
  const days = page.getByRole('term');
  await expect(days).toHaveCount(7);
  for (const [index, day] of weekdays.entries()) await expect(days.nth(index)).toContainText(day);
  await expect(page.getByRole('term').filter({ hasText: texts('mf-menu:hours.today') })).toHaveCount(1);
  for (const times of await page.getByRole('definition').allTextContents()) expect(times).toMatch(/^(\d{2}:\d{2} – \d{2}:\d{2})+$|^Fechado$/);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  test('[MENU-29] [I18N-03] by the 12-hour clock', async ({ page, store }) => {
    await store.open('slice-house', 'hours');
    await expect(page.getByRole('term')).toHaveCount(7);
    for (const times of await page.getByRole('definition').allTextContents()) expect(times).toMatch(/^(\d{1,2}:\d{2} [AP]M – \d{1,2}:\d{2} [AP]M)+$|^Closed$/);
  });
});

test('[MENU-30] the information tells address, phone and how the food comes', async ({ page, store }) => {
  await store.open('bella-napoli', 'info');
  await expect(page.getByText(/Rua Harmonia, 412/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver no mapa' })).toHaveAttribute('href', /google\.com\/maps\/search/);
  await expect(page.getByRole('link', { name: 'Enviar mensagem' })).toHaveAttribute('href', /^https:\/\/wa\.me\/55\d{11}$/);
  await expect(page.getByText(/R\$30,00/)).toBeVisible();
});

test('[MENU-31] the payment methods, what they cost more or less, and the cards taken', async ({ page, store, texts }) => {
  await store.open('bella-napoli', 'payments');
  for (const method of ['money', 'creditCard', 'pix'] as const) {
    await expect(page.getByRole('listitem').filter({ hasText: texts(`domain:payment.method.${method}`) }).first()).toBeVisible();
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Pix' }).last()).toContainText('5% de desconto');
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa' })).toContainText(texts('domain:payment.card.debit'));
});
