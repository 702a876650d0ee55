import { expect, test } from '../fixtures';
import { leavePhone } from '../support/operator';

const ITEM = /\/api\/item\//;

test.describe('a phone left for the visit', () => {
  test.beforeEach(async ({ store }) => {
    await store.open();
    await store.addProduct('Carpaccio di Manzo');
  });

  test('[DELIVERY-26] [API-49] [OPEN-085] [SHELL-07] is filled in from the link, once', async ({ page, store, api, texts }) => {
    const id = await leavePhone(api, '+55 (11) 98765-4321');
    let asked = 0;
    page.on('request', (request) => void (asked += ITEM.test(request.url()) ? 1 : 0));
    await store.open('bella-napoli', `delivery?wpu=${id}`);
    const phone = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.phone') });
    await expect(phone).toHaveValue('(11) 98765-4321');
    await page.getByRole('link', { name: texts('mf-delivery:page.back') }).click();
    await expect(page).toHaveURL(/shopping-cart/);
    await page.goBack();
    await expect(phone).toHaveValue('(11) 98765-4321');
    expect(asked).toBe(1);
  });

  test('[DELIVERY-26] five minutes later it is not taken', async ({ page, store, api, texts }) => {
    const id = await leavePhone(api, '11987654321');
    await page.route(ITEM, async (route) => {
      const answer = await route.fetch();
      const item = (await answer.json()) as { createdAt: string };
      const createdAt = new Date(Date.parse(item.createdAt) - 300_000).toISOString();
      await route.fulfill({ response: answer, json: { ...item, createdAt, created_at: createdAt } });
    });
    const answered = page.waitForResponse(ITEM);
    await store.open('bella-napoli', `delivery?wpu=${id}`);
    await answered;
    const name = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.name') });
    await name.fill('Ana');
    await expect(page.getByRole('textbox', { name: texts('mf-delivery:customer.label.phone') })).toHaveValue('');
  });

  test('[DELIVERY-26] it never takes the place of what was typed', async ({ page, store, api, texts }) => {
    const id = await leavePhone(api, '11987654321');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(ITEM, async (route) => {
      await held;
      await route.continue();
    });
    await store.open('bella-napoli', `delivery?wpu=${id}`);
    const phone = page.getByRole('textbox', { name: texts('mf-delivery:customer.label.phone') });
    await phone.fill('11933334444');
    const answered = page.waitForResponse(ITEM);
    release();
    await (await answered).finished();
    await page.keyboard.press('Tab');
    await expect(phone).toHaveValue('(11) 93333-4444');
  });

  test('[ERRORS-40] an id nobody left is only logged', async ({ page, store, texts }) => {
    const logged = page.waitForRequest((request) => /\/telemetry$/.test(request.url()) && (request.postData() ?? '').includes('"failed-quietly"'));
    await store.open('bella-napoli', 'delivery?wpu=00000000-0000-4000-8000-000000000000');
    expect((await logged).postDataJSON()).toMatchObject({ events: expect.arrayContaining([{ kind: 'failed-quietly', what: 'phone-lookup', reason: 'http 404' }]) });
    await expect(page.getByRole('textbox', { name: texts('mf-delivery:customer.label.phone') })).toHaveValue('');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
