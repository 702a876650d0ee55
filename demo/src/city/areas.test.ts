import { nearestAlong, pointAlong } from '../../../reference-api/src/delivery/geocoding/along-line';
import { demoRestaurants } from '../demo-restaurants';
import { shortestWay } from '../kitchen/shortest-way';
import { TILE, computeBox, toPixel, toPosition } from '../tiles/mercator';
import { AREAS, readArea } from './areas';

const doubled = (list: readonly string[]): string[] =>
  list.filter((it, index) => list.indexOf(it) !== index);
const CODES: Readonly<Record<string, RegExp>> = { asuncion: /^\d{4}$/, brooklyn: /^\d{5}$/ };

describe.each(AREAS)('the area %s', (id) => {
  const area = readArea(id).then(({ unpack }) => unpack());

  test('names are given once in a neighborhood', async () => {
    const { streets } = await area;
    expect(
      doubled(streets.map((street) => `${street.street}, ${street.zone}, ${street.city}`)),
    ).toEqual([]);
  });

  test('postal codes are those of the country; in Brazil each names one street', async () => {
    const codes = (await area).streets.map(({ cep }) => cep);
    expect(codes.filter((cep) => !(CODES[id] ?? /^\d{5}-\d{3}$/).test(cep))).toEqual([]);
    if (!CODES[id]) expect(doubled(codes)).toEqual([]);
  });

  test('every street has a line and rising numbers', async () => {
    const { streets } = await area;
    const isWrong = (it: (typeof streets)[number]): boolean =>
      it.line.length < 2 || !(it.numberFrom > 0 && it.numberTo > it.numberFrom);
    expect(streets.filter(isWrong)).toEqual([]);
  });

  test('its restaurants stand at their own number of their own street', async () => {
    const { bounds, streets } = await area;
    const found = demoRestaurants
      .map(({ info: { latitude, longitude, ...info } }) => ({
        ...info,
        door: { latitude: latitude ?? 0, longitude: longitude ?? 0 },
      }))
      .filter(
        ({ door: { latitude: y, longitude: x } }) =>
          y > bounds.south && y < bounds.north && x > bounds.west && x < bounds.east,
      );
    expect(found).toHaveLength(1);
    for (const { door, street, street_number } of found) {
      const own = streets.find((areaStreet) => areaStreet.street === street);
      if (!own) throw new Error(`there is no ${street} in ${id}`);
      const { line, numberFrom, numberTo } = own;
      expect(nearestAlong(line, door).metres).toBeLessThan(60);
      const house = pointAlong(
        line,
        (Number(street_number) - numberFrom) / (numberTo - numberFrom),
      );
      const at = [[house?.longitude ?? 0, house?.latitude ?? 0]] as const;
      expect(nearestAlong(at, door).metres).toBeLessThan(90);
    }
  });

  test('its revision is that of its file', async () => {
    const { revision } = await readArea(id);
    expect(revision).toHaveLength(22);
    expect((await readArea(id)).revision).toBe(revision);
  });
});

describe('tiles of the map', () => {
  test.each([
    // Given by the definition: the corner and the middle of the world, and the latitude at which its
    // square ends.
    { position: [0, 0] as const, zoom: 0, pixel: { x: 128, y: 128 } },
    { position: [-180, 85.0511287798066] as const, zoom: 0, pixel: { x: 0, y: 0 } },
    { position: [90, -66.51326044311186] as const, zoom: 1, pixel: { x: 384, y: 384 } },
    { position: [180, -85.0511287798066] as const, zoom: 3, pixel: { x: 2048, y: 2048 } },
  ])('$position at zoom $zoom is $pixel, and back', ({ position, zoom, pixel }) => {
    const found = toPixel(position, zoom);
    expect(found.x).toBeCloseTo(pixel.x, 6);
    expect(found.y).toBeCloseTo(pixel.y, 6);
    const [longitude, latitude] = toPosition(pixel, zoom);
    expect(longitude).toBeCloseTo(position[0], 9);
    expect(latitude).toBeCloseTo(position[1], 9);
  });

  test('a tile ends where its neighbours begin, and a margin reaches into them', () => {
    const [tile, east, south] = [
      computeBox({ zoom: 16, x: 24_268, y: 37_173 }, 0),
      computeBox({ zoom: 16, x: 24_269, y: 37_173 }, 0),
      computeBox({ zoom: 16, x: 24_268, y: 37_174 }, 0),
    ];
    expect([tile.east, tile.south]).toEqual([east.west, south.north]);
    expect(computeBox({ zoom: 16, x: 24_268, y: 37_173 }, TILE).east).toBeCloseTo(east.east, 12);
  });
});

describe('the way of a courier', () => {
  /** A position in metres east and north of another. */
  const at = (x: number, y: number): [number, number] => [
    -46 + x / 111_320 / Math.cos((-23 * Math.PI) / 180),
    -23 + y / 111_320,
  ];
  const metres = (way: readonly (readonly [number, number])[]): number =>
    way.slice(1).reduce((sum, to, index) => {
      const from = way[index] ?? to;
      return (
        sum +
        Math.hypot(
          (to[0] - from[0]) * 111_320 * Math.cos((-23 * Math.PI) / 180),
          (to[1] - from[1]) * 111_320,
        )
      );
    }, 0);

  const grid = [0, 100, 200].flatMap((place) => [
    [at(0, place), at(200, place)],
    [at(place, 0), at(place, 200)],
  ]);

  test('the way follows the streets and is the shortest of them', () => {
    const way = shortestWay(grid, at(0, 0), at(200, 100)) ?? [];
    expect([way[0], way.at(-1)]).toEqual([at(0, 0), at(200, 100)]);
    expect(metres(way)).toBeGreaterThan(285);
    expect(metres(way)).toBeLessThan(315);
    for (const [longitude, latitude] of way) {
      const x = (longitude + 46) * 111_320 * Math.cos((-23 * Math.PI) / 180);
      const y = (latitude + 23) * 111_320;
      const off = (value: number) =>
        Math.min(...[0, 100, 200].map((street) => Math.abs(value - street)));
      expect(Math.min(off(x), off(y))).toBeLessThan(1);
    }
  });

  test('no streets, or none that lead there, are no way', () => {
    expect(shortestWay([], at(0, 0), at(1, 1))).toBeNull();
    expect(
      shortestWay(
        [
          [at(0, 0), at(50, 0)],
          [at(500, 0), at(550, 0)],
        ],
        at(0, 0),
        at(550, 0),
      ),
    ).toBeNull();
  });
});
