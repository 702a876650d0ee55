import { parse, RestaurantData } from '@storefront/shared-domain/contracts';
import { menuData } from './menu-data';
import { restaurantData } from './restaurant-data';

const INFO = { id: 7, name: 'Bella', restaurant_url: 'bella' };

function read(wire: { info?: object; menu?: object; hours?: object; special_hours?: object[] }) {
  const data = parse(RestaurantData, { ...wire, info: { ...INFO, ...wire.info } });
  if (data === null) throw new Error('the record is unreadable');
  return data;
}

function dataOf(menu: object, more: object = {}) {
  const { info, menu: offered } = read({ menu, info: more });
  return menuData(offered, info, info.currency);
}

describe('the menu for search engines', () => {
  const named = (name: string, more: object = {}) => ({ id: name, name, price: 0, ...more });
  const category = (name: string, products: object[], more: object = {}) => ({
    id: name,
    name,
    products,
    ...more,
  });
  const sectionsOf = (menu: object) =>
    dataOf(menu).sections.map(({ name, hasMenuItem }) => [
      name,
      hasMenuItem.map((item) => item.name),
    ]);

  describe('the sections', () => {
    test('only what is sold: no empty or unnamed section, nothing that is switched off', () => {
      const sold = [named('Suco')];
      const menu = {
        categories: [
          category('Off', sold, { unavailable: 1 }),
          category('Closed', sold, { available: false }),
          category('', sold),
          category('Empty', []),
          category('Sold out', [named('A', { unavailable: true })]),
          category('Open', [
            named(' '),
            named('A', { unavailable: '1' }),
            named('B', { unavailableByTemplate: true }),
            named('C', { unavailable: false, unavailableByTemplate: 0 }),
          ]),
          category('Also open', sold, { available: true, unavailable: 0 }),
        ],
      };
      expect(sectionsOf(menu)).toEqual([
        ['Open', ['C']],
        ['Also open', ['Suco']],
      ]);
    });
  });

  describe('an item', () => {
    const itemOf = (product: object, info: Record<string, unknown> = {}) =>
      dataOf({ categories: [category('A', [product])] }, info).sections[0]?.hasMenuItem[0];

    test('has a price when there is one, in the currency of the restaurant', () => {
      expect(itemOf(named('Suco'))).toEqual({ '@type': 'MenuItem', name: 'Suco' });
      expect(itemOf(named('Suco', { price: 6.5 }))).toMatchObject({
        offers: { '@type': 'Offer', price: '6.50', priceCurrency: 'BRL' },
      });
      expect(
        itemOf(named('Suco', { price: 6.5, fromPrice: 5 }), { currency: 'USD' }),
      ).toMatchObject({
        offers: { price: '5.00', priceCurrency: 'USD' },
      });
      expect(itemOf(named('Suco', { price: 15000 }), { currency: 'PYG' })).toMatchObject({
        offers: { price: '15000', priceCurrency: 'PYG' },
      });
      expect(itemOf(named('Suco', { price: 6.5, fromPrice: 0 }))).toMatchObject({
        offers: { price: '6.50' },
      });
    });
  });

  describe('the limits', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => named(`${at}`));
    const sizes = (menu: object) =>
      dataOf(menu).sections.map(({ hasMenuItem }) => hasMenuItem.length);

    test('100 items in all sections together', () => {
      expect(sizes({ categories: [category('A', many(100))] })).toEqual([100]);
      expect(sizes({ categories: [category('A', many(101)), category('B', many(1))] })).toEqual([
        100,
      ]);
      expect(sizes({ categories: [category('A', many(100)), category('B', many(1))] })).toEqual([
        100,
      ]);
      expect(sizes({ categories: [category('A', many(60)), category('B', many(60))] })).toEqual([
        60, 40,
      ]);
    });

    test('9,000 bytes of JSON, with a comma for each item', () => {
      const frame = Buffer.byteLength(JSON.stringify({ '@type': 'MenuItem', name: '' }));
      const full = named('x'.repeat(149 - frame));
      const items = Array.from({ length: 60 }, () => full);
      const longer = [...items.slice(1), named(`${full.name}x`)];
      expect(sizes({ categories: [category('A', items)] })).toEqual([60]);
      expect(sizes({ categories: [category('A', longer)] })).toEqual([59]);
      expect(sizes({ categories: [category('A', longer), category('B', [full])] })).toEqual([59]);
    });
  });
});

