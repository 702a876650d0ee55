import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { DEMO } from '../support/account';
import { CardFrame, DEVICE, requestsOfPage } from '../support/card-frame';

const CANARY = { number: '4539148803436467', cvv: '9173', holder: 'Zuleica Canaria', cpf: '39053344705', postalCode: '69312847' };
const API = '/api/restaurant/101';

async function logIn(page: Page): Promise<string> {
  const answer = await page.request.post(`${API}/public/client/auth`, { data: { email: DEMO.rich, password: DEMO.password, loginMode: 'email' } });
  return ((await answer.json()) as { token: string }).token;
}

/** Everything that is kept in or shown by the page itself: its storages, its document, its cookies. */
const keptByPage = (page: Page): Promise<string> => page.evaluate(async () => {
  const databases = await Promise.all((await indexedDB.databases()).map(({ name }) => name ?? ''));
  const caches = 'caches' in window ? await window.caches.keys() : [];
  return [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie, document.documentElement.outerHTML, location.href, ...databases, ...caches].join('\n');
});

test('[CARDS-11] [CARDS-12] [CARDS-13] a card is typed by keyboard alone, in two stages, and only a token comes back @desktop', async ({ page, store, expectAccessible, texts }) => {
  test.slow(); // axe reads the storefront and the document in it, twice
  await store.open();
  const frame = new CardFrame(page);
  await frame.open({ mode: 'new', language: 'pt-br', bearer: null });
  const { form } = frame;
  await form.getByLabel(texts('card-form:card.number')).focus();
  await page.keyboard.type('4111111111111112');
  await page.keyboard.press('Enter');
  await expect(form.getByText(texts('card-form:problem.number-check'))).toBeVisible();
  await expect(form.getByLabel(texts('card-form:card.number'))).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await expect(form.getByText('Visa')).toBeVisible();
  for (const typed of ['Ana Souza', '0531', '123', 'Minha']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: texts('card-form:next') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel(texts('card-form:holder.name'))).toBeFocused();
  await expectAccessible();
  await form.getByLabel(texts('card-form:holder.postal-code')).focus();
  await page.keyboard.type('01310100');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect.poll(() => frame.heard()).toEqual([expect.objectContaining({ type: 'finishing' })]);
  await frame.submit(true, null);
  await expect.poll(async () => (await frame.heard()).at(-1)).toMatchObject({ type: 'done', card: { creditCardBrand: 'Visa', creditCardNumber: '1111', creditCardCVV: '' } });
});

test('[CARDS-17] a CVV is asked in English, and a wrong one says so', async ({ page, store, expectAccessible, pageErrors }) => {
  test.slow();
  pageErrors.expect(/422/);
  const token = await logIn(page);
  const headers = { Authorization: `Bearer ${token}` };
  const made = await page.request.post(`${API}/asaas/payment/credit-card`, { headers, data: {
    creditCard: { creditCardIsDefault: false, creditCardHolderName: 'Ana', creditCardExpiryMonth: '05', creditCardExpiryYear: '2031', creditCardNumber: '5555555555554444', creditCardCcv: '123', creditCardNickname: 'Work' },
    creditCardHolder: { name: 'Ana', email: 'a@b.co', phone: '11987654321', cpfCnpj: '52998224725', postalCode: '01310100', addressNumber: '1' },
    client: { name: '', phone: '', cpf: '', email: '', car_plate: '', car_model_color: '' }, shouldStoreCard: true, fingerprint: DEVICE,
  } });
  const { creditCardUUID } = (await made.json()) as { creditCardUUID: string };
  await store.open();
  const frame = new CardFrame(page);
  await frame.open({ mode: 'cvv', language: 'en', bearer: token, card: { uuid: creditCardUUID, brand: 'Mastercard', lastDigits: '4444' } });
  const { form } = frame;
  await expect(form.getByRole('heading', { name: 'Enter card CVV' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'CONFIRM' })).toBeDisabled();
  await expectAccessible();
  await form.getByRole('textbox', { name: 'CVV' }).fill('000');
  await form.getByRole('button', { name: 'CONFIRM' }).click();
  await expect.poll(async () => (await frame.heard()).at(-1)).toMatchObject({ type: 'failed', text: 'CVV does not match.' });
  await expect(form.getByRole('textbox', { name: 'CVV' })).toHaveValue('');
  await form.getByRole('textbox', { name: 'CVV' }).fill('123');
  await form.getByRole('button', { name: 'CONFIRM' }).click();
  await expect.poll(async () => (await frame.heard()).at(-1)).toMatchObject({ type: 'done', card: { creditCardUUID } });
  expect((await page.request.delete(`${API}/asaas/payment/credit-card/${creditCardUUID}`, { headers })).status()).toBe(200);
});

test('[CARDS-13] number, CVV and holder are nowhere but in the card document: not in the page, its storages, its messages, or what it sends', async ({ page, store, texts }) => {
  const sent = requestsOfPage(page);
  await store.open();
  const frame = new CardFrame(page);
  await frame.open({ mode: 'new', language: 'pt-br', bearer: null });
  const { form } = frame;
  const fill = (key: string, value: string) => form.getByLabel(texts(`card-form:${key}`), { exact: true }).fill(value);
  await fill('card.number', CANARY.number);
  await fill('card.holder-name', CANARY.holder);
  await fill('card.expiry', '0531');
  await fill('card.ccv', CANARY.cvv);
  await fill('card.nickname', 'Minha');
  await form.getByRole('button', { name: texts('card-form:next') }).click();
  await fill('holder.name', CANARY.holder);
  await fill('holder.cpf-cnpj', CANARY.cpf);
  await fill('holder.postal-code', CANARY.postalCode);
  await fill('holder.address-number', '12');
  await form.getByRole('button', { name: texts('card-form:finish') }).click();
  await expect.poll(async () => (await frame.heard()).length).toBe(1);
  const during = await keptByPage(page);
  await frame.submit(false, null);
  await expect.poll(async () => (await frame.heard()).at(-1)?.type).toBe('done');
  await page.evaluate(() => dispatchEvent(new Event('pagehide'))); // what the page reports, it sends now
  const seen = [during, await keptByPage(page), JSON.stringify(await frame.heard()), sent()].join('\n');
  expect(seen).toContain('card-form');
  for (const secret of Object.values(CANARY)) expect([secret, seen.includes(secret)]).toEqual([secret, false]);
});

test('where the document has an origin of its own, no script of the page can look into it', async ({ page, store }) => {
  await store.open();
  const frame = new CardFrame(page);
  await frame.open({ mode: 'new', language: 'en', bearer: null });
  const found = await page.evaluate(() => {
    const own = (window as unknown as { cardFrameOrigin: string }).cardFrameOrigin === location.origin;
    const inside = (document.getElementById('card-frame') as HTMLIFrameElement).contentDocument;
    return { own, isSeen: inside !== null };
  });
  expect(found.isSeen).toBe(found.own);
});
