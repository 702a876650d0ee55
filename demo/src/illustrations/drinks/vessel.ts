import { smooth } from '../core/curves';
import { blurred, type Paint } from '../core/paint';
import { group, num, path, type Point } from '../core/shapes';

/**
 * Half widths of an upright round object, from the top down: [half width, y]. Straight where
 * `sharp`.
 */
export type Profile = readonly Point[];

/**
 * The outline of both sides, smooth except for the straight stretches; their ends prevent the
 * curves from overshooting.
 */
export function outlineOf(profile: Profile, x: number): string {
  const tight = profile.flatMap((point, index): Point[] => {
    const next = profile[index + 1];
    return next && Math.abs(next[0] - point[0]) < 5 && next[1] - point[1] > 30
      ? [point, [point[0], point[1] + 8], [next[0], next[1] - 8]]
      : [point];
  });
  const right = tight.map(([half, y]): Point => [x + half, y]);
  const left = [...tight].reverse().map(([half, y]): Point => [x - half, y]);
  return `${smooth(right)}L${num(left[0]?.[0] ?? 0)} ${num(left[0]?.[1] ?? 0)}${smooth(left)
    .slice(1)
    .replace(/^[^C]*/, '')}Z`;
}

/** The part of a profile between two heights. */
export function slice(profile: Profile, from: number, to: number): Profile {
  const half = (y: number): number => {
    const index = profile.findIndex(([, at]) => at >= y);
    const [above, below] = [
      profile[Math.max(0, index - 1)],
      profile[index < 0 ? profile.length - 1 : index],
    ];
    if (!above || !below || below[1] === above[1]) return below?.[0] ?? 0;
    return above[0] + ((below[0] - above[0]) * (y - above[1])) / (below[1] - above[1]);
  };
  return [[half(from), from], ...profile.filter(([, y]) => y > from && y < to), [half(to), to]];
}

/**
 * Round shading over an outline: dark at both edges, a bright band to the left, a faint one to the
 * right.
 */
export const rounded = (paint: Paint, outline: string, strength = 1): string =>
  path(
    outline,
    paint.linear(
      [
        '#1d0a02/0.5 0%',
        '#1d0a02/0.08 16%',
        '#fff/0.5 27%',
        '#fff/0.06 38%',
        '#1d0a02/0 62%',
        '#fff/0.16 80%',
        '#1d0a02/0.5 100%',
      ],
      0,
    ),
    { opacity: strength },
  );

/** A tall soft streak of light. */
export const streak = (
  paint: Paint,
  x: number,
  from: number,
  to: number,
  width: number,
  opacity = 0.7,
): string =>
  blurred(
    paint,
    1.6,
    path(
      `M${num(x)} ${num(from)}q${num(width)} ${num((to - from) / 2)} 0 ${num(to - from)}q${num(width * 0.7)} ${num((from - to) / 2)} 0 ${num(from - to)}Z`,
      '#fff',
      { opacity },
    ),
  );

/** Drops of condensation on glass or metal. */
export const dew = (paint: Paint, points: readonly Point[], clip: string): string =>
  group(
    points.map(
      ([x, y], index) =>
        `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${index % 3 ? 1.8 : 3}" ry="${index % 3 ? 2.2 : 4}" fill="#fff" opacity="${index % 2 ? 0.55 : 0.3}"/>`,
    ),
    { 'clip-path': paint.clip(`<path d="${clip}"/>`) },
  );
