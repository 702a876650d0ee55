import { expect, test } from '../support/composed';

test('one copy of everything that must live once', async ({ page }) => {
  await page.goto('/bella-napoli');
  await page.getByRole('heading').first().waitFor();
  const copies = await page.evaluate(() => (globalThis.__storefrontCopies ?? []).map(([name]) => name).sort());
  expect(copies).toEqual(['effector', 'i18next', 'react', 'react-dom', 'shared-domain', 'shared-ui']);
});
