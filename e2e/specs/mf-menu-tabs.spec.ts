import { expect, test } from '../fixtures';

test(
  '[MENU-06] [SHELL-09] [SHELL-10] [SHELL-11] hours, payments, info and reviews are a step from the ' +
    'menu, and accessible',
  async ({ page, store, texts, expectAccessible }) => {
    await store.open();
    await page.getByRole('link', { name: texts('mf-menu:tabs.hours'), exact: true }).click();
    const tabs = page.getByRole('navigation', { name: texts('mf-menu:tabs.label') });
    for (const tab of ['info', 'payments', 'reviews', 'hours'] as const) {
      await tabs.getByRole('link', { name: texts(`mf-menu:tabs.${tab}`) }).click();
      await expect(page).toHaveURL(new RegExp(`/bella-napoli/${tab}$`));
      await expect(
        page.getByRole('heading', { level: 1, name: texts(`mf-menu:page.${tab}`) }),
      ).toBeVisible();
      await expect(tabs.locator('[aria-current="page"]')).toHaveText(texts(`mf-menu:tabs.${tab}`));
      await expectAccessible('main');
    }
    await tabs.getByRole('link', { name: texts('mf-menu:tabs.menu') }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  },
);
