import type { Random } from '../../build/seeded-random';
import { smooth } from './curves';
import { group, stroke, type Point } from './shapes';

export type Drizzle = { color: string; width: number; opacity?: number };

/** Slanted, slightly uneven lines over a disc, as from a spoon or a bottle; `width` in pixels. */
export function drizzle(
  random: Random,
  { color, width, opacity = 0.9 }: Drizzle,
  radius: number,
  count: number,
): string {
  const gap = 1.42 / count;
  const lines = Array.from({ length: count }, (_, index) => {
    const y = radius * (-0.71 + gap * (index + 0.5) + random.between(-0.2, 0.2) * gap);
    const half = Math.sqrt(Math.max(0, radius * radius - y * y)) * random.between(0.78, 1);
    const line: Point[] = Array.from({ length: 7 }, (_unused, step): Point => [
      -half + (step * half) / 3,
      y + random.between(-0.024, 0.024) * radius,
    ]);
    const gleam = line.map(([x, height]): Point => [x - 1, height - width * 0.25]);
    return (
      stroke(smooth(line), color, width * random.between(0.8, 1.2), { opacity }) +
      stroke(smooth(gleam), '#ffffff', width * 0.25, { opacity: 0.5 })
    );
  });
  return group(lines, { transform: 'rotate(-32)' });
}
