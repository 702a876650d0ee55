import { blob, polygon, polar, smooth } from '../core/curves';
import { inDisc } from '../core/scatter';
import { circle, ellipse, path, stroke, type Point } from '../core/shapes';
import type { Sprite } from '../core/sprite';

/** A melted pool of fresh mozzarella. */
export const mozzarella: Sprite = (paint, random) => {
  const outline = blob(random, 20, 0.16, 9);
  return {
    outline,
    body:
      path(outline, paint.radial(['#fffdf6', '#fdf3da 65%', '#f0d9a6 100%'], [0.42, 0.38])) +
      ellipse(-6, -7, 7, 3.4, '#fff', { opacity: 0.9, transform: 'rotate(-25 -6 -7)' }) +
      (random.chance(0.6)
        ? path(blob(random, 4.4, 0.25, 7), '#e0a050', {
            opacity: 0.45,
            transform: `translate(${random.whole(2, 8)} ${random.whole(1, 8)})`,
          })
        : ''),
  };
};

/** A fresh, uncut slice: thicker, colder, whiter than the melted pool. */
export const mozzarellaSlice: Sprite = (paint, random) => {
  const outline = blob(random, 20, 0.04, 10);
  return {
    outline,
    body:
      path(outline, '#e9dfca') +
      path(blob(random, 18.4, 0.04, 10), paint.radial(['#ffffff', '#fbf6ea 70%', '#eee3cc 100%'])) +
      stroke(smooth([polar(195, 14), polar(230, 15), polar(262, 14)]), '#fff', 2.6),
  };
};

/** A soft curl of cream cheese out of a bag. */
export const creamCurl: Sprite = (paint, random) => {
  const line: Point[] = [
    [-22, random.between(-4, 4)],
    [-11, random.between(-9, 9)],
    [0, random.between(-5, 5)],
    [11, random.between(-9, 9)],
    [22, random.between(-4, 4)],
  ];
  const outline = smooth(
    [
      ...line.map(([x, y]): Point => [x, y - 8]),
      ...[...line].reverse().map(([x, y]): Point => [x, y + 8]),
    ],
    true,
  );
  return {
    outline,
    body:
      path(outline, paint.linear(['#fffdf3', '#fbeecb', '#e9cf96'], 90)) +
      stroke(smooth(line.map(([x, y]): Point => [x, y - 3.5])), '#fff', 3, { opacity: 0.9 }),
  };
};

/** A spoon of ricotta. */
export const ricotta: Sprite = (paint, random) => {
  const outline = blob(random, 15, 0.14, 9);
  const grains = inDisc(random, 10, 11).map(([x, y]) =>
    circle(x, y, random.between(1.6, 3.2), '#ffffff', { opacity: 0.85 }),
  );
  return {
    outline,
    body: path(outline, paint.radial(['#ffffff', '#f8f1e2 70%', '#e3d5b8 100%'])) + grains.join(''),
  };
};

const crumbled =
  (colors: readonly [string, string], veins: string): Sprite =>
  (paint, random) => {
    const corners = random.whole(5, 7);
    const outline = polygon(
      Array.from({ length: corners }, (_, index) =>
        polar((index * 360) / corners + random.between(-14, 14), random.between(9, 15)),
      ),
    );
    const specks = veins
      ? inDisc(random, 5, 8).map(([x, y]) =>
          ellipse(x, y, random.between(1, 2.6), random.between(0.8, 1.7), veins, { opacity: 0.75 }),
        )
      : [];
    return {
      outline,
      body:
        path(outline, paint.linear([...colors], 70), {
          'stroke-linejoin': 'round',
          stroke: colors[0],
          'stroke-width': 2,
        }) + specks.join(''),
    };
  };
export const gorgonzola = crumbled(['#fdf7e4', '#ead9b0'], '#4a7377');
export const feta = crumbled(['#ffffff', '#e9e4d6'], '');

/** A thin shaving of hard cheese. */
export const parmesan: Sprite = (paint, random) => {
  const [length, width] = [random.between(15, 24), random.between(6, 10)];
  const bend = random.between(-6, 6);
  const outline = smooth(
    [
      [-length, 0],
      [-length * 0.4, -width + bend],
      [length * 0.5, -width * 0.7 + bend],
      [length, 0],
      [length * 0.4, width * 0.7 + bend],
      [-length * 0.5, width * 0.8 + bend],
    ],
    true,
  );
  return {
    outline,
    body:
      path(outline, paint.linear(['#fff6d2', '#f6dd93', '#e2bd63'], 60)) +
      stroke(
        smooth([
          [-length * 0.7, -1],
          [0, -width * 0.35 + bend],
          [length * 0.7, -1],
        ]),
        '#fffbe6',
        1.8,
      ),
  };
};

/** A grain of grated cheese; strew many. */
export const grated: Sprite = (_, random) => {
  const line = `M${random.between(-5, -3).toFixed(1)} 0Q0 ${random.between(-3, 3).toFixed(1)} ${random.between(3, 5).toFixed(1)} 0`;
  return { outline: 'M-4-1H4V1H-4Z', body: stroke(line, '#fff3c4', 1.9) };
};

/** A whole burrata, knotted, with cream breaking out. */
export const burrataBall: Sprite = (paint, random) => {
  const outline = blob(random, 30, 0.04, 12);
  const pleats = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = polar(index * 40 + random.between(-8, 8), random.between(13, 19));
    return stroke(
      `M0 -4Q${(x * 0.5).toFixed(1)} ${(y * 0.5 - 3).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`,
      '#d9ccb4',
      1.2,
      { opacity: 0.6 },
    );
  });
  return {
    outline,
    body:
      path(outline, paint.radial(['#ffffff', '#fdf9ef 55%', '#e6dac0 100%'])) +
      pleats.join('') +
      path(blob(random, 7.5, 0.2, 8), paint.radial(['#ffffff', '#efe5cf']), {
        transform: 'translate(0 -4)',
      }) +
      ellipse(-11, -13, 9, 4.4, '#fff', { opacity: 0.95, transform: 'rotate(-35 -11 -13)' }),
  };
};
