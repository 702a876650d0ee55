import { GOOGLE_RETURN } from '@storefront/shared-domain/storage';
import { urlMap } from '../app/url-map';
import { matchPath } from './match-path';

const flat = urlMap.flatMap((row) => [
  { path: row.path, pages: [row] },
  ...(row.children ?? []).map((child) => ({
    path: `${row.path}/${child.path}`,
    pages: [row, child],
  })),
]);

describe.each(['/bella-napoli', '/app/bella-napoli'])('[SHELL-02] under %s', (base) => {
  test.each(flat)('every row of the URL map is found: /$path', ({ path, pages }) => {
    for (const address of [`${base}/${path}`, `${base}/${path}/`]) {
      const match = matchPath(address);
      expect(match.restaurantUrl).toBe('bella-napoli');
      expect(match.pages.map(({ remote, page }) => [remote, page])).toEqual(
        pages.map(({ remote, page }) => [remote, page]),
      );
    }
  });
});

test.each([
  { address: '/', restaurantUrl: null },
  { address: '/app', restaurantUrl: null },
  { address: GOOGLE_RETURN, restaurantUrl: null },
  { address: '/%E0%A4%A', restaurantUrl: null },
  { address: '/p%C3%A3o', restaurantUrl: 'pão' },
])('$address names the restaurant $restaurantUrl', ({ address, restaurantUrl }) =>
  expect(matchPath(address).restaurantUrl).toBe(restaurantUrl),
);

test('an address that no row fits has a restaurant and no page', () =>
  expect(matchPath('/bella-napoli/nothing/here')).toEqual({
    restaurantUrl: 'bella-napoli',
    pages: [],
  }));
