import type { DemoStreet } from '../../build/street';
import type { CityPlan } from '../city';
import { cellsOf, nearest } from '../plan/cells';
import type { Plane } from '../plan/plane';
import { rectangle, type Polygon } from '../plan/polygon';
import type { Swing } from '../plan/swing';
import { between, distance, plus, times, type Point } from '../plan/vector';

/** A listed street with its point in the straight city. */
export type KnownStreet = DemoStreet & { point: Point };

/**
 * A neighbourhood in the straight city: a convex cell around `middle`. `loose`: 1 where the map is
 * densest, more where it is not.
 */
export type District = {
  zone: string;
  city: string;
  uf: string;
  ceps: string[];
  middle: Point;
  cell: Polygon;
  known: KnownStreet[];
  loose: number;
};

/**
 * Upper distances from the restaurant in metres, each with the factor of the space between streets.
 */
const LOOSENESS: readonly (readonly [number, number])[] = [
  [2300, 1],
  [4300, 1.45],
  [7000, 2.5],
];
const LOOSEST = 3.8;
const ROUNDS = 60;
const STEP = 0.06;

const mean = (points: readonly Point[]): Point =>
  times(points.reduce(plus, [0, 0]), 1 / points.length);
const loosenessAt = (metres: number): number =>
  LOOSENESS.find(([to]) => metres <= to)?.[1] ?? LOOSEST;

type Draft = Omit<District, 'cell' | 'loose'>;

/**
 * Moves middles apart until every listed point is nearest to the middle of its own neighbourhood.
 */
function settled(drafts: readonly Draft[]): Draft[] {
  const middles = drafts.map(({ middle }) => middle);
  for (let round = 0; round < ROUNDS; round += 1) {
    let isSettled = true;
    drafts.forEach(({ known }, own) =>
      known.forEach(({ point }) => {
        const other = nearest(middles, point);
        if (other === own) return;
        isSettled = false;
        middles[own] = between(middles[own] as Point, point, STEP);
        middles[other] = between(middles[other] as Point, point, -STEP);
      }),
    );
    if (isSettled) break;
  }
  return drafts.map((it, index) => ({ ...it, middle: middles[index] as Point }));
}

/** The area in the straight city: a little larger than its bounds, which the swing moves. */
export function outlineOf({ bounds, swing }: CityPlan, plane: Plane): Polygon {
  const [[west, south], [east, north]] = [
    plane.at([bounds.west, bounds.south]),
    plane.at([bounds.east, bounds.north]),
  ];
  return rectangle(west + swing, south + swing, east - swing, north - swing);
}

/**
 * Every neighbourhood of a plan: those of its listed streets first, then those given by their
 * middle.
 */
export function districtsOf(plan: CityPlan, plane: Plane, swing: Swing): District[] {
  const at = (it: { latitude: number; longitude: number }): Point =>
    swing.straight(plane.at([it.longitude, it.latitude]));
  const known = new Map<string, KnownStreet[]>();
  for (const street of plan.streets) {
    const key = `${street.city}/${street.zone}`;
    known.set(key, [...(known.get(key) ?? []), { ...street, point: at(street) }]);
  }
  const drafts = [...known.values()].map((streets) => {
    const { zone, city } = streets[0] as KnownStreet;
    return {
      zone,
      city,
      uf: plan.states[city] ?? '',
      ceps: [...new Set(streets.map(({ cep }) => cep.slice(0, 5)))],
      middle: mean(streets.map(({ point }) => point)),
      known: streets,
    };
  });
  const more = plan.districts.map(({ zone, city, uf, cep, ...place }) => ({
    zone,
    city,
    uf,
    ceps: [cep],
    middle: at(place),
    known: [],
  }));
  const all = settled([...drafts, ...more]);
  const cells = cellsOf(
    all.map(({ middle }) => middle),
    outlineOf(plan, plane),
  );
  const door = at(plan.door);
  return all.map((it, index) => ({
    ...it,
    cell: cells[index] ?? [],
    loose: loosenessAt(distance(it.middle, door)) * plan.room,
  }));
}
