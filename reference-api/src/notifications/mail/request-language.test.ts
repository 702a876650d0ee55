import { requestLanguage } from './request-language';

test.each([
  ['es-AR,es;q=0.9', 'pt-BR', 'es'],
  ['de;q=1, en;q=0.2, pt-BR;q=0.7', 'es', 'pt-br'],
  ['fr', 'es-PY', 'es'],
  [undefined, 'en-US', 'en'],
  ['', '', 'pt-br'],
  ['*', 'en', 'en'],
  ['en;q=0, es', 'pt', 'es'],
  [';;;,,,q=x', 'en', 'en'],
])('%j at a restaurant that speaks %j: %s', (header, restaurant, language) =>
  expect(requestLanguage(header, restaurant)).toBe(language),
);
