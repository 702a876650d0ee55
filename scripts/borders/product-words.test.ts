import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { productWords } from './product-words.mjs';

const root = path.resolve(__dirname, '../..');
const wordsIn = (text: string): string[] => productWords(text).map(({ word }) => word);

test.each([
  ['const plainMenu = 1;', ['Menu']],
  ['MENU_ITEMS, Pizzas, comboOffers', ['MENU', 'Pizzas', 'combo']],
  ["'./pages/cart' and 'checkout'", ['cart', 'checkout']],
  ['/builds/mf-account/, mf_account', ['mf-', 'mf_']],
  ['/app/bella-napoli/hours', ['bella-napoli']],
])('the words of the product in %s', (text, words) => expect(wordsIn(text)).toEqual(words));

test('parts of other words are none', () =>
  expect(wordsIn('combobox cartesian menuet discard member')).toEqual([]));

/** Files of the platform that no linter reads: texts, manifests, styles. */
const others = readdirSync(path.join(root, 'platform'), { recursive: true, encoding: 'utf8' })
  .map((file) => `platform/${file.replaceAll(path.sep, '/')}`)
  .filter(
    (file) =>
      /\.(?:json|css|html|md|txt)$/.test(file) && !/\/(?:node_modules|testing)\//.test(file),
  );

test('the other files of the platform have none', () => {
  expect(others.length).toBeGreaterThan(5);
  const found = others.map((file) => [file, wordsIn(readFileSync(path.join(root, file), 'utf8'))]);
  expect(found.filter(([, words]) => words?.length !== 0)).toEqual([]);
});
