import type { Page } from '@playwright/test';
import { holdRoute } from '../support/hold-route';
import { layoutShift } from '../support/layout-shift';
import { expect, test } from '../support/rendering-edge';

const RESTAURANTS = [
  { url: 'bella-napoli', look: 'trattoria', fonts: ['figtree', 'fraunces'] },
  { url: 'forno-fechado', look: 'ember', fonts: ['figtree'] },
] as const;

/** Holds the fonts of the page back until the result is called, which waits for one of them. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const release = await holdRoute(page, '**/*.woff2');
  return async () => {
    const arrived = page.waitForResponse((response) => response.url().endsWith('.woff2'));
    await release();
    await (await arrived).finished();
    await page.evaluate(() => document.fonts.ready);
  };
}

for (const { url, look, fonts } of RESTAURANTS)
  test(`[SHELL-52] the look ${look} is in the HTML with its fonts, and late fonts move nothing`, async ({
    page,
    api,
  }) => {
    const htmlOf = async (): Promise<string> => (await api.get(`/${url}`)).text();
    await expect.poll(htmlOf, { timeout: 60_000 }).toContain('data-rendered=');
    const html = await htmlOf();
    expect(html).toContain(`data-look="${look}"`);
    const rules = html.match(/:root\[data-look=\w+\]/g) ?? [];
    expect(rules).toContain(`:root[data-look=${look}]`);
    // a rule of several looks names the others, too
    expect(rules.filter((rule) => /diner|market/.test(rule))).toEqual([]);
    const preloaded = [...html.matchAll(/ as="font"[^>]* href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect(preloaded.map((href) => /\/(\w+)-latin-wght/.exec(href)?.[1]).sort()).toEqual(fonts);
    const font = await api.get(preloaded[0] ?? '');
    expect(font.headers()).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });

    const releaseFonts = await holdFonts(page);
    await page.goto(`/${url}`, { waitUntil: 'domcontentloaded' });
    // texts do not wait for their font
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await releaseFonts();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
