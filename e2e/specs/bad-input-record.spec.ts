import { changeRestaurant } from '../support/change-restaurant';
import { expect, test } from '../fixtures';

type Product = Record<string, unknown>;
type Size = { id: string; minFlavors: number; maxFlavors: number };

test.describe('a restaurant whose record is broken', () => {
  for (const [what, theme] of Object.entries({
    'no theme at all': null, 'a word for a theme': 'red',
    'no colour that can be read': { mainColor: 'javascript:alert(1)', mainDark: '#12', mainClear: 7, gradientClear: '#fff;x', gradientDark: null },
    'yellow on white': { mainColor: '#FFFF00', mainDark: '#FFFFFF', mainClear: '#000000', gradientClear: '#FFFFFF', gradientDark: '#FFFF00' },
  })) {
    test(`[SHELL-52] [OPEN-095] is shown in readable colours with ${what}`, async ({ page, store, expectAccessible }) => {
      await changeRestaurant(page, 'bella-napoli', ({ info }) => { info['theme'] = theme; });
      await store.open();
      await expect(store.card('Burrata com Pesto')).toBeVisible();
      await expectAccessible();
    });
  }

  test('[OPEN-088] [OPEN-090] names a currency nobody knows before the amount, and speaks Portuguese for a language nobody speaks', async ({ page, store }) => {
    await changeRestaurant(page, 'slice-house', ({ info }) => { Object.assign(info, { currency: 'XTS', language: 'xx-unknown', country: '??', timezone: 'Mars/Olympus' }); });
    await store.open('slice-house');
    await expect(page.getByRole('heading', { level: 1, name: 'Slice House' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/XTS \d+,\d{2}/);
  });

  test('[MENU-29] tells hours to midnight, and leaves out what is no time', async ({ page, store, texts, expectAccessible }) => {
    await changeRestaurant(page, 'bella-napoli', ({ hours }) => {
      Object.assign(hours, {
        monday: [{ firstTime: '18:00:00', secondTime: '24:00:00', isClosed: false }], tuesday: [{ firstTime: '25:61:00', secondTime: '99:99:99', isClosed: false }],
        wednesday: [{ firstTime: '', secondTime: null }, 'closed', null], thursday: 'never', friday: [{ firstTime: '22:00:00', secondTime: '02:00:00', isClosed: false }],
      });
    });
    await store.open('bella-napoli', 'hours');
    const day = (name: string) => page.getByRole('main').getByText(texts(`mf-menu:hours.${name}`), { exact: true }).locator('xpath=ancestor::*[self::li or self::tr or self::div][1]');
    await expect(day('monday')).toContainText('18:00 – 00:00');
    for (const broken of ['tuesday', 'wednesday', 'thursday']) await expect(day(broken)).toContainText(texts('mf-menu:hours.closed'));
    await expect(day('friday')).toContainText('22:00 – 02:00');
    await expectAccessible();
  });

  test('sells what has a price and leaves out what has none; numbers that contradict each other stop nobody', async ({ page, store, pizza, expectAccessible }) => {
    await changeRestaurant(page, 'bella-napoli', ({ menu, info }) => {
      const [first, ...others] = menu['categories'] as { products: Product[] }[];
      const [model] = first?.products ?? [];
      menu['categories'] = [{ ...first, products: [
        { ...model, id: 'no-price', name: 'Sem Preço', price: null, extras: [] }, { ...model, id: 'text-price', name: 'Preço Falado', price: 'doze', extras: [] }, { ...model, id: 'sane', name: 'Com Preço', price: 12, extras: [] },
      ] }, ...others];
      menu['featuredItems'] = [];
      const sizes = (menu['pizzas'] as { sizes: Size[] }).sizes;
      for (const size of sizes) [size.minFlavors, size.maxFlavors] = [3, 1];
      Object.assign(info, { delivery_time_min: 90, delivery_time_max: 10, min_total_delivery: -5, rating_average: 99, reviews: [{ rating: 'many' }, null] });
    });
    await store.open();
    await expect(store.card('Com Preço')).toContainText('R$12,00');
    for (const name of ['Sem Preço', 'Preço Falado']) await expect(store.card(name)).toHaveCount(0);
    await expectAccessible();
    await store.openProduct('Broto (25 cm, 4 fatias)');
    await expect(pizza.heading()).toBeVisible();
    await expectAccessible();
  });

  test('with an empty menu says so on every screen that has something to sell', async ({ page, store, texts, expectAccessible }) => {
    await changeRestaurant(page, 'bella-napoli', ({ menu }) => { for (const key of Object.keys(menu)) delete menu[key]; });
    await store.open();
    await expect(page.getByText(texts('mf-menu:menu.empty'))).toBeVisible();
    await expectAccessible();
    await store.open('bella-napoli', 'pizza?product=grande');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  });
});
