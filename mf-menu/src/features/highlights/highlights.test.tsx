/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { aStorefront } from '../../testing/storefront.test-kit';
import { Highlights } from './highlights';

async function show(overrides: Parameters<typeof aRestaurant>[0]) {
  const info = aRestaurant(overrides);
  const { around } = await aStorefront({ data: restaurantData({ info }) });
  render(around(<Highlights info={info} />));
}

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

test('[MENU-08] banners have a title, and lead to a page of the restaurant or to another site', async () => {
  await show({
    highlightImages: ['combo', 'news', 'plain'],
    highlight_banners: [
      { image: 'combo', title: 'Family combo', link: '/pizza?product=combo' },
      { image: 'news', title: 'News', link: 'https://news.example/today' },
    ],
  });
  expect(screen.getByRole('link', { name: 'Family combo See' })).toHaveAttribute(
    'href',
    '/pizza?product=combo',
  );
  const news = screen.getByRole('link', { name: 'News See' });
  expect(news).toHaveAttribute('href', 'https://news.example/today');
  expect(news).toHaveAttribute('rel', 'noreferrer');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Highlight 3 of Bella Napoli' })).toBeInTheDocument();
});

test('the first banner is fetched at once, the others near the screen', async () => {
  await show({ highlightImages: ['one', 'two'] });
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
  ]);
});

test('the row of banners has another name than the section around it', async () => {
  await show({ highlightImages: ['one', 'two'] });
  expect(screen.getByRole('region', { name: 'Highlights' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Highlights' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Highlighted images' })).toHaveAttribute('tabindex');
});
