import { expect, test } from '../fixtures';

test('[EXTRAS-01] [EXTRAS-03] [EXTRAS-05] [EXTRAS-10] one of a radio group, several of a checkbox group; adding waits for what is required', async ({ store, extras, page }) => {
  await store.open('bella-napoli', 'extra?product=carbonara');
  await expect(extras.group('Escolha a massa').getByRole('radio')).toHaveCount(4);
  await expect(extras.group('Turbine seu prato').getByRole('checkbox')).toHaveCount(5);
  await expect(extras.addButton()).toBeDisabled();
  await extras.radio('Espaguete').check();
  await extras.radio('Fettuccine fresco').check();
  await expect(extras.radio('Espaguete')).not.toBeChecked();
  await expect(extras.addButton()).toBeEnabled();
  await extras.checkbox('Meia burrata').check();
  await expect(extras.addButton()).toContainText('R$78,80');
  await extras.addButton().click();
  await expect(page).toHaveURL(/\/bella-napoli\/shopping-cart$/);
});

test('[EXTRAS-02] back leads to the menu and loses nothing that was chosen', async ({ store, extras, page, texts }) => {
  await store.open('bella-napoli', 'extra?product=carbonara');
  await extras.radio('Penne').check();
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await page.goBack();
  await expect(extras.radio('Penne')).toBeChecked();
  await extras.addButton().click();
  await expect(page).toHaveURL(/shopping-cart$/);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  test('[EXTRAS-08] a checkbox beyond the maximum says so and stays off', async ({ store, extras }) => {
    await store.open('bella-napoli', 'extra?product=carbonara');
    for (const name of ['Meia burrata', 'Frango grelhado', 'Camarões salteados']) await extras.checkbox(name).check();
    await extras.checkbox('Óleo de pimenta calabresa').click();
    await expect(store.toast('Maximum amount reached')).toBeVisible();
    await expect(extras.checkbox('Óleo de pimenta calabresa')).not.toBeChecked();
  });
});

test('[EXTRAS-06] [EXTRAS-11] a box of 50 counts by fives and is full at exactly 50', async ({ store, extras }) => {
  await store.open('bella-napoli', 'extra?product=caixa-50-salgados');
  await extras.more('Mini arancini').click();
  await expect(extras.quantity('Mini arancini')).toHaveValue('5');
  await extras.quantity('Mini coxinha de frango').fill('40');
  await extras.quantity('Mini coxinha de frango').blur();
  await expect(extras.addButton()).toBeDisabled();
  await extras.more('Mini arancini').click();
  await expect(extras.addButton()).toBeEnabled();
  await extras.more('Bolinha de queijo').click();
  await expect(store.toast('Quantidade máxima atingida')).toBeVisible();
  await expect(extras.quantity('Bolinha de queijo')).toHaveValue('0');
});

test('[EXTRAS-07] [EXTRAS-09] an option takes digits only and no more than its own limit', async ({ store, extras }) => {
  await store.open('bella-napoli', 'extra?product=calzone-napoletano');
  const mozzarella = extras.quantity('Mozzarella');
  await mozzarella.fill('');
  await mozzarella.pressSequentially('1x');
  await expect(mozzarella).toHaveValue('1');
  await mozzarella.fill('9');
  await mozzarella.blur();
  await expect(mozzarella).toHaveValue('2');
});

test('[EXTRAS-04] an option that cannot be had carries its badge and cannot be chosen', async ({ store, extras, page }) => {
  await store.open('bella-napoli', 'extra?product=arancini');
  await expect(extras.checkbox('Creme de gorgonzola')).toBeDisabled();
  await expect(page.getByText('Item indisponível no momento.')).toBeVisible();
});
