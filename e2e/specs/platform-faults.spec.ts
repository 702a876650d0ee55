import { expect, test } from '../support/planted';
import { busy, failedRemote, retryRemote } from '../support/failed-remote';
import { breakFiles } from '../support/faults';

/*
 * Every remote with every fault, and every fault of a chunk: platform/loader/src/faults.test.ts.
 * This file tests only what needs a browser and a real build.
 */

const LOGIN = '/bella-napoli/login';
const entry = /\/builds\/mf-account\/[^/]+\/entry\./;
test(
  'an entry with another hash is not run, is requested at fresh addresses, and loads by Retry; so ' +
    'does a page, alone',
  async ({ page }) => {
    const broken = await breakFiles(page, entry, 'tampered');
    const part = await breakFiles(
      page,
      /\/builds\/mf-account\/[^/]+\/page-login\..*js/,
      'tampered',
    );
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
    await expect.poll(() => part.requests.length).toBeGreaterThan(0);
    await expect(failedRemote(page)).toContainText('It failed a safety check');

    // a tampered page of the running remote: Retry loads no second copy of the remote
    await part.mend();
    const entries: string[] = [];
    page.on('request', (request) => entry.test(request.url()) && entries.push(request.url()));
    await retryRemote(page);
    await expect(failedRemote(page)).toHaveCount(0);
    await expect(busy(page)).toHaveCount(0);
    await expect(page.locator('[data-boundary]')).toHaveCount(0);
    expect(entries).toEqual([]);
  },
);
