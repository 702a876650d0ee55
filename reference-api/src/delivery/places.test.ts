import fc from 'fast-check';
import type { Queryable } from '../platform/db/database';
import { isInRing, kilometresBetween, type Ring } from './geometry';
import { GeocoderUnavailable, type Geocoder } from './geocoding/geocoder';
import { withGeocoder } from './geocoding/geocoder-within';
import { searchKey } from './geocoding/search-key';
import { remember, withMemory } from './geocoding/open-geocoder';
import { mainStreet } from './address-point';
import { isSameStreet } from './same-street';

describe('a point in a ring', () => {
  const square: Ring = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [0, 0],
  ];
  const horseshoe: Ring = [
    [0, 0],
    [6, 0],
    [6, 6],
    [4, 6],
    [4, 2],
    [2, 2],
    [2, 6],
    [0, 6],
    [0, 0],
  ];
  const at = (longitude: number, latitude: number) => ({ longitude, latitude });

  test.each([
    { where: 'the middle', point: at(2, 2), ring: square, is: true },
    { where: 'outside', point: at(5, 2), ring: square, is: false },
    { where: 'a corner', point: at(4, 4), ring: square, is: true },
    { where: 'an edge', point: at(0, 3), ring: square, is: true },
    { where: 'the line of an edge, beyond it', point: at(0, 5), ring: square, is: false },
    { where: 'the height of a corner, beside it', point: at(-1, 4), ring: square, is: false },
    { where: 'a bay', point: at(3, 4), ring: horseshoe, is: false },
    { where: 'an arm', point: at(5, 5), ring: horseshoe, is: true },
    { where: 'the edge of a bay', point: at(3, 2), ring: horseshoe, is: true },
    { where: 'a ring of nothing', point: at(0, 0), ring: [] as Ring, is: false },
    { where: 'a ring of one point, at it', point: at(1, 1), ring: [[1, 1]] as Ring, is: true },
  ])('[DELIVERY-64] $where: $is', ({ point, ring, is }) => expect(isInRing(point, ring)).toBe(is));

  /**
   * Winding number of a ring around a point, by the angles of its points: slow, and a different
   * algorithm.
   */
  function slowWinding(x: number, y: number, ring: Ring): number {
    const angles = ring.map(([pointX, pointY]) => Math.atan2(pointY - y, pointX - x));
    const turned = angles.map((angle, index) => {
      const turn = angle - (angles.at(index - 1) ?? angle);
      return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
    });
    return Math.round(turned.reduce((sum, turn) => sum + turn, 0) / (2 * Math.PI));
  }

  /**
   * Whether a point lies on the border, by the area of its triangle with each edge: whole numbers,
   * exact.
   */
  const isOnBorder = (x: number, y: number, ring: Ring): boolean =>
    ring.some(([toX, toY], index) => {
      const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY];
      const isOnLine = (toX - fromX) * (y - fromY) === (toY - fromY) * (x - fromX);
      return isOnLine && (x - fromX) * (x - toX) <= 0 && (y - fromY) * (y - toY) <= 0;
    });

  const step = fc.integer({ min: -30, max: 30 });
  const point = fc.tuple(step, step);

  test('[DELIVERY-64] on any ring, crossed or not, it agrees with a slow count of its windings', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), point, (ring, [x, y]) => {
        const expected = isOnBorder(x, y, ring) || Math.abs(slowWinding(x, y, ring)) % 2 === 1;
        expect(isInRing(at(x, y), ring)).toBe(expected);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('distance', () => {
  test('São Paulo to Rio is some 360 km', () => {
    expect(
      kilometresBetween(
        { latitude: -23.5505, longitude: -46.6333 },
        { latitude: -22.9068, longitude: -43.1729 },
      ),
    ).toBeCloseTo(360.7, 0);
  });
});

describe('streets', () => {
  test.each([
    ['Rua Harmonia', 'rua harmonia', true],
    ['Rua Harmonia', 'Rua Armonia', true],
    ['Kent Avenue', 'Kent Ave', true],
    ['Rua Aurora', 'Rua Augusta', false],
    ['Rua A', 'Rua Inventada', false],
    ['Rua 7', 'Rua 9', false],
    ['Rua Central', 'Avenida Central', false],
    ['Rua Doutor Zuquim', 'R Dr Zuquim', true],
    ['Lincoln Avenue', 'Nowhere Street', false],
    ['', '', false],
    ['Rua Harmonia', '—', false],
  ])('%s is what "%s" meant: %s', (found, typed, is) =>
    expect(isSameStreet(found, typed)).toBe(is),
  );
});

describe('keys of a search', () => {
  test.each([
    ['Cambuí', 'cambui'],
    ['  SÃO   Bento ', 'sao bento'],
    ['St. John’s', 'st john s'],
    ['Jd. Ipê – 2ª Etapa', 'jd ipe 2a etapa'],
    ['', ''],
    ['東京', '東京'],
  ])('%j is compared as %j', (text, key) => expect(searchKey(text)).toBe(key));
});

describe('a geocoder within a transaction', () => {
  const tx: Queryable = { query: () => Promise.resolve([]), exec: () => Promise.resolve() };
  const point = { latitude: 1, longitude: 2 };
  const place = {
    ...point,
    street: 'Rua A',
    number: '',
    zone: '',
    city: '',
    uf: '',
    cep: '',
    name: '',
  };

  function outside(answer: () => Promise<(typeof place)[]>) {
    const search = jest.fn(answer);
    return {
      search,
      geocoder: {
        search,
        reverse: () => Promise.resolve(place),
        byPostalCode: () => Promise.resolve(null),
      } satisfies Geocoder,
    };
  }

  test('another server is requested between two attempts of the transaction, once for each query', async () => {
    const { search, geocoder } = outside(() => Promise.resolve([place]));
    let isOpen = false;
    search.mockImplementation(async () => {
      expect(isOpen).toBe(false);
      return [place];
    });
    const firsts: boolean[] = [];
    const found = await withGeocoder(geocoder, async (geocoderOn, isFirst) => {
      firsts.push(isFirst);
      isOpen = true;
      try {
        const [one] = await geocoderOn(tx).search('Rua A', null, 5);
        return [
          one,
          await geocoderOn(tx).reverse(point),
          await geocoderOn(tx).search('Rua A', null, 5),
        ];
      } finally {
        isOpen = false;
      }
    });
    expect([found, search.mock.calls.length, firsts]).toEqual([
      [place, place, [place]],
      1,
      [true, false, false],
    ]);
  });

  test('a server that cannot be requested fails where its answer is needed, and is not requested again', async () => {
    const { search, geocoder } = outside(() => Promise.reject(new GeocoderUnavailable('timeout')));
    await expect(
      withGeocoder(geocoder, (geocoderOn) => geocoderOn(tx).search('Rua A', null, 5)),
    ).rejects.toThrow(GeocoderUnavailable);
    expect(search).toHaveBeenCalledTimes(1);
  });

  test('a geocoder that reads this database reads it on the connection of the transaction', async () => {
    const { geocoder } = outside(() => Promise.reject(new Error('on another connection')));
    const within = jest.fn((on: Queryable): Geocoder => ({
      ...geocoder,
      search: () => Promise.resolve(on === tx ? [place] : []),
    }));
    let attempts = 0;
    const found = await withGeocoder({ ...geocoder, within }, (geocoderOn) => {
      attempts += 1;
      return geocoderOn(tx).search('Rua A', null, 5);
    });
    expect([found, attempts]).toEqual([[place], 1]);
  });
});

describe('a geocoder with a memory', () => {
  const NEAR = { latitude: 1, longitude: 2 };
  const PLACE = {
    latitude: 1,
    longitude: 2,
    street: 'Rua',
    number: '',
    zone: '',
    city: '',
    uf: '',
    cep: '',
    name: '',
  };

  function counted() {
    const requested: string[] = [];
    const geocoder: Geocoder = {
      search: async (query) => [{ ...PLACE, street: (requested.push(query), query) }],
      reverse: async () => (requested.push('point'), PLACE),
      byPostalCode: async (digits) => (requested.push(digits), PLACE),
    };
    return { requested, remembering: withMemory(geocoder) };
  }

  test('the same query is sent once, whatever its case and blanks; another is another', async () => {
    const { requested, remembering } = counted();
    for (const query of ['Rua  Harmonia', ' rua harmonia ', 'RUA HARMONIA'])
      expect(await remembering.search(query, NEAR, 5)).toHaveLength(1);
    await remembering.search('rua harmonia', null, 5);
    await remembering.search('rua harmonia', NEAR, 1);
    expect(requested).toHaveLength(3);
  });

  test('answers are forgotten after their time, and the longest unused when there are too many', async () => {
    let now = 0;
    const once = remember({ most: 2, ttlMs: 1000, now: () => now });
    const requested: string[] = [];
    const request = (question: string) => once(question, async () => void requested.push(question));
    for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) await request(question);
    expect(requested).toEqual(['a', 'b', 'c', 'b']);
    now = 1000;
    await request('a');
    expect(requested).toEqual(['a', 'b', 'c', 'b', 'a']);
  });
});

test.each([
  ['Avda. España casi Brasilia', 'Avda. España'],
  ['Mcal. López, casi Gral. Santos', 'Mcal. López'],
  ['Uruguay esq. Río Branco', 'Uruguay'],
  ['18 de Julio esquina Ejido', '18 de Julio'],
  ['San Martín entre Salta y Jujuy', 'San Martín'],
  ['Palma c/ Alberdi', 'Palma'],
  ['Avenida Entre Ríos', 'Avenida Entre Ríos'],
  ['Casi', 'Casi'],
  ['Rua Augusta', 'Rua Augusta'],
])('the street of %j on a map is %j', (written, street) =>
  expect(mainStreet(written)).toBe(street),
);
