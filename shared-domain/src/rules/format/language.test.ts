import { pickLanguage } from './language';

test.each([
  ['[I18N-02] the browser comes first', ['en-US'], 'pt-br', 'en'],
  ['[I18N-02] then the restaurant', ['fr-FR'], 'en', 'en'],
  ['[I18N-02] then pt-br', ['fr-FR'], 'de', 'pt-br'],
  ['[I18N-02] a browser without a language leaves it to the restaurant', [], 'en-US', 'en'],
  ['[I18N-02] no language is given', [], '', 'pt-br'],
  ['[OPEN-090] pt of Portugal is pt-br', ['pt-PT'], 'en', 'pt-br'],
  ['[OPEN-090] bare pt is pt-br', ['pt'], 'en', 'pt-br'],
  ['[OPEN-090] capitals do not matter', ['PT-BR'], 'en', 'pt-br'],
  ['[OPEN-090] blanks around a tag do not matter', [' en-GB '], 'pt-br', 'en'],
  ['[OPEN-090] en of Britain is English', ['en-GB'], 'pt-br', 'en'],
  ['[OPEN-090] another language falls to the restaurant', ['fr-FR', 'gn'], 'pt_BR', 'pt-br'],
  ['[I18N-01] [OPEN-090] Spanish of anywhere is Spanish', ['es-PY', 'gn'], 'pt_BR', 'es'],
  ["[I18N-02] a restaurant's language may be Spanish", ['gn'], 'es-BO', 'es'],
  [
    '[I18N-01] [OPEN-090] Spanish of the browser is used at a restaurant in Portuguese',
    ['es-AR'],
    'pt-br',
    'es',
  ],
  ['[OPEN-090] French is not offered, even by a restaurant in French', ['fr-FR'], 'fr', 'pt-br'],
  [
    "[OPEN-090] the browser's second language counts before the restaurant's",
    ['fr-FR', 'en'],
    'pt-br',
    'en',
  ],
] as const)('%s', (_, browser, restaurant, language) =>
  expect(pickLanguage(browser, restaurant)).toBe(language),
);
