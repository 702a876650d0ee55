/** Units of the drawing: the pizza's center is 0, 0 and its edge is at RADIUS. */
export const RADIUS = 184;

export type Point = { readonly x: number; readonly y: number };

/** Part `index` of `count` equal ones, clockwise from the top; angles in radians. */
export type Sector = { readonly from: number; readonly to: number; readonly isWhole: boolean };

const round = (value: number): number => Math.round(value * 10) / 10;
export const at = (angle: number, radius: number): Point => ({
  x: round(Math.cos(angle) * radius),
  y: round(Math.sin(angle) * radius),
});

export function computeSector(index: number, count: number): Sector {
  const part = (2 * Math.PI) / count;
  return {
    from: index * part - Math.PI / 2,
    to: (index + 1) * part - Math.PI / 2,
    isWhole: count === 1,
  };
}

export const computeMiddle = ({ from, to, isWhole }: Sector, radius: number): Point =>
  isWhole ? { x: 0, y: 0 } : at((from + to) / 2, radius);

/** Distance from the center to the slightly irregular edge at this angle. */
const edge = (angle: number, radius: number): number =>
  radius + 2.2 * Math.sin(5 * angle + 1) + 1.3 * Math.sin(11 * angle);

const STEP = Math.PI / 40;

/** The outline of a sector from the center to the irregular edge. */
export function sectorPath({ from, to, isWhole }: Sector, radius: number): string {
  const steps = Math.ceil((to - from) / STEP);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    const { x, y } = at(angle, edge(angle, radius));
    return `${x} ${y}`;
  });
  return isWhole ? `M${points.join('L')}Z` : `M0 0L${points.join('L')}Z`;
}

/** Distance of a point to the nearest cut; RADIUS on a whole pizza, which has no cuts. */
function fromCuts({ x, y }: Point, { from, to, isWhole }: Sector): number {
  if (isWhole) return RADIUS;
  const along = (angle: number): number => Math.abs(x * Math.sin(angle) - y * Math.cos(angle));
  return Math.min(along(from), along(to));
}

function isBetween({ x, y }: Point, { from, to, isWhole }: Sector): boolean {
  const turn = 2 * Math.PI;
  const angle = (((Math.atan2(y, x) - from) % turn) + turn) % turn;
  return isWhole || angle <= to - from;
}

/** True when a piece of this size fits there without crossing a cut. */
export const hasSpace = (point: Point, sector: Sector, margin: number): boolean =>
  isBetween(point, sector) && fromCuts(point, sector) >= margin;

const GOLDEN_ANGLE = 2.399963;

/**
 * Evenly spread points on a disc, each slightly displaced; the same for the same random numbers.
 */
export function scatter(count: number, radius: number, random: () => number): Point[] {
  const turn = random() * 2 * Math.PI;
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = at(turn + index * GOLDEN_ANGLE, radius * Math.sqrt((index + 0.6) / count));
    return { x: round(x + (random() - 0.5) * 14), y: round(y + (random() - 0.5) * 14) };
  });
}
