import { leafOutline, blob, smooth, polar } from '../core/curves';
import { at, circle, num, path, stroke, type Point } from '../core/shapes';
import type { Drawn, Sprite } from '../core/sprite';
import type { Paint } from '../core/paint';

/** One leaf lying along the x axis, centred on the origin. */
function leaf(
  paint: Paint,
  length: number,
  width: number,
  [light, mid, dark]: readonly [string, string, string],
  vein: string,
): Drawn {
  const outline = leafOutline(length, width);
  const ribs = [0.25, 0.42, 0.58, 0.74].flatMap((share) =>
    [-1, 1].map((side) =>
      stroke(
        `M${num(length * share)} 0Q${num(length * (share + 0.08))} ${num(side * width * 0.3)} ${num(length * (share + 0.16))} ${num(side * width * 0.52)}`,
        vein,
        0.9,
        { opacity: 0.6 },
      ),
    ),
  );
  const half = `M0 0C${num(length * 0.22)} ${num(-width)} ${num(length * 0.7)} ${num(-width * 0.9)} ${num(length)} 0Z`;
  const body =
    path(outline, paint.linear([light, mid, dark], 75)) +
    path(half, '#fff', { opacity: 0.14 }) +
    stroke(`M1 0L${num(length * 0.94)} 0`, vein, 1.3, { opacity: 0.85 }) +
    ribs.join('');
  const centred = smooth(
    [
      [-length / 2, 0],
      [-length * 0.1, -width * 0.72],
      [length / 2, 0],
      [-length * 0.1, width * 0.72],
    ],
    true,
  );
  return { outline: centred, body: at(-length / 2, 0, body) };
}

export const basil: Sprite = (paint, random) => {
  const [length, width] = [random.between(34, 44), random.between(13, 17)];
  return leaf(paint, length, width, ['#7cc24a', '#3f9632', '#22692a'], '#bfe59a');
};
export const sage: Sprite = (paint, random) => {
  const [length, width] = [random.between(34, 42), random.between(9, 11)];
  return leaf(paint, length, width, ['#b7c79a', '#86a070', '#5c7a52'], '#e3ecc9');
};
export const spinach: Sprite = (paint, random) => {
  const [length, width] = [random.between(38, 48), random.between(18, 23)];
  return leaf(paint, length, width, ['#5fa83f', '#2f7a30', '#1b5425'], '#a9d48a');
};
export const mint: Sprite = (paint, random) => {
  const leaves = [0, 130, 230].map((turn) =>
    at(
      0,
      0,
      at(
        15,
        0,
        leaf(paint, random.between(26, 32), 11, ['#9be070', '#4db04c', '#2a8440'], '#d4f5bd').body,
      ),
      turn + random.between(-12, 12),
    ),
  );
  return { outline: 'M-20-14H24V16H-20Z', body: leaves.join('') + circle(0, 0, 3, '#2a8440') };
};

/** A lobed rocket leaf on its stalk. */
export const rocket: Sprite = (paint, random) => {
  const bend = random.between(-6, 6);
  const side = (sign: 1 | -1): Point[] => [
    [-10, sign * 3],
    [-3, sign * 10],
    [1, sign * 4.5],
    [9, sign * 12],
    [13, sign * 5.5],
    [22, sign * 10 + bend * 0.4],
    [29, bend],
  ];
  const outline = smooth([...side(-1), ...side(1).reverse().slice(1)], true);
  return {
    outline,
    body:
      path(outline, paint.linear(['#79bd47', '#418f35', '#2a6c2c'], 80)) +
      stroke(
        smooth([
          [-26, -bend * 0.6],
          [-8, 0],
          [26, bend],
        ]),
        '#b9dd8b',
        1.8,
      ),
  };
};

/** A ruffled lettuce leaf. */
const ruffled =
  (light: string, mid: string, dark: string, rib: string): Sprite =>
  (paint, random) => {
    const edge = Array.from({ length: 16 }, (_, index) =>
      polar(index * 22.5, 30 * (index % 2 ? 1.02 : 0.86) * random.between(0.92, 1.08)),
    );
    const outline = smooth(edge, true);
    const veins = [150, 185, 215, 250, 120].map((turn) =>
      stroke(smooth([[18, 4], polar(turn, 9), polar(turn, 23)]), rib, 1.6, { opacity: 0.55 }),
    );
    return {
      outline,
      body:
        path(outline, paint.radial([light, mid, dark], [0.6, 0.5], 0.62)) +
        veins.join('') +
        stroke(
          smooth([
            [27, 6],
            [10, 2],
            [-16, 0],
          ]),
          rib,
          3.2,
          { opacity: 0.85 },
        ),
    };
  };
export const lettuce = ruffled('#d8ee9b', '#8fcb55', '#4f9a3a', '#eef8cf');
export const romaine = ruffled('#e6f2b4', '#a3d063', '#5a9e3e', '#f6fbdf');
/** A scatter of chopped herbs; strew many. */
export const chopped: Sprite = (_, random) => ({
  outline: 'M-3-2H3V2H-3Z',
  body: path(
    blob(random, random.between(2.2, 4), 0.35, 5),
    random.pick(['#3f8f35', '#67ae45', '#2c7030']),
  ),
});
export const scallion: Sprite = (_, random) => ({
  outline: blob(random, 5, 0.05, 8),
  body: circle(0, 0, 5, random.pick(['#6ab446', '#9bd066'])) + circle(0, 0, 2.6, '#e7f6cb'),
});

/** A stalk with needles or tiny leaves. */
const stalk =
  (leafColor: string, dark: string, step: number, size: number): Sprite =>
  (_, random) => {
    const needles = Array.from({ length: Math.floor(56 / step) }, (_unused, index) => {
      const x = -28 + index * step;
      return [-1, 1].map((side) =>
        stroke(
          `M${x} 0L${num(x + size * 0.7)} ${num(side * size * random.between(0.8, 1.1))}`,
          random.chance(0.5) ? leafColor : dark,
          2.4,
        ),
      );
    }).flat();
    return {
      outline: 'M-30-7H32V7H-30Z',
      body: stroke('M-32 0L30 0', '#7a5a37', 1.8) + needles.join(''),
    };
  };
export const rosemary = stalk('#6d9a5c', '#41704a', 4, 10);
export const thyme = stalk('#86ab62', '#5a8547', 6, 5.5);
export const dill = stalk('#8cc25b', '#5e9d43', 3.4, 11);
