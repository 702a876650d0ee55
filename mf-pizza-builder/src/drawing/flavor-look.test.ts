import { flavorLook, ingredientsIn } from './flavor-look';

const ids = (text: string): string[] =>
  ingredientsIn(text)
    .map(({ id }) => id)
    .sort();

test.each([
  [
    'Molho de tomate San Marzano, mozzarella fior di latte, manjericão e azeite.',
    ['basil', 'fresh-mozzarella', 'tomato-sauce'],
  ],
  ['Fresh mozzarella, San Marzano tomatoes, basil.', ['basil', 'fresh-mozzarella', 'tomato-sauce']],
  ['Calabresa fatiada, cebola-roxa e azeitonas pretas.', ['calabresa', 'olive', 'red-onion']],
  ['Salame picante e pimenta calabresa', ['chili', 'salami']],
  [
    'Pepperoni, sausage, mushrooms, peppers, onions, olives.',
    ['bell-pepper', 'mushroom', 'olive', 'onion', 'pepperoni', 'sausage'],
  ],
  [
    'Ricotta, mozzarella, roasted garlic, black pepper.',
    ['garlic', 'mozzarella', 'pepper', 'ricotta'],
  ],
  ['No cheese: tomato, garlic, oregano, olive oil. Vegan.', ['garlic', 'herbs', 'tomato']],
  ['Chocolate ao leite e morangos frescos.', ['chocolate', 'strawberry']],
  ['Frango desfiado, Catupiry original e milho-verde.', ['catupiry', 'chicken', 'corn']],
  [
    'Presunto de Parma, rúcula, tomate-cereja e lascas de grana padano.',
    ['arugula', 'parma', 'shavings', 'tomato'],
  ],
])('[OPEN-037] %s', (text, expected) => expect(ids(text)).toEqual(expected));

test('[OPEN-037] a sweet flavor has no tomato sauce', () => {
  expect(
    flavorLook({
      id: 'banana',
      name: 'Banana com Canela',
      description: 'Banana, açúcar, canela e leite condensado.',
    }),
  ).toMatchObject({ sauce: 'cream', melt: null, dusts: ['cinnamon'], drizzle: 'condensed-milk' });
});

test('[OPEN-037] a flavor without a known ingredient always looks the same, and not like another', () => {
  const look = (id: string) => flavorLook({ id, name: 'Surpresa do chef', description: '' });
  expect(look('surprise')).toEqual(look('surprise'));
  expect(look('surprise').pieces).toHaveLength(2);
  expect(look('surprise').pieces).not.toEqual(look('other').pieces);
});

test('a description of any length is drawn with a handful of pieces', () => {
  const everything =
    'pepperoni, ham, bacon, onion, olive, corn, mushroom, egg, tomato, basil, chicken'.repeat(20);
  expect(flavorLook({ id: 'all', name: 'All', description: everything }).pieces).toHaveLength(6);
});
