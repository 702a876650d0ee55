import { defineStory } from '@storefront/compositions/story';
import { freshEmail } from '../../e2e/pages/demo';

const PASSWORD = 'Abcdef#2026';

export default defineStory({
  needs: ['mf-menu'],
  steps: [
    ['open the form', ({ page }) => page.goto('/bella-napoli/register')],
    [
      'fill the form',
      async ({ page, t }) => {
        await page.getByRole('textbox', { name: t('mf-account:field.name') }).fill('Ana Lima');
        await page.getByRole('textbox', { name: t('mf-account:field.email') }).fill(freshEmail());
        for (const key of ['new-password', 'repeat-password'] as const)
          await page.getByLabel(t(`mf-account:field.${key}`), { exact: true }).fill(PASSWORD);
      },
    ],
    [
      'create the account',
      async ({ page, t }) => {
        await page.getByRole('button', { name: t('mf-account:register.submit') }).click();
        await page.getByRole('button', { name: t('mf-menu:header.log-out') }).waitFor();
      },
    ],
  ],
});
