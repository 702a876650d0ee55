import { expect, test } from '../support/composed';
import { busy, failedRemote, retryRemote } from '../support/failed-remote';
import { breakFiles } from '../support/faults';
import { releaseVariant } from '../support/variant';

/*
 * Every remote with every fault, and every fault of a chunk: platform/loader/src/faults.test.ts.
 * This file tests only what needs a browser and a real build.
 */

const LOGIN = '/bella-napoli/login';
const entry = /\/builds\/mf-account\/[^/]+\/entry\./;
const chunks = {
  'the page': /\/builds\/mf-account\/[^/]+\/page-login\..*js/,
  'the texts': /\/builds\/mf-account\/[^/]+\/locale-en\./,
};

test('an entry with another hash is not run, is requested again at a fresh address, and is loaded by Retry', async ({
  page,
}) => {
  const broken = await breakFiles(page, entry, 'tampered');
  await page.goto(LOGIN);
  await expect(failedRemote(page)).toContainText('It failed a safety check');
  const before = broken.requests.length;
  expect(before).toBeLessThanOrEqual(4); // the preload, the first attempt and one quiet repetition
  await retryRemote(page);
  await expect(failedRemote(page)).toHaveCount(0);
  await expect(failedRemote(page)).toContainText('It failed a safety check');
  const fresh = broken.requests.slice(before);
  expect(fresh.length).toBeGreaterThan(0);
  expect(new Set(broken.requests.slice(1)).size).toBe(broken.requests.length - 1);
  expect(fresh.every((url) => url.includes('?retry='))).toBe(true);
  await broken.mend();
  await retryRemote(page);
  await expect(failedRemote(page)).toHaveCount(0);
  await expect(busy(page)).toHaveCount(0);
  await expect(page.locator('[data-boundary]')).toHaveCount(0);
});

for (const { part, fault, reason } of [
  { part: 'the page', fault: 'tampered', reason: 'It failed a safety check' },
  { part: 'the texts', fault: 'not-found', reason: 'It could not be reached' },
] as const) {
  test(`${part} of a running remote, ${fault}: the reason, and Retry loads it without a second copy`, async ({
    page,
  }) => {
    const broken = await breakFiles(page, chunks[part], fault);
    await page.goto(LOGIN);
    await expect(failedRemote(page)).toContainText(reason);
    await broken.mend();
    const entries: string[] = [];
    page.on('request', (request) => entry.test(request.url()) && entries.push(request.url()));
    await retryRemote(page);
    await expect(failedRemote(page)).toHaveCount(0);
    await expect(busy(page)).toHaveCount(0);
    expect(entries).toEqual([]);
  });
}

test('a missing on-demand part of the shell: its page shows the reason, and Retry loads it', async ({
  page,
}) => {
  const broken = await breakFiles(page, /\/builds\/shell\/[^/]+\/provide-/, 'reset');
  await page.goto('/bella-napoli/payments');
  await expect(failedRemote(page)).toContainText('It could not be reached');
  await broken.mend();
  await retryRemote(page);
  await expect(failedRemote(page)).toHaveCount(0);
  await expect(busy(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page of the promised bytes that throws while it is imported: broken, also after Retry', async ({
  page,
  composed,
}) => {
  await releaseVariant(composed, 'mf-account', {
    file: (name, text) =>
      /^page-login\..*js$/.test(name)
        ? text.replace(/(\b\d+\([\w,]*\)\s*\{)/, '$1throw new Error("planted");')
        : null,
  });
  await page.goto(LOGIN);
  await expect(failedRemote(page)).toContainText('It did not load correctly');
  await retryRemote(page);
  await expect(failedRemote(page)).toContainText('It did not load correctly');
});
