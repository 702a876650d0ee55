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

test(
  '[CARDS-11] [CARDS-12] [CARDS-13] a card is typed by keyboard; it stays out of page, storage, ' +
    'messages, requests',
  async ({ page, texts }) => {
    const sent = requestsOfPage(page);
    await page.goto(QUIET_PAGE);
    const frame = new CardFrame(page);
    await frame.open({ mode: 'new', language: 'pt-br', bearer: null });
    const { form } = frame;
    const field = (key: string) => form.getByLabel(texts(`card-form:${key}`), { exact: true });
    await field('card.number').focus();
    await page.keyboard.type(`${CANARY.number.slice(0, -1)}0`);
    await page.keyboard.press('Enter');
    await expect(form.getByText(texts('card-form:problem.number-check'))).toBeVisible();
    await expect(field('card.number')).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.type(CANARY.number.slice(-1));
    await expect(form.getByText('Visa')).toBeVisible();
    for (const typed of [CANARY.holder, '0531', CANARY.cvv, 'Minha']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: texts('card-form:next') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field('holder.name')).toBeFocused();
    await field('holder.name').fill(CANARY.holder);
    await field('holder.cpf-cnpj').fill(CANARY.cpf);
    await field('holder.cep').focus();
    await page.keyboard.type(CANARY.postalCode);
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => frame.received())
      .toEqual([expect.objectContaining({ type: 'finishing' })]);
    const seenInside = await page.evaluate(() => ({
      isOwn: (window as unknown as { cardFrameOrigin: string }).cardFrameOrigin === location.origin,
      isSeen: (document.getElementById('card-frame') as HTMLIFrameElement).contentDocument !== null,
    }));
    expect(seenInside.isSeen, 'a document of another origin is closed to the page').toBe(
      seenInside.isOwn,
    );
    const during = await storedByPage(page);
    await frame.submit(false, null);
    await expect
      .poll(async () => (await frame.received()).at(-1))
      .toMatchObject({
        type: 'done',
        card: { creditCardBrand: 'Visa', creditCardNumber: CANARY.number.slice(-4) },
      });
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
  },
);
