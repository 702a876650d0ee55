import { defineStory } from '@storefront/compositions/story';
import { ACCOUNT } from '../../e2e/pages/demo';
import { fillLogin } from '../../e2e/pages/login';

export default defineStory({
  needs: ['mf-menu'],
  steps: [
    ['open the menu', ({ page }) => page.goto('/bella-napoli')],
    [
      'open the login',
      async ({ page, t }) => {
        await page.getByRole('button', { name: t('mf-menu:header.log-in') }).click();
        await page.getByRole('dialog', { name: t('mf-account:login.title') }).waitFor();
      },
    ],
    [
      'log in',
      async ({ page, t }) => {
        await fillLogin(page, t, ACCOUNT.email, ACCOUNT.password);
        await page.getByRole('button', { name: t('mf-menu:header.log-out') }).waitFor();
      },
    ],
    [
      'stay logged in after a reload',
      async ({ page, t }) => {
        await page.reload();
        await page.getByRole('button', { name: t('mf-menu:header.log-out') }).waitFor();
      },
    ],
    [
      'log out',
      async ({ page, t }) => {
        await page.getByRole('button', { name: t('mf-menu:header.log-out') }).click();
        await page.locator('dialog[open] button').last().waitFor();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: t('mf-menu:log-out.confirm'), exact: true })
          .click();
        await page.getByRole('button', { name: t('mf-menu:header.log-in') }).waitFor();
      },
    ],
  ],
});
