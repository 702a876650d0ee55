import type { CityPlan } from '../city';
import type { District } from '../ground/districts';
import { beside } from '../ground/rivers';
import type { NameGiver } from '../names/name-giver';
import { cut, type Obstacle } from '../plan/cut';
import type { Plane } from '../plan/plane';
import { holds, type Polygon } from '../plan/polygon';
import type { Swing } from '../plan/swing';
import { lineLength, type Point } from '../plan/vector';
import { borderRoads, type Border } from './borders';
import { divided } from './drives';
import type { Register } from './register';

type Tools = {
  plan: CityPlan;
  plane: Plane;
  swing: Swing;
  outline: Polygon;
  obstacles: readonly Obstacle[];
  register: Register;
  names: NameGiver;
  districts: readonly District[];
};

const SHORTEST = 60;
/** Distance from the water to the middle of the road along it. */
const BANK = 26;

/** The side of a border that has no stretch of this road yet. */
const freeSide = ({ sides }: Border, used: readonly District[]): District | undefined =>
  sides.find((it) => !used.includes(it));

function layBorder(road: readonly Border[], { swing, obstacles, register, names }: Tools): void {
  const closed = obstacles.filter(({ isBridged }) => !isBridged);
  const places = [...new Set(road.flatMap(({ sides }) => sides.map(({ zone }) => zone)))];
  let [name, used, from]: [string, District[], number] = ['', [], 1];
  for (const border of road) {
    for (const part of cut(swing.bentLine(border.line), closed)) {
      if (lineLength(part) < SHORTEST) continue;
      if (name === '' || !freeSide(border, used))
        [name, used, from] = [names.street('avenue', places), [], 1];
      const side = freeSide(border, used) as District;
      from = register.stretch(part, side, name, from) + 1;
      used.push(side);
    }
  }
}

/** The longest stretch of a road in each neighbourhood it passes, within the map. */
function layDrive(
  line: readonly Point[],
  name: string,
  { swing, outline, obstacles, register, districts }: Tools,
): void {
  const used = new Set<District>();
  const closed = obstacles.filter(({ isBridged }) => !isBridged);
  let from = 1;
  for (const { line: stretch, district } of divided(line, districts, swing)) {
    const part = cut(stretch, closed).sort((a, b) => lineLength(b) - lineLength(a))[0];
    if (
      !part ||
      lineLength(part) < SHORTEST ||
      used.has(district) ||
      !part.every((point) => holds(outline, swing.straight(point)))
    )
      continue;
    from = register.stretch(part, district, name, from) + 1;
    used.add(district);
  }
}

/**
 * Lays the roads that join the neighbourhoods: along their borders, along the rivers, over the
 * bridges. `rivers` are lines in the bent city.
 */
export function layRoads(rivers: readonly (readonly Point[])[], tools: Tools): void {
  const { plan, plane, register, districts, swing } = tools;
  for (const road of borderRoads(districts)) layBorder(road, tools);
  plan.rivers.forEach(({ drive, width }, index) => {
    if (drive === '') return;
    const line = rivers[index] ?? [];
    layDrive(beside(line, width / 2 + BANK), drive, tools);
    layDrive(
      beside(line, -(width / 2 + BANK)),
      `${drive} ${plan.country === 'BR' ? 'Oposta' : 'West'}`,
      tools,
    );
  });
  for (const { name, line } of plan.bridges) {
    const [stretch] = divided(line.map(plane.at), districts, swing);
    if (stretch) register.stretch(line.map(plane.at), stretch.district, name, 1);
  }
}
