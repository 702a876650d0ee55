import type { Page } from '@playwright/test';

/**
 * The page shows this time: on its own clock, and with no other one in the answers of the server.
 * Call it before the page is opened.
 */
export async function fixTime(page: Page, time: Date | string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function getOther(name) {
      return name.toLowerCase() === 'date' ? null : get.call(this, name);
    };
    const { getAllResponseHeaders } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.getAllResponseHeaders = function getOthers() {
      return getAllResponseHeaders.call(this).replace(/^date:.*$/im, '');
    };
  });
}
