import { shortestWay } from './shortest-way';

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

test('ends beside a street begin and end there all the same', () => {
  const way = shortestWay(grid, at(20, 8), at(180, -6)) ?? [];
  expect([way[0], way.at(-1)]).toEqual([at(20, 8), at(180, -6)]);
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
