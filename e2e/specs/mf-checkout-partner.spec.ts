import { expect, test } from '../fixtures';

test('the landing page leads to the messages of the demo', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Messages of the demo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages of the demo' })).toBeVisible();
});
