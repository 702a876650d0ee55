import type { Page } from '@playwright/test';
import { holdRoute } from '../support/hold-route';
import { layoutShift } from '../support/layout-shift';
import { expect, test } from '../support/rendering-edge';
import { awaitedLater } from '../support/awaited-later';

const [RESTAURANT, LOOK, FONTS] = ['bella-napoli', 'trattoria', ['figtree', 'fraunces']] as const;

/** Holds the fonts of the page back until the result is called, which waits for one of them. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const release = await holdRoute(page, '**/*.woff2');
  return async () => {
    const arrived = awaitedLater(
      page.waitForResponse((response) => response.url().endsWith('.woff2')),
    );
    await release();
    await (await arrived).finished();
    await page.evaluate(() => document.fonts.ready);
  };
}

test(`[SHELL-52] the look ${LOOK} is in the HTML with its fonts, and late fonts move nothing`, async ({
  page,
  api,
}) => {
  const htmlOf = async (): Promise<string> => (await api.get(`/${RESTAURANT}`)).text();
  await expect.poll(htmlOf, { timeout: 60_000 }).toContain('data-rendered=');
  const html = await htmlOf();
  expect(html).toContain(`data-look="${LOOK}"`);
  const rules = html.match(/:root\[data-look=\w+\]/g) ?? [];
  expect(rules).toContain(`:root[data-look=${LOOK}]`);
  // a rule of several looks names the others, too
  expect(rules.filter((rule) => /diner|market/.test(rule))).toEqual([]);
  const preloaded = [...html.matchAll(/ as="font"[^>]* href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  expect(preloaded.map((href) => /\/(\w+)-latin-wght/.exec(href)?.[1]).sort()).toEqual(FONTS);
  const font = await api.get(preloaded[0] ?? '');
  expect(font.headers()).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  });

  const releaseFonts = await holdFonts(page);
  await page.goto(`/${RESTAURANT}`, { waitUntil: 'domcontentloaded' });
  // texts do not wait for their font
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await releaseFonts();
  expect(await layoutShift(page)).toBeLessThan(0.01);
});
