import type { Coordinates } from '@storefront/shared-domain/contracts';
import { nearestAlong, pointAlong } from '../../../reference-api/src/delivery/geocoding/along-line';
import { isInRing } from '../../../reference-api/src/delivery/point-in-ring';
import { demoRestaurants } from '../demo-restaurants';
import { cityPlans } from './areas';
import type { CityPlan, CityStreet } from './city';
import { makeCity } from './make-city';
import { cityRevisions } from './revision';

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
  test('is the same each time', () => expect(makeCity(plan)).toEqual(city));

  test('is of a moderate size, with avenues, streets and lanes, neighbourhoods and greens', () => {
    expect(city.streets.length).toBeGreaterThan(300);
    expect(city.streets.length).toBeLessThan(4000);
    expect(new Set(city.streets.map(({ kind }) => kind))).toEqual(
      new Set(['avenue', 'street', 'lane']),
    );
    expect(new Set(city.grounds.map(({ kind }) => kind))).toEqual(
      new Set(['zone', 'park', 'water', 'square']),
    );
  });

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

  test('rings are closed and enclose something', () => {
    expect(
      city.grounds.filter(({ ring }) => ring.length < 4 || String(ring.at(-1)) !== String(ring[0])),
    ).toEqual([]);
  });

  test('every street lies within the map', () => {
    const { south, west, north, east } = city.bounds;
    const isWithin = ([longitude, latitude]: readonly [number, number]): boolean =>
      longitude > west && longitude < east && latitude > south && latitude < north;
    expect(city.streets.filter(({ line }) => !line.every(isWithin))).toEqual([]);
  });
});

function streetOf(area: string, street: string): CityStreet {
  const found = all.find(({ id }) => id === area)?.city.streets.find((it) => it.street === street);
  if (!found) throw new Error(`there is no ${street} in ${area}`);
  return found;
}

test.each([
  ['sao-paulo', 'Rua Harmonia', 120],
  ['sao-paulo', 'Rua Harmonia', 412],
  ['sao-paulo', 'Rua Girassol', 10],
  ['sao-paulo', 'Avenida Paulista', 1578],
  ['brooklyn', 'Berry Street', 88],
  ['brooklyn', 'Bedford Avenue', 250],
  ['curitiba', 'Avenida Manoel Ribas', 5875],
  ['belo-horizonte', 'Rua Alagoas', 730],
  ['asuncion', 'Avenida Mariscal López', 3780],
  ['asuncion', 'Senador Long', 540],
])('in %s, %s has a house %i', (area, street, number) => {
  const { numberFrom, numberTo } = streetOf(area, street);
  expect(number).toBeGreaterThanOrEqual(numberFrom);
  expect(number).toBeLessThanOrEqual(numberTo);
});

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
