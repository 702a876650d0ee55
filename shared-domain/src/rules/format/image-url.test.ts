import { imageUrl } from './image-url';

type Row = { args: Parameters<typeof imageUrl>; is: string };

test.each<Row>([
  { args: ['covers', 'bella', 960, 'avif'], is: '/media/covers/bella/960.avif' },
  { args: ['profiles', 'bella', 96, 'webp'], is: '/media/profiles/bella/96.webp' },
  { args: ['highlightImages', 'week', 480, 'webp'], is: '/media/highlightImages/week/480.webp' },
  { args: ['products', 'soup', 'thumb', 'jpg'], is: '/media/products/soup/thumb_soup.jpg' },
  { args: ['products', 'soup', 'lg', 'avif'], is: '/media/products/soup/lg_soup.avif' },
  { args: ['flavors', 'diavola', 'thumb', 'jpg'], is: '/media/flavors/diavola/thumb_diavola.jpg' },
  { args: ['flavors', 'diavola', 'lg', 'jpg'], is: '/media/flavors/diavola/lg_diavola.jpg' },
])('[DOMAIN-022] $args is at $is', ({ args, is }) => expect(imageUrl(...args)).toBe(is));

test.each<Row>([
  { args: ['covers', 'bella', 500, 'avif'], is: '/media/covers/bella/960.avif' },
  { args: ['covers', 'bella', 4000, 'avif'], is: '/media/covers/bella/1600.avif' },
  { args: ['covers', 'bella', 'thumb', 'avif'], is: '/media/covers/bella/480.avif' },
  { args: ['profiles', 'bella', 'lg', 'avif'], is: '/media/profiles/bella/192.avif' },
  { args: ['products', 'soup', 192, 'webp'], is: '/media/products/soup/thumb_soup.webp' },
  { args: ['products', 'soup', 300, 'webp'], is: '/media/products/soup/lg_soup.webp' },
])('only existing sizes are requested: $args', ({ args, is }) =>
  expect(imageUrl(...args)).toBe(is),
);

test('a name cannot leave its folder, and no name is no picture', () => {
  expect(imageUrl('products', '../secret', 'thumb', 'webp')).toBe(
    '/media/products/..%2Fsecret/thumb_..%2Fsecret.webp',
  );
  expect(imageUrl('covers', '', 480, 'avif')).toBe('');
});