describe('the restaurant for search engines', () => {
  const of = (more: object) => restaurantData(read(more), '');

  test('a record without more than a name has no more than the frame', () =>
    expect(of({})).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      '@id': { $address: 'page' },
      url: { $address: 'page' },
      image: { $address: 'image' },
      logo: { $address: 'logo' },
      name: 'Bella',
      currenciesAccepted: 'BRL',
      acceptsReservations: false,
    }));

  test('address, place, phone, prices and rating are those of the page', () => {
    const info = {
      country: 'US',
      currency: 'USD',
      street: 'Bedford Avenue',
      street_number: '218',
      city: 'Brooklyn',
      uf: 'NY',
      latitude: 40.7,
      longitude: '-73.9',
      whatsapp: '7185550142',
      rating_average: 4.7,
      reviews: [{ rating: 5 }, { rating: 4 }],
    };
    const products = [8, 12.5].map((price) => ({ id: price, name: `Soup ${price}`, price }));
    expect(of({ info, menu: { categories: [{ id: 1, name: 'Soups', products }] } })).toMatchObject({
      telephone: '+17185550142',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '218 Bedford Avenue',
        addressLocality: 'Brooklyn',
        addressRegion: 'NY',
        addressCountry: 'US',
      },
      geo: { latitude: 40.7, longitude: -73.9 },
      priceRange: 'USD 8.00–12.50',
      aggregateRating: { ratingValue: 4.7, reviewCount: 2, bestRating: 5 },
      hasMenu: { url: { $address: 'page' } },
    });
    expect(of({ info: { ...info, whatsapp: 'call us' } })).not.toHaveProperty('telephone');
  });

  test('a dish, a pizza and a combo that cannot be sold have no offer', () => {
    const extras = [{ id: 1, name: 'Sides', type: 3, required: 1, options: [] }];
    const fractions = [{ pizzaPart: 1, price: 45 }];
    const size = (id: string, flavors: object[]) => ({
      id,
      name: id,
      fromPrice: 45,
      priceBehavior: 'highest',
      flavors,
    });
    const menu = {
      categories: [{ id: 'c', name: 'All', products: [{ id: 'a', name: 'A', price: 9, extras }] }],
      pizzas: {
        sizes: [size('sold', [{ flavorCategoryID: 'f', fractions }]), size('unsold', [])],
        flavorCategories: [{ id: 'f', name: 'F', flavors: [{ id: 'x', name: 'X' }] }],
      },
      combos: [
        { id: 'both', name: 'Both', price: 50, pizzaSizes: ['sold'] },
        { id: 'none', name: 'None', price: 50, pizzaSizes: ['unsold'] },
      ],
    };
    const offered = dataOf(menu)
      .sections.flatMap(({ hasMenuItem }) => hasMenuItem)
      .filter(({ offers }) => offers !== undefined);
    expect(offered.map(({ name }) => name)).toEqual(['sold', 'Both']);
  });

  describe('hours', () => {
    const hoursOf = (hours: object) => of({ hours })['openingHoursSpecification'];
    const slot = (firstTime: unknown, secondTime: unknown, more: object = {}) => ({
      firstTime,
      secondTime,
      ...more,
    });
    const reported = (opens: string, closes: string, ...dayOfWeek: string[]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    });

    test('days with equal hours are one row; a day with two spans is in two rows', () => {
      const noon = slot('11:00:00', '14:30:00');
      const night = slot('18:00:00', '23:00:00');
      expect(hoursOf({ saturday: [noon, night], monday: [noon], sunday: [night] })).toEqual([
        reported('18:00', '23:00', 'Sunday', 'Saturday'),
        reported('11:00', '14:30', 'Monday', 'Saturday'),
      ]);
    });

    test.each([
      { case: 'a whole day', from: '00:00:00', to: '24:00:00', opens: '00:00', closes: '23:59' },
      { case: 'to midnight', from: '18:00:00', to: '24:00:00', opens: '18:00', closes: '00:00' },
      { case: 'a night', from: '18:00:00', to: '02:00:00', opens: '18:00', closes: '02:00' },
      { case: 'to a second', from: '18:00:00', to: '23:59:59', opens: '18:00', closes: '00:00' },
      { case: 'from a second', from: '18:00:30', to: '23:00:00', opens: '18:01', closes: '23:00' },
    ])('no time is 24:00, and a minute is as the storefront counts it: $case', (it) =>
      expect(hoursOf({ monday: [slot(it.from, it.to)] })).toEqual([
        reported(it.opens, it.closes, 'Monday'),
      ]),
    );

    test('what begins at the 24th hour begins on the next day', () =>
      expect(hoursOf({ saturday: [slot('24:00:00', '02:00:00')] })).toEqual([
        reported('00:00', '02:00', 'Sunday'),
      ]));

    test('closed spans and times that are none are left out', () => {
      const invalid = [
        slot('25:00:00', '26:00:00'),
        slot('1:00', '2:00'),
        slot('18:00', '23:00'),
        slot('10:00:00', ''),
        slot('', '10:00:00'),
        slot('10:60:00', '11:00:00'),
        slot('10:00:00', '11:00:00', { isClosed: 1 }),
        slot('00:00:00', '00:00:00'),
        slot('08:00:00', '08:00:00'),
        slot(10, 11),
      ];
      expect(hoursOf({ monday: invalid })).toBeUndefined();
      expect(hoursOf({ monday: [...invalid, slot('10:00:00', '11:00:00')] })).toHaveLength(1);
      expect(hoursOf({ someday: [slot('10:00:00', '11:00:00')] })).toBeUndefined();
      expect(hoursOf({})).toBeUndefined();
    });

    test('days with other hours have theirs; on a closed one it opens and closes at midnight', () => {
      const special = [
        { startDate: '2026-12-24', endDate: '2026-12-24', slots: [slot('10:00:00', '18:00:00')] },
        { startDate: '2026-12-25', endDate: '2026-12-26', slots: [] },
      ];
      const found = of({ special_hours: special });
      expect(found['specialOpeningHoursSpecification']).toEqual([
        {
          '@type': 'OpeningHoursSpecification',
          opens: '10:00',
          closes: '18:00',
          validFrom: '2026-12-24',
          validThrough: '2026-12-24',
        },
        {
          '@type': 'OpeningHoursSpecification',
          opens: '00:00',
          closes: '00:00',
          validFrom: '2026-12-25',
          validThrough: '2026-12-26',
        },
      ]);
    });
  });
});
