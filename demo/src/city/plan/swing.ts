import { distance, between, pairs, plus, minus, type Point } from './vector';
import type { Random } from '../../build/seeded-random';

const ROUNDS = 12;
const STEP_METRES = 80;

/**
 * Bends a city laid out straight: `bent` moves a point by at most about `metres`, smoothly;
 * `straight` undoes it.
 */
export type Swing = {
  bent(point: Point): Point;
  straight(point: Point): Point;
  bentLine(line: readonly Point[]): Point[];
};

export function swingOf(metres: number, random: Random): Swing {
  const wave = () => ({
    long: random.between(1500, 2600),
    across: random.between(1500, 2600),
    start: random.between(0, 2 * Math.PI),
  });
  const [a, b, c, d] = [wave(), wave(), wave(), wave()];
  const height = (it: ReturnType<typeof wave>, x: number, y: number) =>
    Math.sin((2 * Math.PI * x) / it.long + (2 * Math.PI * y) / it.across + it.start);
  const move = ([x, y]: Point): Point => [
    metres * 0.6 * (height(a, x, y) + 0.5 * height(b, -y, x)),
    metres * 0.6 * (height(c, y, x) + 0.5 * height(d, x, -y)),
  ];
  const bent = (point: Point): Point => plus(point, move(point));
  const steps = ([from, to]: [Point, Point]): Point[] => {
    const count = Math.max(1, Math.ceil(distance(from, to) / STEP_METRES));
    return Array.from({ length: count }, (_, index) =>
      bent(between(from, to, (index + 1) / count)),
    );
  };
  return {
    bent,
    straight: (point) => {
      let estimate = point;
      for (let round = 0; round < ROUNDS; round += 1) estimate = minus(point, move(estimate));
      return estimate;
    },
    bentLine: (line) => [...line.slice(0, 1).map(bent), ...pairs(line).flatMap(steps)],
  };
}
