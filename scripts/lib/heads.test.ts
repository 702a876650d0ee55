import { readHead } from '../../platform/edge/src/head/read-head';
import { headOf } from '../../shell/src/server/head/head-of';

const PLACE = { url: 'bella', mediaBase: '/media', revision: '"1"' };
const INFO = { id: 7, name: 'Bella', restaurant_url: 'bella' };

const throughJson = (wire: object) =>
  readHead(JSON.stringify(headOf({ wire, restaurantUrl: 'bella' })), PLACE);

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
