import { expect, test } from '../support/composed';
import { busy, failedRemote, navigate, retryRemote } from '../support/failed-remote';
import { breakFiles, type Fault } from '../support/faults';
import { releaseVariant } from '../support/variant';

const LOGIN = '/bella-napoli/login';
const entry = /\/builds\/mf-account\/[^/]+\/entry\./;
const chunks = {
  'the page': /\/builds\/mf-account\/[^/]+\/page-login\..*js/,
  'the texts': /\/builds\/mf-account\/[^/]+\/locale-en\./,
};

const told: Readonly<Record<Fault, string>> = {
  'not-found': 'It could not be reached',
  'server-error': 'It could not be reached',
  reset: 'It could not be reached',
  hang: 'It took too long',
  truncated: 'It failed a safety check',
  tampered: 'It failed a safety check',
};

test.describe('the entry script of a remote', () => {
  for (const fault of Object.keys(told) as Fault[]) {
    test(`${fault}: told, asked again with a fresh address, and mended by Retry`, async ({ page }) => {
      const broken = await breakFiles(page, entry, fault);
      await page.goto(LOGIN);
      await expect(failedRemote(page)).toContainText(told[fault], { timeout: 8000 });
      const before = broken.asked.length;
      expect(before).toBeLessThanOrEqual(4); // the preload, the first attempt and one quiet repetition
      await retryRemote(page);
      await expect(failedRemote(page)).toHaveCount(0);
      await expect(failedRemote(page)).toContainText(told[fault], { timeout: 8000 });
      const fresh = broken.asked.slice(before);
      expect(fresh.length).toBeGreaterThan(0);
      expect(new Set(broken.asked.slice(1)).size).toBe(broken.asked.length - 1);
      expect(fresh.every((url) => url.includes('?retry='))).toBe(true);
      await broken.mend();
      await retryRemote(page);
      await expect(failedRemote(page)).toHaveCount(0);
      await expect(busy(page)).toHaveCount(0);
      await expect(page.locator('[data-boundary]')).toHaveCount(0);
    });
  }
});

const brokenChunks = [
  ...(['not-found', 'reset', 'hang', 'tampered'] as const).map((fault) => ({ part: 'the page', fault }) as const),
  { part: 'the texts', fault: 'not-found' },
] as const;

test.describe('a chunk inside a remote that runs', () => {
  for (const { part, fault } of brokenChunks) {
    test(`${part}, ${fault}: told, and mended by Retry without a second copy of the remote`, async ({ page }) => {
      const broken = await breakFiles(page, chunks[part], fault);
      await page.goto(LOGIN);
      await expect(failedRemote(page)).toContainText(told[fault], { timeout: 8000 });
      await broken.mend();
      const entries: string[] = [];
      page.on('request', (request) => entry.test(request.url()) && entries.push(request.url()));
      await retryRemote(page);
      await expect(failedRemote(page)).toHaveCount(0);
      await expect(busy(page)).toHaveCount(0);
      expect(entries).toEqual([]);
    });
  }
});

test.describe('a part of the shell that is given on demand', () => {
  for (const fault of ['not-found', 'reset', 'hang'] as const) {
    test(`${fault}: the page that consumes it tells, and is mended by Retry`, async ({ page }) => {
      const broken = await breakFiles(page, /\/builds\/shell\/[^/]+\/provide-/, fault);
      await page.goto('/bella-napoli');
      await expect(failedRemote(page)).toContainText(told[fault], { timeout: 8000 });
      await broken.mend();
      await retryRemote(page);
      await expect(failedRemote(page)).toHaveCount(0);
      await expect(busy(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('a build that is what the composition promises, and does not work', () => {
  test('an entry that throws: told as broken; the rest of the store works', async ({ page, composed }) => {
    await releaseVariant(composed, 'mf-account', {
      file: (name, text) => (name.startsWith('entry.') ? `throw new Error('planted');${text}` : null),
    });
    await page.goto(LOGIN);
    await expect(failedRemote(page)).toContainText('It arrived broken');
    await navigate(page, '/bella-napoli');
    await expect(failedRemote(page)).toHaveCount(0);
  });

  test('a page that throws while it is imported: told as broken', async ({ page, composed }) => {
    await releaseVariant(composed, 'mf-account', {
      file: (name, text) => (/^page-login\..*js$/.test(name) ? text.replace(/(\b\d+\([\w,]*\)\s*\{)/, '$1throw new Error("planted");') : null),
    });
    await page.goto(LOGIN);
    await expect(failedRemote(page)).toContainText('It arrived broken');
    await retryRemote(page);
    await expect(failedRemote(page)).toContainText('It arrived broken');
  });

  test('a page that is not exposed: told as broken', async ({ page, composed }) => {
    await releaseVariant(composed, 'mf-account', {
      file: (name, text) => (name.startsWith('entry.') ? text.replaceAll('./pages/login', './pages/gone') : null),
    });
    await page.goto(LOGIN);
    await expect(failedRemote(page)).toContainText('It arrived broken');
  });

  test('a contract the shell does not speak: refused before anything of it runs', async ({ page }) => {
    await page.route('**/bella-napoli/login', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/("mf-account":\{[^}]*?"contract":)\d+/, '$199') });
    });
    await page.goto(LOGIN);
    await expect(failedRemote(page)).toContainText('It does not fit this version of the store');
    expect(await page.evaluate(() => 'mf_account' in globalThis)).toBe(false);
  });
});
