import { at } from './geometry';

const TURNS = 3.5;
const POINTS_OF_A_TURN = 22;

/** A spiral thread from the center out to the radius, like a drizzle from a spoon. */
export function spiralPath(radius: number): string {
  const count = Math.round(TURNS * POINTS_OF_A_TURN);
  const points = Array.from({ length: count + 1 }, (_, step) => {
    const { x, y } = at((step / POINTS_OF_A_TURN) * 2 * Math.PI, (radius * step) / count);
    return `${x} ${y}`;
  });
  return `M${points.join('L')}`;
}
