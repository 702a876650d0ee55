import type { RestaurantHead } from './head-answer';
import { manifestBase, manifestOf } from './manifest';

test('the manifest of a restaurant is in its own folder, and nowhere else', () => {
  const bases = [
    '/bella/manifest.webmanifest',
    '/app/bella/manifest.webmanifest',
    '/app/manifest.webmanifest',
    '/manifest.webmanifest',
    '/app/app/manifest.webmanifest',
    '/x/bella/manifest.webmanifest',
    '/bella/manifest.webmanifest/',
    '/bella/manifestxwebmanifest',
    '/bella/hours/manifest.webmanifest',
    '/bella',
  ].map(manifestBase);
  expect(bases.slice(0, 2)).toEqual(['/bella', '/app/bella']);
  expect(bases.slice(2)).toEqual(bases.slice(2).map(() => null));
});

test('its name is encoded in every address, and short on the home screen', () => {
  const head = {
    name: 'Bella Napoli Centro',
    description: 'Forno',
    language: 'pt-br',
    themeColour: '#123456',
    look: '',
    url: 'a&b',
    mediaBase: 'https://media.example',
  } as RestaurantHead;
  expect(manifestOf(head, '/app/a%26b')).toEqual({
    id: '/a%26b',
    name: 'Bella Napoli Centro',
    short_name: 'Bella…',
    description: 'Forno',
    lang: 'pt-br',
    start_url: '/app/a%26b',
    scope: '/app/a%26b',
    display: 'standalone',
    theme_color: '#123456',
    background_color: '#faf8f5',
    categories: ['food'],
    icons: [
      ['192', 192, 'any'],
      ['512', 512, 'any'],
      ['maskable', 512, 'maskable'],
    ].map(([file, size, purpose]) => ({
      src: `https://media.example/app-icons/a%26b/${file}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
});
