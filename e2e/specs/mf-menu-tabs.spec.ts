import { expect, test } from '../fixtures';

test('[MENU-06] [SHELL-09] [SHELL-10] [SHELL-11] hours, payments, info and reviews are one step from the menu', async ({
  page,
  store,
  texts,
}) => {
  await store.open();
  for (const tab of ['hours', 'payments', 'info'] as const) {
    await page.getByRole('link', { name: texts(`mf-menu:tabs.${tab}`), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/bella-napoli/${tab}$`));
    await expect(
      page.getByRole('heading', { level: 1, name: texts(`mf-menu:page.${tab}`) }),
    ).toBeVisible();
    await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
  }
  await page.getByRole('link', { name: texts('mf-menu:tabs.hours'), exact: true }).click();
  const tabs = page.getByRole('navigation', { name: texts('mf-menu:tabs.label') });
  await tabs.getByRole('link', { name: texts('mf-menu:tabs.payments') }).click();
  await expect(tabs.locator('[aria-current="page"]')).toHaveText(texts('mf-menu:tabs.payments'));
  await tabs.getByRole('link', { name: texts('mf-menu:tabs.reviews') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: texts('mf-menu:page.reviews') }),
  ).toBeVisible();
  await tabs.getByRole('link', { name: texts('mf-menu:tabs.menu') }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
