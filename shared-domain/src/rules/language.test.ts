import { pickLanguage } from './language';

test.each([
  ['[I18N-02] the browser comes first', ['en-US'], 'pt-br', 'en'],
  ['[I18N-02] then the restaurant', ['fr-FR'], 'en', 'en'],
  ['[I18N-02] then pt-br', ['fr-FR'], 'de', 'pt-br'],
  ['[I18N-02] a browser that tells nothing leaves it to the restaurant', [], 'en-US', 'en'],
  ['[I18N-02] nobody tells anything', [], '', 'pt-br'],
  ['[OPEN-090] pt of Portugal is pt-br', ['pt-PT'], 'en', 'pt-br'],
  ['[OPEN-090] bare pt is pt-br', ['pt'], 'en', 'pt-br'],
  ['[OPEN-090] capitals do not matter', ['PT-BR'], 'en', 'pt-br'],
  ['[OPEN-090] en of Britain is English', ['en-GB'], 'pt-br', 'en'],
  ['[OPEN-090] another language falls to the restaurant', ['fr-FR', 'gn'], 'pt_BR', 'pt-br'],
  ['Spanish of anywhere is Spanish', ['es-PY', 'gn'], 'pt_BR', 'es'],
  ['a restaurant may speak Spanish', ['gn'], 'es-BO', 'es'],
  ["[OPEN-090] the browser's second language counts before the restaurant's", ['fr-FR', 'en'], 'pt-br', 'en'],
] as const)('%s', (_, browser, restaurant, language) => expect(pickLanguage(browser, restaurant)).toBe(language));
