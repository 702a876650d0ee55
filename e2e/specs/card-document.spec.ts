import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { CardFrame, requestsOfPage } from '../support/card-frame';

const QUIET_PAGE = '/bella-napoli/hours';
const CANARY = {
  number: '4539148803436467',
  cvv: '9173',
  holder: 'Zuleica Canaria',
  cpf: '39053344705',
  postalCode: '69312847',
};

/** Whether a text holds a value. The ids and times of requests contain any four digits. */
const holds = (text: string, value: string): boolean =>
  value.length > 4 ? text.includes(value) : new RegExp(`(?<![\\w.-])${value}(?![\\w-])`).test(text);

/** All data stored or shown by the page itself: its storages, its document, its cookies. */
const storedByPage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(({ name }) => name ?? ''),
    );
    const caches = 'caches' in window ? await window.caches.keys() : [];
    return [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      document.documentElement.outerHTML,
      location.href,
      ...databases,
      ...caches,
    ].join('\n');
  });

test('[CARDS-11] [CARDS-12] [CARDS-13] a card is typed by keyboard in two stages, and only a token returns', async ({
  page,
  texts,
}) => {
  await page.goto(QUIET_PAGE);
  const frame = new CardFrame(page);
  await frame.open({ mode: 'new', language: 'pt-br', bearer: null });
  const { form } = frame;
  await form.getByLabel(texts('card-form:card.number')).focus();
  await page.keyboard.type('4111111111111112');
  await page.keyboard.press('Enter');
  await expect(form.getByText(texts('card-form:problem.number-check'))).toBeVisible();
  await expect(form.getByLabel(texts('card-form:card.number'))).toBeFocused();
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
  await form.getByLabel(texts('card-form:holder.cep')).focus();
  await page.keyboard.type('01310100');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => frame.received())
    .toEqual([expect.objectContaining({ type: 'finishing' })]);
  await frame.submit(true, null);
  await expect
    .poll(async () => (await frame.received()).at(-1))
    .toMatchObject({
      type: 'done',
      card: { creditCardBrand: 'Visa', creditCardNumber: '1111', creditCardCVV: '' },
    });
});

test('[CARDS-13] number, CVV and holder stay in the card document: not in page, storage, messages, requests', async ({
  page,
  texts,
}) => {
  const sent = requestsOfPage(page);
  await page.goto(QUIET_PAGE);
  const frame = new CardFrame(page);
  await frame.open({ mode: 'new', language: 'pt-br', bearer: null });
  const { form } = frame;
  const fill = (key: string, value: string) =>
    form.getByLabel(texts(`card-form:${key}`), { exact: true }).fill(value);
  await fill('card.number', CANARY.number);
  await fill('card.holder-name', CANARY.holder);
  await fill('card.expiry', '0531');
  await fill('card.ccv', CANARY.cvv);
  await fill('card.nickname', 'Minha');
  await form.getByRole('button', { name: texts('card-form:next') }).click();
  await fill('holder.name', CANARY.holder);
  await fill('holder.cpf-cnpj', CANARY.cpf);
  await fill('holder.cep', CANARY.postalCode);
  await fill('holder.address-number', '12');
  await form.getByRole('button', { name: texts('card-form:finish') }).click();
  const seenInside = await page.evaluate(() => ({
    isOwn: (window as unknown as { cardFrameOrigin: string }).cardFrameOrigin === location.origin,
    isSeen: (document.getElementById('card-frame') as HTMLIFrameElement).contentDocument !== null,
  }));
  expect(seenInside.isSeen, 'a document of another origin is closed to the page').toBe(
    seenInside.isOwn,
  );
  await expect.poll(async () => (await frame.received()).length).toBe(1);
  const during = await storedByPage(page);
  await frame.submit(false, null);
  await expect.poll(async () => (await frame.received()).at(-1)?.type).toBe('done');
  // makes the page send its reports now
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const seen = [
    during,
    await storedByPage(page),
    JSON.stringify(await frame.received()),
    sent(),
  ].join('\n');
  expect(seen).toContain('card-form');
  for (const secret of Object.values(CANARY))
    expect([secret, holds(seen, secret)]).toEqual([secret, false]);
});
