import { seededRandom } from '../build/seeded-random';
import type { City, CityGround, CityPlan } from './city';
import { districtsOf, outlineOf, type District } from './ground/districts';
import { greensOf } from './ground/greens';
import { banks, smooth } from './ground/rivers';
import { nameGiver } from './names/name-giver';
import { postalCodes } from './names/postal-codes';
import { obstacleOf } from './plan/cut';
import { simplified } from './plan/line';
import { planeOf } from './plan/plane';
import { swingOf } from './plan/swing';
import { minus, type Point } from './plan/vector';
import { gridOf } from './streets/grid';
import { layDistrict } from './streets/lay-districts';
import { layRoads } from './streets/lay-roads';
import { openRegister } from './streets/register';

const closed = (ring: readonly Point[]): Point[] => [...ring, ...ring.slice(0, 1)];

/**
 * The whole city of a plan, the same at every call: neighbourhoods around the listed streets, each
 * with a grid that includes these streets; roads along their borders and the rivers; parks and
 * squares that fill blocks. All is laid out straight and then bent by one smooth swing.
 */
export function makeCity(plan: CityPlan): City {
  const random = (of: string) => seededRandom(`${plan.id}/${of}`);
  const plane = planeOf(plan.bounds);
  const swing = swingOf(plan.swing, random('swing'));
  const [districts, outline] = [districtsOf(plan, plane, swing), outlineOf(plan, plane)];
  const names = nameGiver(plan, random('names'));
  const register = openRegister({ plan, plane, names, codes: postalCodes(plan, districts) });
  const door = swing.straight(plane.at([plan.door.longitude, plan.door.latitude]));
  const doorOf = ({ known }: District) => {
    const street = known.find((it) => it.street === plan.door.street);
    return street ? { street, way: minus(door, street.point) } : null;
  };

  const rivers = plan.rivers.map(({ line }) => smooth(line.map(plane.at)));
  const waters = plan.rivers.map(({ width }, index) => banks(rivers[index] ?? [], width));
  const given = plan.grounds.map((it) => ({ ...it, ring: it.ring.map(plane.at) }));
  const taken = [...waters, ...given.map(({ ring }) => ring)].map((ring) =>
    ring.map(swing.straight),
  );

  const laid = districts.map((district) => {
    const grid = gridOf(district, doorOf(district), random(`grid/${district.zone}`));
    const greens = greensOf(district, grid, taken, random(`greens/${district.zone}`)).map((it) => ({
      ...it,
      ring: swing.bentLine(closed(it.ring)),
    }));
    return { district, grid, greens };
  });
  const obstacles = [
    ...waters.map((ring) => obstacleOf(ring, true)),
    ...given.map(({ ring }) => obstacleOf(ring, false)),
    ...laid.flatMap(({ greens }) => greens.map(({ ring }) => obstacleOf(ring, false))),
  ];

  for (const { district, grid } of laid)
    layDistrict(district, grid, { swing, obstacles, register }, random(`streets/${district.zone}`));
  layRoads(rivers, { plan, plane, swing, outline, obstacles, register, names, districts });

  const ground = (kind: CityGround['kind'], name: string, ring: readonly Point[]): CityGround => ({
    kind,
    name,
    ring: simplified(ring, 0.5).map(plane.back),
  });
  const grounds = [
    ...laid.map(({ district }) =>
      ground('zone', district.zone, swing.bentLine(closed(district.cell))),
    ),
    ...given.map(({ kind, name, ring }) => ground(kind, name, closed(ring))),
    ...laid.flatMap(({ district, greens }) =>
      greens.map(({ kind, ring }) => ground(kind, names.green(kind, district.zone), ring)),
    ),
    ...waters.map((ring, index) => ground('water', plan.rivers[index]?.name ?? '', closed(ring))),
  ];
  const known = new Map(plan.streets.map((it, index) => [`${it.street}/${it.zone}`, index]));
  const rank = (it: { street: string; zone: string }): number =>
    known.get(`${it.street}/${it.zone}`) ?? Infinity;
  const streets = register
    .streets()
    .map((it, index) => ({ it, index }))
    .sort((a, b) => rank(a.it) - rank(b.it) || a.index - b.index)
    .map(({ it }) => it);
  return { id: plan.id, bounds: plan.bounds, streets, grounds };
}
