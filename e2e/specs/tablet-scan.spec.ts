import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { Tablet, TABLES, tableCode } from '../support/tablet';

test.slow(); // axe looks at whole menus

type Devices = { code?: string; camera: 'picture' | 'NotAllowedError' | 'NotFoundError' | 'NotReadableError' };

/** Gives the page a reader of codes, and a camera that shows a picture or fails; `__stopped` tells when the camera was given back. */
async function giveDevices(page: Page, devices: Devices): Promise<void> {
  await page.addInitScript(({ code, camera }) => {
    const scope = window as unknown as Record<string, unknown>;
    scope['__code'] = code;
    scope['BarcodeDetector'] = class {
      static getSupportedFormats() { return Promise.resolve(['qr_code']); }
      detect() { return Promise.resolve(scope['__code'] === undefined ? [] : [{ rawValue: scope['__code'] }]); }
    };
    navigator.mediaDevices.getUserMedia = () => {
      if (camera !== 'picture') return Promise.reject(new DOMException('', camera));
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')!.fillRect(0, 0, 100, 100);
      const stream = canvas.captureStream(5);
      scope['__stream'] = stream;
      return Promise.resolve(stream);
    };
  }, devices);
}
const showCode = (page: Page, code: string) => page.evaluate((text) => { (window as unknown as Record<string, unknown>)['__code'] = text; }, code);
const trackState = (page: Page) => page.evaluate(() => ((window as unknown as Record<string, unknown>)['__stream'] as MediaStream).getTracks()[0]!.readyState);
const storedTablet = (page: Page) => page.evaluate((key) => localStorage.getItem(key), `tablet-${TABLES.id}`);

test('[SHELL-37] [OPEN-030] a typed code ties the tablet to its table @desktop', async ({ page, texts, api }) => {
  const tablet = new Tablet(page, texts);
  await tablet.tie(api, '7');
  await expect(page).toHaveURL(/\/cantina-mesa\/tablet$/);
  expect(await storedTablet(page)).toContain('"7"');
  await page.reload();
  await expect(page.getByText(texts('mf-menu:tablet.table', { table: '7' }), { exact: true })).toBeVisible();
});

test('[OPEN-030] a pasted link works as its code does', async ({ page, texts, api, baseURL }) => {
  const tablet = new Tablet(page, texts);
  await tablet.openScan();
  await tablet.submitCode(`${baseURL}/cantina-mesa?t=${await tableCode(api, 'Varanda 1')}`);
  await expect(page).toHaveURL(/\/cantina-mesa\/tablet$/);
  await expect(page.getByText(texts('mf-menu:tablet.table', { table: 'Varanda 1' }), { exact: true })).toBeVisible();
});

test('[OPEN-030] a wrong code says so, stays in the field, and another one can be tried', async ({ page, texts, api, pageErrors, expectAccessible }) => {
  pageErrors.expect(/404/);
  const tablet = new Tablet(page, texts);
  await tablet.openScan();
  await tablet.submitCode('seven');
  await expect(page.getByText(texts('mf-menu:scan.refused.wrong'))).toBeVisible();
  await expect(tablet.codeField()).toHaveValue('seven');
  await expectAccessible();
  await tablet.submitCode('table seven');
  await expect(page.getByText(texts('mf-menu:scan.refused.no-code'))).toBeVisible();
  expect(await storedTablet(page)).toBeNull();
  await tablet.submitCode(await tableCode(api, '7'));
  await expect(page).toHaveURL(/\/tablet$/);
});

test('[OPEN-030] a code that cannot be checked is tried again', async ({ page, texts, api, pageErrors }) => {
  pageErrors.expect(/table-link|ERR_FAILED/);
  const tablet = new Tablet(page, texts);
  await tablet.openScan();
  await page.route('**/table-link**', (route) => route.abort());
  await tablet.submitCode(await tableCode(api, '7'));
  await expect(page.getByText(texts('mf-menu:scan.refused.unreachable'))).toBeVisible();
  await page.unroute('**/table-link**');
  await page.getByRole('button', { name: texts('mf-menu:scan.connect'), exact: true }).click();
  await expect(page).toHaveURL(/\/tablet$/);
});

test('[SHELL-37] the camera reads the code of the table, and is given back', async ({ page, texts, api, expectAccessible }) => {
  await giveDevices(page, { camera: 'picture' });
  await new Tablet(page, texts).openScan();
  await expect(page.getByText(texts('mf-menu:scan.aim'))).toBeVisible();
  await expectAccessible();
  expect(await trackState(page)).toBe('live');
  await showCode(page, `https://example.com/cantina-mesa?t=${await tableCode(api, '7')}`);
  await expect(page).toHaveURL(/\/cantina-mesa\/tablet$/);
  await expect.poll(() => trackState(page)).toBe('ended');
});

test('[SHELL-37] a code that is none of a table is refused, and the camera goes on', async ({ page, texts, api, pageErrors }) => {
  pageErrors.expect(/404/);
  await giveDevices(page, { camera: 'picture', code: 'WIFI' });
  await new Tablet(page, texts).openScan();
  await expect(page.getByText(texts('mf-menu:scan.refused.wrong'))).toBeVisible();
  await showCode(page, await tableCode(api, '7'));
  await expect(page).toHaveURL(/\/tablet$/);
});

for (const [camera, problem] of [['NotAllowedError', 'denied'], ['NotFoundError', 'missing'], ['NotReadableError', 'busy']] as const) {
  test(`[SHELL-37] a camera that is ${problem} leaves the typed code`, async ({ page, texts, api, expectAccessible }) => {
    await giveDevices(page, { camera });
    const tablet = new Tablet(page, texts);
    await tablet.openScan();
    await expect(page.getByText(texts(`mf-menu:scan.problem.${problem}`))).toBeVisible();
    await expect(page.getByRole('button', { name: texts('domain:action.retry') })).toBeVisible();
    await expectAccessible();
    await tablet.submitCode(await tableCode(api, '7'));
    await expect(page).toHaveURL(/\/tablet$/);
  });
}

test.describe('in English, in a browser that reads no codes', () => {
  test.use({ locale: 'en-US' });

  test('[SHELL-37] the typed code is what remains', async ({ page, texts, expectAccessible }) => {
    await page.addInitScript(() => { delete (window as { BarcodeDetector?: unknown }).BarcodeDetector; });
    await new Tablet(page, texts).openScan();
    await expect(page.getByText(texts('mf-menu:scan.problem.unsupported'))).toBeVisible();
    await expect(page.getByRole('textbox', { name: texts('mf-menu:scan.code') })).toBeVisible();
    await expectAccessible();
  });
});

test('[OPEN-030] a tablet that stands on a table says so, and can be taken away', async ({ page, texts, api }) => {
  const tablet = new Tablet(page, texts);
  await tablet.tie(api, '7');
  await tablet.openScan();
  await page.getByRole('button', { name: texts('mf-menu:scan.untie') }).click();
  await expect(page.getByText(texts('mf-menu:scan.now', { table: '7' }))).toBeHidden();
  expect(await storedTablet(page)).toBeNull();
});
