import { parse, RestaurantData } from '@storefront/shared-domain/contracts';
import { toHead, type Head } from './to-head';
import { UnreadableDataError } from '../unreadable-data';
import { itemLists } from './item-lists';

const INFO = { id: 7, name: ' Bella Napoli', restaurant_url: 'bella' };

const read = (info: object = {}): Head =>
  toHead({ wire: { info: { ...INFO, ...info } }, restaurantUrl: 'a/b' });

test.each([null, 'x', {}, { info: { name: 'Bella' } }, { info: { ...INFO, name: ' ' } }])(
  'a response that is none has no head: %j',
  (wire) => expect(() => toHead({ wire, restaurantUrl: 'bella' })).toThrow(UnreadableDataError),
);

test('a head states what the record does', () =>
  expect(
    read({
      message: 'Forno  a lenha',
      language: 'pt-br',
      country: 'BR',
      whatsapp: '(11) 98765-4321',
      timezone: 'America/Sao_Paulo',
      modules: { new_menu: true, off: false, written: 'true' },
    }),
  ).toMatchObject({
    version: 1,
    id: 7,
    name: 'Bella Napoli',
    description: 'Forno a lenha',
    language: 'pt-br',
    locale: 'pt_BR',
    phone: '+5511987654321',
    modules: ['new_menu'],
    timeZone: 'America/Sao_Paulo',
    app: { shortName: 'Bella Napoli', touchIcon: 'app-icons/a%2Fb/180.png' },
  }));

test('an apostrophe in the address is encoded in paths, as the edge requires it', () => {
  const { app } = toHead({ wire: { info: INFO }, restaurantUrl: "joe's" });
  expect([app.touchIcon, ...app.icons.map(({ path }) => path)]).toEqual(
    ['180.png', '192.png', '512.png', 'maskable.png'].map((file) => `app-icons/joe%27s/${file}`),
  );
});

test('without a message the place is the description', () => {
  expect(read({ bairro: 'Centro', city: 'Campinas' }).description).toBe(
    'Bella Napoli · Centro, Campinas',
  );
  expect(read().description).toBe('Bella Napoli');
});

test('a look is one of the storefront, and has its color scheme', () => {
  expect(read({ look: 'ember' })).toMatchObject({ look: 'ember', scheme: 'dark' });
  expect(read({ look: 'market' })).toMatchObject({ look: 'market', scheme: 'light' });
  for (const look of ['"><script>', 'Ember', 7, null, undefined])
    expect(read({ look })).toMatchObject({ look: '', scheme: 'light' });
});

test('a colour or a language that is none becomes the default', () => {
  for (const mainColor of ['red', '#12', '#123456789', 'x#123', '#12345g', 7, undefined])
    expect(read({ theme: { mainColor } }).colour).toBe('#e53935');
  expect(read({ theme: { mainColor: '#ABC' } }).colour).toBe('#ABC');
  for (const language of ['', 'portuguese', 'pt-brasil', 'x-pt', '"><b>', 7])
    expect(read({ language }).language).toBe('pt-BR');
  expect(read({ language: 'es-PY', country: '' })).toMatchObject({
    language: 'es-PY',
    locale: 'es_PY',
  });
});

test('a text that is no number stays as it is written, up to 30 characters', () =>
  expect(['call us', 'a b '.repeat(20)].map((whatsapp) => read({ whatsapp }).phone)).toEqual([
    'call us',
    'a b a b a b a b a b a b a b…',
  ]));

test('pictures whose name could leave their folder are none', () => {
  expect(read({ cover_pic: 'a_b-1', profile_pic: 'p' })).toMatchObject({
    shareImage: 'covers/a_b-1/960.jpg',
    logo: 'profiles/p/192.jpg',
    cover: {
      path: 'covers/a_b-1/960.avif',
      widths: [
        ['covers/a_b-1/480.avif', 480],
        ['covers/a_b-1/960.avif', 960],
        ['covers/a_b-1/1600.avif', 1600],
      ],
      sizes: '(min-width: 60rem) 60rem, 100vw',
    },
  });
  for (const name of ['../x', 'a/b', '', 'a b', 'a.b', '"'])
    expect(read({ cover_pic: name, profile_pic: name })).toMatchObject({
      shareImage: '',
      logo: '',
      cover: null,
    });
});

test.each(['is_closed', 'blocked', 'shift_has_delivery', 'no_takeout'])(
  'a changed %s is another opening state, a changed name is not',
  (name) => {
    const { opening } = read();
    expect(read({ [name]: true }).opening).not.toBe(opening);
    expect(read({ name: 'Other' }).opening).toBe(opening);
  },
);

test('the items with a page of their own, and the sections that list them', () => {
  const options = [{ id: 'g', name: 'G', type: 3, options: [] }];
  const size = (id: string, more: object) => ({
    id,
    name: id,
    priceBehavior: 'highest',
    flavors: [],
    ...more,
  });
  const item = (id: unknown, more: object = {}) => ({ id, name: 'A', price: 1, ...more });
  const menu = {
    pizzas: {
      sizes: [
        size('large', { flavors: [{ flavorCategoryID: 3, fractions: [] }] }),
        size('broto', { unavailable: true }),
      ],
      flavorCategories: [
        { id: 3, name: 'Classic' },
        { id: 'sweet', name: 'Sweet' },
      ],
    },
    combos: [item(1), item(2, { fromNEP: true }), item(3, { unavailable: 1 })],
    featuredItems: [item('pasta', { extras: options })],
    categories: [
      { id: 7, name: 'All', products: [item('pasta', { extras: options }), item('water')] },
      { id: 'x', name: 'X', products: [null, item({}, { extras: options })] },
    ],
  };
  const data = parse(RestaurantData, { info: INFO, menu })!;
  expect(itemLists(data.menu)).toEqual({
    sizes: { large: ['pizzas', 'flavors-3'] },
    combos: { 1: ['combos'] },
    'new-combos': { 2: ['combos'] },
    products: { pasta: ['featured', 'category-7'] },
  });
});
