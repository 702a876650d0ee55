import * as z from 'zod/mini';
import { RestaurantInfo } from '../../contracts';
import { aRestaurant } from '../../testing';
import { withArticle } from './with-article';

const bella = aRestaurant({ name: 'Bella Napoli', article: 'a' });

test.each([
  ['a', 'Que bom ter você de volta em Bella Napoli!', 'Que bom ter você de volta na Bella Napoli!'],
  ['o', 'Cada pedido em Bella Napoli vale pontos.', 'Cada pedido no Bella Napoli vale pontos.'],
  ['as', 'os registros de Bella Napoli', 'os registros das Bella Napoli'],
  ['os', 'O pedido 1 está com Bella Napoli.', 'O pedido 1 está com os Bella Napoli.'],
  [
    'a',
    'Conte para Bella Napoli: por Bella Napoli',
    'Conte para a Bella Napoli: pela Bella Napoli',
  ],
  ['a', 'Bella Napoli confirma.', 'Bella Napoli confirma.'],
  ['a', 'Veja o item em Napoli', 'Veja o item em Napoli'],
  ['a', 'item Bella Napoli', 'item Bella Napoli'],
] as const)('with the article %s “%s” is “%s”', (article, text, written) =>
  expect(withArticle(text, { ...bella, article }, 'pt-br')).toBe(written),
);

test.each([
  ['no article', aRestaurant({ name: 'Bella Napoli' }), 'pt-br'],
  ['no restaurant', null, 'pt-br'],
  ['no name', { ...bella, name: '' }, 'pt-br'],
  ['Spanish', bella, 'es'],
  ['English', bella, 'en'],
] as const)('with %s a text is unchanged', (_, restaurant, language) =>
  expect(withArticle('em Bella Napoli', restaurant, language)).toBe('em Bella Napoli'),
);

test.each(['A', 'la', 1, null, undefined, {}])('a record with the article %j has none', (article) =>
  expect(z.parse(RestaurantInfo, { ...aRestaurant(), article }).article).toBe(''),
);
