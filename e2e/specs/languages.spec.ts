import { expect, test } from '../fixtures';
import { navigate } from '../support/failed-remote';
import { foreignTexts } from '../support/foreign-texts';

/*
 * Screens with a layout that depends on the length of their texts; the other screens:
 * e2e/screens/shell/shell.screen.test.ts.
 */
const SCREENS = ['', 'info', 'register', 'prizes'];
/** A restaurant in the language, so that its own texts are in no other one. */
const RESTAURANTS = {
  'pt-BR': 'bella-napoli',
  'en-US': 'slice-house',
  'es-PY': 'la-esquina',
} as const;

for (const [locale, restaurant] of Object.entries(RESTAURANTS)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('[I18N-01] no screen shows a text of another language, or a key, and its texts fit the screen', async ({
      page,
      store,
    }) => {
      const foreign = foreignTexts(locale);
      await store.open(restaurant);
      const heading = page.getByRole('heading', { level: 1 });
      for (const screen of SCREENS) {
        await heading.waitFor();
        if (screen !== '') {
          const before = (await heading.textContent()) ?? '';
          await navigate(page, `/${restaurant}/${screen}`);
          await expect(heading).not.toHaveText(before);
        }
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const lines = (await page.locator('body').innerText())
          .split('\n')
          .map((line) => line.trim());
        expect({ screen, foreign: lines.filter((line) => foreign.has(line)) }).toEqual({
          screen,
          foreign: [],
        });
        expect({
          screen,
          keys: lines.filter((line) => /^[a-z-]+(\.[a-z-]+)+$/.test(line)),
        }).toEqual({ screen, keys: [] });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        ).toBe(true);
      }
    });
  });
}
