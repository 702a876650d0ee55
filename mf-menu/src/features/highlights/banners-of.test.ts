import { bannersOf } from './banners-of';

const record = {
  highlightImages: ['combo', 'night', 'news', 'plain'],
  highlight_banners: [
    { image: 'news', title: 'News', link: 'https://news.example/today' },
    { image: 'night', title: 'Pasta night', link: '/#section-pasta' },
    { image: 'combo', title: 'Combo', link: '/pizza?product=combo' },
    { image: 'other', title: 'Not shown', link: '/' },
  ],
};
const linksOf = (isTablet: boolean) => bannersOf(record, isTablet).map(({ link }) => link);

test('[MENU-08] banners are in the order of the pictures, and a picture needs none', () => {
  expect(bannersOf(record, false).map(({ image, title }) => [image, title])).toEqual([
    ['combo', 'Combo'],
    ['night', 'Pasta night'],
    ['news', 'News'],
    ['plain', ''],
  ]);
  expect(linksOf(false)).toEqual([
    '/pizza?product=combo',
    '/#section-pasta',
    'https://news.example/today',
    '',
  ]);
});

test('a tablet on a table scrolls its own list, and leads to no other site', () =>
  expect(linksOf(true)).toEqual(['/pizza?product=combo', '/tablet#section-pasta', '', '']));
