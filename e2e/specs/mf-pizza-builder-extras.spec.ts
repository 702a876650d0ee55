import { expect, test } from '../fixtures';

test('[EXTRAS-02] [EXTRAS-10] back leads to the menu and loses no choice', async ({
  store,
  extras,
  page,
  texts,
}) => {
  await store.open('bella-napoli', 'extra?product=carbonara');
  await extras.radio('Penne').check();
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await page.goBack();
  await expect(extras.radio('Penne')).toBeChecked();
  await extras.addButton().click();
  await expect(page).toHaveURL(/shopping-cart$/);
});
