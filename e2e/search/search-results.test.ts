import { RestaurantData, parse } from '@storefront/shared-domain/contracts';
import { menuSections } from '@storefront/shared-domain/rules';
import { demoRestaurants } from '@storefront/demo/restaurants';
import { findCards } from '../../mf-menu/src/features/search/search-index';
import { EXPECTED } from './expected';

/** The restaurant that sells at its tables alone. */
const TABLE_ONLY = 'cantina-mesa';

function menuOf(url: string) {
  const found = demoRestaurants.find(({ info }) => info.restaurant_url === url);
  if (found === undefined) throw new Error(`no demo restaurant ${url}`);
  const { info, menu, hours } = found;
  const data = parse(RestaurantData, JSON.parse(JSON.stringify({ info, menu, hours })));
  if (data === null) throw new Error(`${url} violates its contract`);
  const mode = url === TABLE_ONLY ? 'table' : 'delivery';
  return { menu: data.menu, sections: menuSections(data.menu, data.info, mode) };
}

describe.each(Object.entries(EXPECTED))('the search of %s', (url, queries) => {
  const { menu, sections } = menuOf(url);
  const names = new Map<string, string>(
    sections.flatMap(({ cards }) => cards.map(({ kind, id, name }) => [`${kind}:${id}`, name])),
  );

  test.each(queries)('[MENU-15] %s', async (query, ...expected) => {
    const hits = await findCards(sections, menu, query);
    const found = hits.map(({ key, flavors }) => {
      const chosen = flavors.length === 0 ? '' : ` [${flavors.map(({ name }) => name).join()}]`;
      return `${names.get(key)}${chosen}`;
    });
    expect(found.slice(0, 3)).toEqual(expected);
  });
});
