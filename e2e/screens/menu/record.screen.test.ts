import { screen, waitFor, within } from '@testing-library/react';
import { themeVariables } from '@storefront/shared-ui';
import { smallMenu } from '../../support/small-menu';
import { changeRestaurant } from '../kit/change-restaurant';
import { openStorefront } from '../kit/open-storefront';
import { openMenu } from './open-menu';

type Product = Record<string, unknown>;
type Size = { id: string; minFlavors: number; maxFlavors: number };

test.each(
  Object.entries({
    'no theme at all': null,
    'a word for a theme': 'red',
    'no readable color': {
      mainColor: 'javascript:alert(1)',
      mainDark: '#12',
      mainClear: 7,
      gradientClear: '#fff;x',
      gradientDark: null,
    },
  }),
)(
  '[SHELL-52] [OPEN-095] a restaurant with %s is shown in the standard colors',
  async (_, theme) => {
    document.documentElement.removeAttribute('style');
    const { card } = await openMenu('bella-napoli', {
      before: changeRestaurant('bella-napoli', (wire) => {
        smallMenu(wire);
        wire.info['theme'] = theme;
      }),
    });
    expect(await card('Burrata com Pesto')).toBeVisible();
    for (const [name, value] of Object.entries(themeVariables({})))
      expect([name, document.documentElement.style.getPropertyValue(name)]).toEqual([name, value]);
  },
);

test('[OPEN-088] [OPEN-090] an unknown currency precedes the amount; an unknown language is Portuguese', async () => {
  await openMenu('slice-house', {
    before: changeRestaurant('slice-house', ({ info }) => {
      Object.assign(info, {
        currency: 'XTS',
        language: 'xx-unknown',
        country: '??',
        timezone: 'Mars/Olympus',
      });
    }),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Slice House' })).toBeVisible();
  expect(document.querySelector('main article')?.textContent).toMatch(/XTS\s\d+,\d{2}/);
});

test('[MENU-29] hours to and over midnight are shown, and unreadable times are left out', async () => {
  const { texts } = await openStorefront('/bella-napoli/hours', {
    before: changeRestaurant('bella-napoli', ({ hours }) => {
      Object.assign(hours, {
        monday: [{ firstTime: '18:00:00', secondTime: '24:00:00', isClosed: false }],
        tuesday: [{ firstTime: '25:61:00', secondTime: '99:99:99', isClosed: false }],
        wednesday: [{ firstTime: '', secondTime: null }, 'closed', null],
        thursday: 'never',
        friday: [{ firstTime: '22:00:00', secondTime: '02:00:00', isClosed: false }],
      });
    }),
  });
  const days = await screen.findAllByRole('term');
  const timesOf = (day: string): string | null | undefined =>
    days.find(({ textContent }) =>
      textContent?.includes(texts(`mf-menu:hours.${day}` as 'mf-menu:hours')),
    )?.nextElementSibling?.textContent;
  expect(timesOf('monday')).toContain('18:00 – 00:00');
  for (const broken of ['tuesday', 'wednesday', 'thursday'])
    expect(timesOf(broken)).toBe(texts('mf-menu:hours.closed'));
  expect(timesOf('friday')).toContain('22:00 – 02:00');
});

test('products without a price are left out; contradictory numbers break neither menu nor builder', async () => {
  const { card, go } = await openMenu('bella-napoli', {
    before: changeRestaurant('bella-napoli', ({ menu, info }) => {
      const [first] = menu['categories'] as { products: Product[] }[];
      const [model] = first?.products ?? [];
      menu['categories'] = [
        {
          ...first,
          products: [
            { ...model, id: 'no-price', name: 'Sem Preço', price: null, extras: [] },
            { ...model, id: 'text-price', name: 'Preço Falado', price: 'doze', extras: [] },
            { ...model, id: 'sane', name: 'Com Preço', price: 12, extras: [] },
          ],
        },
      ];
      menu['featuredItems'] = [];
      for (const size of (menu['pizzas'] as { sizes: Size[] }).sizes)
        [size.minFlavors, size.maxFlavors] = [3, 1];
      Object.assign(info, {
        delivery_time_min: 90,
        delivery_time_max: 10,
        min_total_delivery: -5,
        rating_average: 99,
        reviews: [{ rating: 'many' }, null],
      });
    }),
  });
  expect(await card('Com Preço')).toHaveTextContent('R$12,00');
  for (const name of ['Sem Preço', 'Preço Falado']) expect(screen.queryByText(name)).toBeNull();
  await go('/pizza?product=broto');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Broto (25 cm, 4 fatias)' }),
  ).toBeVisible();
});

test('an empty menu says so, and a builder of something it does not sell leads back to it', async () => {
  const { go, path, texts } = await openStorefront('/bella-napoli', {
    before: changeRestaurant('bella-napoli', ({ menu }) => {
      for (const key of Object.keys(menu)) delete menu[key];
    }),
  });
  expect(await screen.findByText(texts('mf-menu:menu.empty'))).toBeVisible();
  await go('/pizza?product=grande');
  await waitFor(() => expect(path()).toBe(''));
  expect(within(screen.getByRole('main')).getByText(texts('mf-menu:menu.empty'))).toBeVisible();
});
