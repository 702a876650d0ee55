import { recognizer } from './translations';

const has = recognizer([
  'Adicionar',
  '{{count}} itens',
  'Com uma conta em {{name}}, o próximo pedido é mais rápido.',
  'Peça <1>agora</1> por {{price}}',
  '{{from}} – {{to}}',
]);

test.each([
  ['a text', 'Adicionar'],
  ['a text in another line', ' Adicionar\n'],
  ['a value', '12 itens'],
  ['an article of the value', 'Com uma conta na Bella Napoli, o próximo pedido é mais rápido.'],
  ['a part before a tag', 'Peça'],
  ['a part of a tag', 'agora'],
  ['a part with a value', 'por R$ 10,00'],
])('recognizes %s', (_, text) => {
  expect(has(text)).toBe(true);
});

test.each([
  ['another text', 'Add'],
  ['a beginning', 'Adicionar mais'],
  ['the other case', 'adicionar'],
  ['the key of a text', 'footer.add'],
  ['what only a form without words would be', '10 – 20'],
  ['a text around the form', 'Há 12 itens'],
])('does not recognize %s', (_, text) => {
  expect(has(text)).toBe(false);
});
