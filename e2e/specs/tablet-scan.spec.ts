import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { Tablet, TABLES, tableCode } from '../support/tablet';

const storedTablet = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), `tablet-${TABLES.id}`);

/**
 * Adds a code reader to the page, and a camera with an empty picture; `__code` is the code in front
 * of it.
 */
const giveCamera = (page: Page) =>
  page.addInitScript(() => {
    const scope = window as unknown as Record<string, unknown>;
    scope['BarcodeDetector'] = class {
      static getSupportedFormats() {
        return Promise.resolve(['qr_code']);
      }
      detect() {
        return Promise.resolve(
          scope['__code'] === undefined ? [] : [{ rawValue: scope['__code'] }],
        );
      }
    };
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')!.fillRect(0, 0, 100, 100);
      const stream = canvas.captureStream(5);
      scope['__stream'] = stream;
      return Promise.resolve(stream);
    };
  });
const showCode = (page: Page, code: string) =>
  page.evaluate((text) => {
    (window as unknown as Record<string, unknown>)['__code'] = text;
  }, code);
const trackState = (page: Page) =>
  page.evaluate(
    () =>
      ((window as unknown as Record<string, unknown>)['__stream'] as MediaStream).getTracks()[0]!
        .readyState,
  );

/* Rejected codes: e2e/screens/tablet/tablet.screen.test.ts. */

test(
  '[SHELL-37] [OPEN-030] the camera reads the code of the table, is stopped, and ties the tablet ' +
    'for the next visit too',
  async ({ page, texts, api, failures, expectAccessible }) => {
    failures.allow({ method: 'GET', path: '/api/restaurant/404/table-link', status: 404 });
    await giveCamera(page);
    const tablet = new Tablet(page, texts);
    await tablet.openScan();
    await expect(page.getByText(texts('mf-menu:scan.aim'))).toBeVisible();
    expect(await trackState(page)).toBe('live');
    await tablet.submitCode('seven');
    await expect(page.getByText(texts('mf-menu:scan.refused.wrong'))).toBeVisible();
    await expectAccessible('main');
    await showCode(page, `https://example.com/cantina-mesa?t=${await tableCode(api, '7')}`);
    await expect(page).toHaveURL(/\/cantina-mesa\/tablet$/);
    await expect.poll(() => trackState(page)).toBe('ended');
    expect(await storedTablet(page)).toContain('"7"');
    await page.reload();
    await expect(
      page.getByText(texts('mf-menu:tablet.table', { table: '7' }), { exact: true }),
    ).toBeVisible();
  },
);
