import type { Coordinates } from '@storefront/shared-domain/contracts';
import { nearestAlong, pointAlong } from '../../../reference-api/src/delivery/geocoding/along-line';
import { isInRing } from '../../../reference-api/src/delivery/point-in-ring';
import { demoRestaurants } from '../demo-restaurants';
import { cityPlans } from './areas';
import type { CityPlan, CityStreet } from './city';
import { makeCity } from './make-city';
import { cityRevisions } from './revision';
import { TILE, boxOf, pixelOf, positionOf } from '../tiles/mercator';
import { shortestWay } from '../kitchen/shortest-way';

const all = cityPlans.map((plan) => ({ id: plan.id, plan, city: makeCity(plan) }));
const doubled = (list: readonly string[]): string[] =>
  list.filter((it, index) => list.indexOf(it) !== index);
const lengthOf = ({ line }: CityStreet): number =>
  line.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    return sum + Math.hypot((x - fromX) * Math.cos((y * Math.PI) / 180), y - fromY) * 111_320;
  }, 0);
const at = ([longitude, latitude]: readonly [number, number]) => ({ longitude, latitude });

describe.each(all)('the city of $id', ({ plan, city }) => {
  test('every known street is there once, where it is known to be', () => {
    for (const known of plan.streets) {
      const found = city.streets.filter(
        (it) => it.street === known.street && it.zone === known.zone,
      );
      expect(found).toMatchObject([
        { city: known.city, cep: known.cep, uf: plan.states[known.city] },
      ]);
      expect({
        street: known.street,
        isNear: nearestAlong(found[0]?.line ?? [], known).metres < 20,
      }).toEqual({ street: known.street, isNear: true });
    }
  });

  test('names are given once in a neighbourhood, and known names nowhere else', () => {
    expect(doubled(city.streets.map((it) => `${it.street}, ${it.zone}, ${it.city}`))).toEqual([]);
    const [known, ends] = [
      new Set(plan.streets.map(({ street }) => street)),
      city.streets.slice(plan.streets.length),
    ];
    expect(ends.filter(({ street }) => known.has(street))).toEqual([]);
  });

  test('postal codes are those of the country; in Brazil each names one street', () => {
    const shape = { BR: /^\d{5}-\d{3}$/, PY: /^\d{4}$/, US: /^\d{5}$/ }[plan.country];
    expect(city.streets.filter(({ cep }) => !shape.test(cep))).toEqual([]);
    if (plan.country === 'BR') expect(doubled(city.streets.map(({ cep }) => cep))).toEqual([]);
  });

  test('every street has a length and rising numbers, and lies in its neighbourhood, bridges excepted', () => {
    const zones = new Map(
      city.grounds.filter(({ kind }) => kind === 'zone').map(({ name, ring }) => [name, ring]),
    );
    const bridges = new Set(plan.bridges.map(({ name }) => name));
    const isOutside =
      (zone: string) =>
      (point: Coordinates): boolean =>
        !isInRing(point, zones.get(zone) ?? []) &&
        nearestAlong(zones.get(zone) ?? [], point).metres > 30;
    expect(
      city.streets.filter(({ numberFrom, numberTo }) => !(numberFrom > 0 && numberTo > numberFrom)),
    ).toEqual([]);
    expect(city.streets.filter((street) => !(lengthOf(street) > 20))).toEqual([]);
    const isNearBorder = (it: CityPlan['streets'][number]): boolean =>
      isOutside(it.zone)(it) || nearestAlong(zones.get(it.zone) ?? [], it).metres < 80;
    const crossing = new Set(plan.streets.filter(isNearBorder).map(({ street }) => street));
    expect(
      city.streets.filter(
        ({ street, zone, line }) =>
          !bridges.has(street) && !crossing.has(street) && line.map(at).some(isOutside(zone)),
      ),
    ).toEqual([]);
  });
});

test('a city is the same each time', () => {
  const { plan, city } = all.find(({ id }) => id === 'curitiba')!;
  expect(makeCity(plan)).toEqual(city);
});

function streetOf(area: string, street: string): CityStreet {
  const found = all.find(({ id }) => id === area)?.city.streets.find((it) => it.street === street);
  if (!found) throw new Error(`there is no ${street} in ${area}`);
  return found;
}

test.each(demoRestaurants.map(({ info }) => ({ url: info.restaurant_url, info })))(
  '$url stands at its own number of its own street',
  ({ info }) => {
    const door = { latitude: info.latitude ?? 0, longitude: info.longitude ?? 0 };
    const area = cityPlans.find((plan) => plan.door.latitude === door.latitude)?.id ?? '';
    const { line, numberFrom, numberTo } = streetOf(area, info.street ?? '');
    expect(nearestAlong(line, door).metres).toBeLessThan(60);
    const house = pointAlong(
      line,
      (Number(info.street_number) - numberFrom) / (numberTo - numberFrom),
    );
    expect(nearestAlong([[house?.longitude ?? 0, house?.latitude ?? 0]], door).metres).toBeLessThan(
      90,
    );
  },
);

test('a city is known by what it is made from: another plan, another revision', async () => {
  const [first] = cityPlans as [CityPlan];
  const before = await cityRevisions(cityPlans);
  expect(new Set(before.values()).size).toBe(cityPlans.length);
  expect(await cityRevisions(cityPlans)).toEqual(before);
  expect((await cityRevisions([{ ...first, swing: 1 }])).get(first.id)).not.toBe(
    before.get(first.id),
  );
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
    const found = pixelOf(position, zoom);
    expect(found.x).toBeCloseTo(pixel.x, 6);
    expect(found.y).toBeCloseTo(pixel.y, 6);
    const [longitude, latitude] = positionOf(pixel, zoom);
    expect(longitude).toBeCloseTo(position[0], 9);
    expect(latitude).toBeCloseTo(position[1], 9);
  });

  test('a tile ends where its neighbours begin, and a margin reaches into them', () => {
    const [tile, east, south] = [
      boxOf({ zoom: 16, x: 24_268, y: 37_173 }, 0),
      boxOf({ zoom: 16, x: 24_269, y: 37_173 }, 0),
      boxOf({ zoom: 16, x: 24_268, y: 37_174 }, 0),
    ];
    expect([tile.east, tile.south]).toEqual([east.west, south.north]);
    expect(boxOf({ zoom: 16, x: 24_268, y: 37_173 }, TILE).east).toBeCloseTo(east.east, 12);
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
