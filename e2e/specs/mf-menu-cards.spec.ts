import { expect, test } from '../fixtures';

test('[OPEN-034] [MENU-19] a dish without options goes straight into the cart and is counted on its card @desktop', async ({ page, store, texts }) => {
  await store.open();
  await store.search('cola zero');
  const card = store.card('Cola Zero (lata)');
  const add = card.getByRole('button', { name: texts('mf-menu:card.add', { name: 'Cola Zero (lata)' }) });
  await add.click();
  await expect(store.toast('Cola Zero (lata)')).toBeVisible();
  await add.click();
  await expect(card.getByText(texts('mf-menu:card.in-cart', { count: 2 }))).toBeAttached();
  await expect(store.cartButton()).toBeVisible();
  await store.openCart();
  await expect(page.getByText('Cola Zero (lata)').first()).toBeVisible();
});

test('[OPEN-034] a dish with options opens its extras page, a pizza and a combo their builder', async ({ page, store }) => {
  await store.open();
  await store.card('Arancini Siciliani').getByRole('link').click();
  await expect(page).toHaveURL(/\/bella-napoli\/extra\?product=arancini&menu=/);
  await page.goBack();
  await expect(store.card('Combo Família').getByRole('link')).toHaveAttribute('href', /\/bella-napoli\/pizza\?product=[^&]+&isCombo=true&menu=combos$/);
  await expect(page.getByRole('region', { name: 'Pizzas' }).getByRole('link').first()).toHaveAttribute('href', /\/bella-napoli\/pizza\?product=[^&]+&menu=pizzas$/);
});

test('[MENU-20] a card shows its price, what it was before, and its tag', async ({ page, store, texts }) => {
  await store.open();
  const card = store.card('Burrata com Pesto');
  await expect(card.locator('del')).toHaveText(`${texts('mf-menu:card.old-price')} R$69,90`);
  await expect(card).toContainText('R$59,90');
  await expect(store.card('Bruschetta al Pomodoro')).toContainText('Vegano');
  await expect(page.getByRole('region', { name: 'Pizzas' }).getByRole('article').first()).toContainText(texts('mf-menu:card.from'));
});

type Wire = { menu: { categories: { products: Record<string, unknown>[] }[]; featuredItems: unknown[] } };

test('a menu with a broken product, one for nothing and one with a very long name shows them as well as can be', async ({ page, store }) => {
  const long = 'Tagliatelle verdi al ragù antico della nonna con funghi porcini '.repeat(4).trim();
  await page.route('**/api/restaurant/data/v2/bella-napoli', async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as Wire;
    const [first, ...rest] = data.menu.categories;
    const [model] = first?.products ?? [];
    const products = [{ ...model, id: null, name: 7, price: 'x' }, { ...model, id: 'gift', name: 'Presente', price: 0, extras: [], image: '' }, { ...model, id: 'long', name: long }];
    await route.fulfill({ response: answer, json: { ...data, menu: { ...data.menu, categories: [{ ...first, products }, ...rest] } } });
  });
  await store.open();
  await expect(store.card('Presente')).toContainText('R$0,00');
  await expect(store.card('Presente').locator('img')).toHaveCount(0);
  const box = await store.card(long).boundingBox();
  expect(box?.height).toBeLessThan(220);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
