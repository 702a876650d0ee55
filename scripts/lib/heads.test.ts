import { readHead } from '../../platform/edge/src/head/read-head';
import { toHead } from '../../shell/src/server/head/to-head';

const PLACE = { url: 'bella', mediaBase: '/media', revision: '"1"' };
const INFO = { id: 7, name: 'Bella', restaurant_url: 'bella' };

const throughJson = (wire: object) =>
  readHead(JSON.stringify(toHead({ wire, restaurantUrl: 'bella' })), PLACE);

test('the edge reads what the shell states of a record', () => {
  const extras = [{ id: 'g', name: 'G', type: 3, options: [] }];
  const products = [{ id: 'pasta', name: 'Pasta', price: 30, extras }];
  const head = throughJson({
    info: { ...INFO, cover_pic: 'a', look: 'garden', modules: { new_menu: true } },
    menu: { categories: [{ id: 7, name: 'All', products }] },
  });
  expect(head).toMatchObject({
    name: 'Bella',
    scheme: 'light dark',
    modules: ['new_menu'],
    shareImage: '/media/covers/a/960.jpg',
    touchIcon: '/media/app-icons/bella/180.png',
    revision: '"1"',
  });
  expect(head.lists.get('products')).toEqual(new Map([['pasta', new Set(['category-7'])]]));
  const page = 'https://pizza.example/bella';
  expect(head.structured({ page, image: '', logo: '' })).toMatchObject({
    '@id': page,
    hasMenu: { url: page, hasMenuSection: [{ name: 'All' }] },
  });
  expect(head.structured({ page, image: '', logo: '' })).not.toHaveProperty('image');
});

test.each([
  '</script>',
  '"><img src=x>',
  '../..',
  '__proto__',
  '{{x}}',
  'a\u2028b',
  'https://evil.example',
])('it reads the head of a record full of %j', (text) => {
  const info = Object.fromEntries(
    ['message', 'street', 'city', 'currency', 'cover_pic', 'profile_pic', 'whatsapp', 'look']
      .concat(['language', 'country', 'timezone', 'pizza_category_name'])
      .map((name) => [name, text]),
  );
  const menu = {
    categories: [{ id: text, name: text, products: [{ id: text, name: text, price: 5 }] }],
  };
  const modules = { [text]: true };
  const head = throughJson({
    info: { ...INFO, ...info, name: text, theme: { mainColor: text }, modules },
    menu,
  });
  expect(head).toMatchObject({ name: text, look: '', language: 'pt-BR' });
});

test('a record that is longer than what the edge reads has a head, which states less of it', () => {
  const long = 'x'.repeat(6000);
  const extras = [{ id: 'g', name: 'G', type: 3, options: [] }];
  const item = (id: string) => ({ id, name: 'A', price: 5, extras });
  const texts = ['name', 'message', 'bairro', 'city', 'street', 'uf', 'cover_pic', 'profile_pic'];
  const slots = [{ firstTime: '10:00:00', secondTime: '11:00:00' }];
  const day = { startDate: '2026-12-24', endDate: '2026-12-24', slots };
  const head = throughJson({
    info: {
      ...INFO,
      ...Object.fromEntries(texts.map((name) => [name, long])),
      message: '',
      modules: Object.fromEntries([
        ['new_menu', true],
        [long, true],
      ]),
    },
    menu: {
      categories: [
        { id: 'all', name: 'All', products: [item('pasta'), item(long)] },
        { id: long, name: 'More', products: [item('pasta')] },
      ],
    },
    special_hours: Array.from({ length: 3000 }, () => day),
  });
  expect(head).toMatchObject({ modules: ['new_menu'], shareImage: '', logo: '' });
  expect(head.name).toMatch(/^x{1000}/);
  expect(head.lists.get('products')).toEqual(new Map([['pasta', new Set(['category-all'])]]));
});
