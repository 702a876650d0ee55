import { expect, test } from '../fixtures';
import { beDevice, placeOrder } from '../support/placed-order';

test(
  '[TRACKING-02] [API-16] [SHELL-27] [SHELL-59] the page follows the kitchen, offline too, and ' +
    'copies its link',
  async ({ page, context, api, store, advance, texts, baseURL }) => {
    const { uuid, device } = await placeOrder(api);
    const headers = { 'x-storefront-device': device };
    const { pickupCode } = (await (
      await api.get(`/api/order/uuid/${uuid}`, { headers })
    ).json()) as {
      pickupCode: string;
    };
    await beDevice(page, device);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await store.open('bella-napoli', `track?token=${uuid}`);
    const announced = page
      .getByRole('region', { name: texts('mf-tracking:state.label') })
      .getByRole('status');
    await expect(announced).toContainText(texts('domain:order.status.CREATED'));
    await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
    await expect(page.getByText(pickupCode, { exact: true })).toBeVisible();
    await page.evaluate(() => {
      document.body.dataset['stayed'] = 'yes';
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await page.getByRole('button', { name: texts('mf-tracking:share.label') }).click();
    await expect(store.toast('Copiado com sucesso!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/app/bella-napoli/track?token=${uuid}`,
    );

    expect(await advance(uuid)).toBe('CONFIRMED');
    await expect(announced).toContainText(texts('domain:order.status.CONFIRMED'));
    await context.setOffline(true);
    await expect(page.getByText(texts('mf-tracking:connection.lost'))).toBeVisible();
    for (const status of ['PREPARING', 'READY']) expect(await advance(uuid)).toBe(status);
    await context.setOffline(false);
    await expect(announced).toContainText(texts('domain:order.status.READY'));
    await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
    expect(await advance(uuid)).toBe('OVER');
    await expect(announced).toContainText(texts('domain:order.over.balcony'));
    await expect(page.getByText(pickupCode, { exact: true })).toHaveCount(0);
    expect(await page.evaluate(() => document.body.dataset['stayed'])).toBe('yes');
  },
);
