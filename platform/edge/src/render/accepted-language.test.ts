import { acceptedLanguage } from './accepted-language';

const LANGUAGES = ['en', 'es', 'pt-br'];

test.each([
  ['en-US,en;q=0.9', 'pt-br', 'en'],
  ['pt', 'en', 'pt-br'],
  ['fr-FR, es;q=0.8, en;q=0.9', 'pt-br', 'en'],
  ['fr', 'es', 'es'],
  ['en;q=0, es', 'pt-br', 'es'],
  [undefined, 'pt-BR', 'pt-br'],
  ['*', 'es', 'es'],
  ['es; q=0.8, en; q=0.9', 'pt-br', 'en'],
  ['es;q=0.8,en;q=0.9', 'pt-br', 'en'],
  ['en;q=0', 'es', 'es'],
  ['en;q=none', 'es', 'es'],
  ['fr', ' pt-BR', 'pt-br'],
  [`${','.repeat(498)}en`, 'es', 'en'],
  [`${','.repeat(500)}en`, 'es', 'es'],
  [`${',;;q='.repeat(5000)}en`, 'es', 'es'],
])('[I18N-02] browser %s, restaurant %s: %s', (header, restaurant, language) => {
  expect(acceptedLanguage(header, restaurant, LANGUAGES)).toBe(language);
});

test('without a language of the shell the browser decides', () => {
  expect(acceptedLanguage('fr', '', LANGUAGES)).toBeNull();
});
