import { blob, polygon, polar, smooth } from '../core/curves';
import { circle, ellipse, path, rect, stroke } from '../core/shapes';
import type { Sprite } from '../core/sprite';

/** Chocolate vermicelli; strew many. */
export const sprinkle: Sprite = (_, random) => ({
  outline: 'M-5-1.6H5V1.6H-5Z',
  body:
    rect(-5, -1.7, 10, 3.4, random.pick(['#4a2413', '#6b3a20', '#341608', '#7d4a2a']), {
      rx: 1.7,
    }) + rect(-3.4, -1.2, 5, 0.9, '#a97350', { rx: 0.4, opacity: 0.7 }),
});
export const chocoChunk: Sprite = (paint, random) => {
  const outline = polygon(
    Array.from({ length: 5 }, (_, index) =>
      polar(index * 72 + random.between(-15, 15), random.between(8, 13)),
    ),
  );
  return {
    outline,
    body:
      path(outline, paint.linear(['#7a4526', '#4e2612', '#341507'], 60)) +
      ellipse(-3, -3, 3, 1.3, '#c08a62', { opacity: 0.6 }),
  };
};
export const guava: Sprite = (paint, random) => {
  const size = random.between(13, 18);
  const outline = smooth(
    [
      [-size, -size * 0.8],
      [size, -size * 0.9],
      [size * 0.95, size * 0.85],
      [-size, size * 0.8],
    ],
    true,
  );
  return {
    outline,
    body:
      path(outline, paint.linear(['#e0475a', '#b01c3a', '#7d0f28'], 60)) +
      ellipse(-size * 0.3, -size * 0.4, size * 0.45, 2.4, '#ffc4c4', { opacity: 0.75 }),
  };
};

const nut =
  (stops: readonly string[], crease: string, length: number, width: number): Sprite =>
  (paint) => ({
    outline: smooth(
      [
        [-length, 0],
        [0, -width],
        [length, 0],
        [0, width],
      ],
      true,
    ),
    body:
      path(
        smooth(
          [
            [-length, 0],
            [-length * 0.3, -width],
            [length * 0.6, -width * 0.8],
            [length, 0],
            [length * 0.6, width * 0.8],
            [-length * 0.3, width],
          ],
          true,
        ),
        paint.radial(stops),
      ) +
      stroke(`M${-length * 0.7} 0Q0 ${-width * 0.3} ${length * 0.8} 0`, crease, 1.1, {
        opacity: 0.6,
      }),
  });
export const almond = nut(['#fdf1d6', '#f0d9a8', '#d3ae6c'], '#b98a48', 13, 6.4);
export const hazelnut = nut(['#e3b27a', '#b57b40', '#7f4f22'], '#5f3816', 11, 10);
export const pinhao = nut(['#e6b98a', '#c0814c', '#8a5226'], '#6b3b18', 19, 7.5);
export const pineNut = nut(['#fff4da', '#f4dca6', '#d9b368'], '#c79a50', 8, 3.6);
export const raisin = nut(['#6a3d3a', '#42211f', '#271210'], '#8c5a50', 7, 5);
export const pistachio: Sprite = (paint, random) => ({
  outline: 'M-8-5H8V5H-8Z',
  body: path(
    blob(random, random.between(4, 7.5), 0.28, 6),
    paint.linear(
      random.chance(0.7) ? ['#c6dc7c', '#93b648', '#678a2c'] : ['#d8b58a', '#8c5a6c', '#6a4054'],
      60,
    ),
  ),
});
export const walnut: Sprite = (paint, random) => {
  const outline = blob(random, 16, 0.1, 10);
  const folds = [
    [-7, -6],
    [7, -6],
    [-7, 6],
    [7, 6],
  ].map(([x = 0, y = 0]) =>
    path(blob(random, 6.6, 0.15, 7), paint.radial(['#e6bf86', '#bd8a4e']), {
      transform: `translate(${x} ${y})`,
      stroke: '#8d5f30',
      'stroke-width': 1,
    }),
  );
  return {
    outline,
    body: path(outline, '#9a6a38') + folds.join('') + stroke('M0-13Q2 0 0 13', '#7c5026', 2),
  };
};
export const chickpea: Sprite = (paint, random) => ({
  outline: blob(random, 9, 0.08, 8),
  body:
    path(blob(random, 9, 0.07, 9), paint.radial(['#f8e0a8', '#e0b96c', '#b78a3c'])) +
    stroke('M-3 0Q0 3 4 1', '#b78a3c', 1),
});
export const egg: Sprite = (paint, random) => {
  const outline = blob(random, 20, 0.03, 12, 0.86);
  return {
    outline,
    body:
      path(outline, paint.radial(['#ffffff', '#fdfaf0 70%', '#e4dcc6 100%'])) +
      circle(1, 0, 10.4, paint.radial(['#ffe68a', '#fbc02d 60%', '#ea9a12 100%'])) +
      ellipse(-2, -4, 3.4, 1.8, '#fff7d0', { opacity: 0.8 }),
  };
};
