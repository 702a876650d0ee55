import { deepestTiles, tileUrl } from '../leaflet/tile-source';
import { foldAccents, foldedName, nameKey, withoutAccents } from './fold-accents';
import { fromCart, withFromCart } from './from-cart';
import { illustrationOf } from './illustration';

describe('tiles', () => {
  test('[OPEN-055] our own tiles come for sharp screens too, those of another provider as its address says', () => {
    const own = { tiles: '/api/tiles/{z}/{x}/{y}.png', attribution: '' };
    const foreign = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Someone' };
    expect(tileUrl(own)).toBe('/api/tiles/{z}/{x}/{y}{r}.png');
    expect(tileUrl(foreign)).toBe(foreign.tiles);
    expect([deepestTiles(own, 20), deepestTiles(foreign, 20)]).toEqual([20, 19]);
  });
});

describe('accents', () => {
  test.each([
    ['Açaí', 'Acai', 'acai'],
    ['PÃO DE QUEIJO', 'PAO DE QUEIJO', 'pao de queijo'],
    ['jalapen\u0303o', 'jalapeno', 'jalapeno'],
    ['İ', 'I', 'i'],
  ])('%j is %j without accents and %j folded', (text, plain, folded) => {
    expect(withoutAccents(text)).toBe(plain);
    expect(foldAccents(text)).toBe(folded);
  });
});

test.each([
  ['São Paulo', 'SAO  PAULO'],
  ['São-Paulo', 'sao paulo'],
  ['Sa\u0303o Paulo', 'São\u00a0Paulo'],
  ['Ｓａｏ　Ｐａｕｌｏ', 'São Paulo'],
  ['Straße', 'STRASSE'],
  ['ISPARTA', 'ısparta'],
  ['İzmir', 'izmir'],
  ['Łódź', 'lodz'],
  ['Malmø', 'Malmo'],
  ['ΟΔΟΣ', 'οδος'],
  ['ﬁlé', 'FILE'],
  ["Santa Bárbara d'Oeste", 'santa barbara d’oeste'],
  ['Pau\u00adlista', 'Paulista'],
])('the names %p and %p are one', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
  expect(nameKey(one)).not.toBe('');
});

test('names that differ in a sign stay apart where the words alone do not name them', () => {
  expect(foldedName(' Ｍesa  1-A ')).toBe('mesa 1-a');
  expect(foldedName('🍕')).not.toBe(foldedName('🍔'));
});

describe('entries since the cart', () => {
  test.each([
    { state: { fromCart: 2 }, entries: 2 },
    { state: null, entries: null },
    { state: { fromCart: 0 }, entries: null },
    { state: { fromCart: '1' }, entries: null },
    { state: { fromCart: 1.5 }, entries: null },
  ])('the cart is $entries entries before a page with the state $state', ({ state, entries }) => {
    expect(fromCart(state)).toBe(entries);
    expect(withFromCart(state, 1)).toEqual(entries === null ? null : { fromCart: entries + 1 });
  });
});

describe('illustrations', () => {
  test.each([
    ['Pizza Grande', '', 'pizza'],
    ['Pepperoni Pie', 'Whole Pies', 'pizza'],
    ['Pão de Queijo', '', 'bread'],
    ['Lasanha à Bolonhesa', '', 'pasta'],
    ['Ñoquis del 29', 'Pastas', 'pasta'],
    ['Salada Caesar', '', 'salad'],
    ['Caldo verde', '', 'soup'],
    ['Tiramisù', '', 'dessert'],
    ['Dulce de leche', 'Postres', 'dessert'],
    ['Guaraná 2 litros', '', 'drink'],
    ['Vinho da casa', 'Bebidas', 'wine'],
    ['Espresso', 'Drinks', 'coffee'],
    ['Meatball Sub', '', 'burger'],
    ['Frango à parmegiana', '', 'meat'],
    ['Combo Família', '', 'combo'],
    ['Diavola', 'Pizzas', 'pizza'],
    ['Chapa da casa', 'Pratos', 'dish'],
    ['', '', 'dish'],
  ])('%s of %s is drawn as %s', (name, category, drawn) =>
    expect(illustrationOf(name, category)).toBe(drawn),
  );
});
