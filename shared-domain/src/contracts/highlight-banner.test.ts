import * as z from 'zod/mini';
import { HighlightBanner } from './highlight-banner';
import { RestaurantInfo } from './restaurant';

const linkOf = (link: unknown): string =>
  z.parse(HighlightBanner, { image: 'combo', title: 'Combo', link }).link;

test.each([
  '/',
  '/hours',
  '/#section-category-cat-massas',
  '/#section-wine%20%26%20co',
  '/pizza?product=combo-familia&isCombo=true',
  '/track?token=1-2',
  'https://parceiros.example',
  'https://parceiros.example:8443/a/b?c=d#e',
  'HTTPS://Parceiros.Example/',
])('[MENU-08] a banner may lead to %s', (link) => expect(linkOf(link)).toBe(link));

test.each([
  '',
  'hours',
  '//evil.example',
  '/\\evil.example',
  '/../other-store',
  '/%2e%2e/other-store',
  '/a//b',
  '/hours\nx',
  'http://parceiros.example',
  'https:parceiros.example',
  'https://shop.example@evil.example',
  'https://evil.example\\@shop.example',
  'https://localhost',
  'https://parceiros.example/ x',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'intent://scan',
  null,
  undefined,
  7,
  ['/hours'],
])('[MENU-08] a banner does not lead to %j', (link) => expect(linkOf(link)).toBe(''));

test('a record without banners has none, and a broken one is left out alone', () => {
  const least = { id: 7, name: 'Bella', restaurant_url: 'bella' };
  const bannersOf = (highlight_banners: unknown) =>
    z.parse(RestaurantInfo, { ...least, highlight_banners }).highlight_banners;
  expect(bannersOf(undefined)).toEqual([]);
  expect(bannersOf('x')).toEqual([]);
  expect(bannersOf([{ title: 'no picture' }, { image: 'combo' }, 7])).toEqual([
    { image: 'combo', title: '', link: '' },
  ]);
});
