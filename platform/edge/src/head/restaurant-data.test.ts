import { restaurantData, withAddresses } from './restaurant-data';

const of = (info: object, more: object = {}) => restaurantData({ info, ...more }, '');
const ADDRESSES = { url: 'https://a.example/bella', image: '', logo: '' };

test('a body that is none has no more than the frame', () => {
  for (const body of [null, undefined, 'x', { info: 7, menu: 'x', hours: [] }])
    expect(restaurantData(body, '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      currenciesAccepted: 'BRL',
      acceptsReservations: false,
    });
});

test('an address needs a street or a city, and leaves out what is empty', () => {
  expect(of({ city: 'São Paulo' })['address']).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'São Paulo',
  });
  expect(of({ street: 'Rua A' })['address']).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Rua A',
  });
  expect(of({ street: 'Rua A', street_number: '12', uf: 'SP', country: 'BR' })['address']).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Rua A, 12',
    addressRegion: 'SP',
    addressCountry: 'BR',
  });
  expect(of({ uf: 'SP', country: 'BR' })).not.toHaveProperty('address');
});

test('a place on the map needs both numbers', () => {
  expect(of({ latitude: 0, longitude: -46.6 })['geo']).toEqual({
    '@type': 'GeoCoordinates',
    latitude: 0,
    longitude: -46.6,
  });
  for (const info of [{ latitude: 1 }, { longitude: 1 }, { latitude: '1', longitude: 1 }])
    expect(of(info)).not.toHaveProperty('geo');
  expect(of({ latitude: 1, longitude: '1' })).not.toHaveProperty('geo');
});

describe('hours', () => {
  const hoursOf = (hours: object) => of({}, { hours })['openingHoursSpecification'];
  const slot = (firstTime: unknown, secondTime: unknown, more: object = {}) => ({
    firstTime,
    secondTime,
    ...more,
  });

  test('days with equal hours are one row; a day with two spans is in two rows', () => {
    const noon = slot('11:00:00', '14:30:00');
    const night = slot('18:00', '24:00');
    expect(hoursOf({ saturday: [noon, night], monday: [noon], sunday: [night] })).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Sunday', 'Saturday'],
        opens: '18:00',
        closes: '24:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Saturday'],
        opens: '11:00',
        closes: '14:30',
      },
    ]);
  });

  test('closed spans and times that are none are left out', () => {
    const invalid = [
      slot('25:00', '26:00'),
      slot('1:00', '2:00'),
      slot('10:00', ''),
      slot('', '10:00'),
      slot('10:60', '11:00'),
      slot('10:00', '11:00', { isClosed: 1 }),
      slot(10, 11),
    ];
    expect(hoursOf({ monday: invalid })).toBeUndefined();
    expect(hoursOf({ monday: [...invalid, slot('10:00', '11:00')] })).toHaveLength(1);
    expect(hoursOf({ someday: [slot('10:00', '11:00')] })).toBeUndefined();
    expect(hoursOf({})).toBeUndefined();
  });
});

test('a rating is there only with visible reviews, between 0 and 5', () => {
  const rated = (rating_average: unknown, reviews: unknown) =>
    of({ rating_average, reviews })['aggregateRating'];
  expect(rated(5, [{}])).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 5,
    reviewCount: 1,
    bestRating: 5,
  });
  for (const [rating, reviews] of [
    [0, [{}]],
    [-1, [{}]],
    [5.1, [{}]],
    ['5', [{}]],
    [5, []],
    [5, 3],
  ])
    expect(rated(rating, reviews)).toBeUndefined();
});

test('cuisine, prices and the menu come from what is sold', () => {
  const menu = { pizzas: { sizes: [{ name: 'Grande', price: 50 }] } };
  expect(of({ currency: 'USD', language: 'pt-br' }, { menu })).toMatchObject({
    servesCuisine: 'Pizza',
    priceRange: 'USD 50.00–50.00',
    currenciesAccepted: 'USD',
    hasMenu: { '@type': 'Menu', inLanguage: 'pt-br' },
  });
  const bar = of({}, { menu: { categories: [{ name: 'A', products: [{ name: 'Suco' }] }] } });
  expect(bar).toHaveProperty('hasMenu');
  expect(bar).not.toHaveProperty('servesCuisine');
  expect(bar).not.toHaveProperty('priceRange');
});

test('the addresses of one host do not remain for the next', () => {
  const reported = of({}, { menu: { combos: [{ name: 'Dupla' }] } });
  const before = JSON.stringify(reported);
  const there = withAddresses(reported, { ...ADDRESSES, image: '/i.webp' });
  expect(there).toMatchObject({
    '@id': ADDRESSES.url,
    url: ADDRESSES.url,
    image: '/i.webp',
    hasMenu: { '@type': 'Menu', url: ADDRESSES.url },
  });
  expect(there).not.toHaveProperty('logo');
  expect(JSON.stringify(reported)).toBe(before);
  expect(withAddresses(of({}), ADDRESSES)).not.toHaveProperty('hasMenu');
});

test('the range of prices has the decimals of its currency', () => {
  const menu = { categories: [{ name: 'A', products: [{ name: 'B', price: 15000 }] }] };
  expect(of({ currency: 'PYG' }, { menu })['priceRange']).toBe('PYG 15000–15000');
});
