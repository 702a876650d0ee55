import { blob, polar, polygon, smooth } from '../core/curves';
import { circle, ellipse, num, path, rect, stroke, type Point } from '../core/shapes';
import type { Sprite } from '../core/sprite';

const EGG = ['#fff0bd', '#f3d283', '#d3a147'] as const;

export const penne: Sprite = (paint, random) => {
  const [length, width] = [random.between(25, 30), 9.5];
  const outline = `M${num(-length)} ${num(-width)}L${num(length - 8)} ${num(-width)}L${num(length + 4)} ${num(width)}L${num(-length + 10)} ${num(width)}Z`;
  const ridges = [-4.5, 0, 4.5].map((y) =>
    stroke(`M${num(-length + 6)} ${y}L${num(length - 4)} ${y}`, '#c7953c', 1.1, { opacity: 0.55 }),
  );
  return {
    outline,
    body:
      path(outline, paint.linear([...EGG], 90), {
        stroke: '#c08c36',
        'stroke-width': 1,
        'stroke-linejoin': 'round',
      }) +
      ridges.join('') +
      ellipse(length - 1, 0, 4.4, 8.4, '#a86f26', {
        transform: `rotate(-25 ${num(length - 1)} 0)`,
      }) +
      stroke(`M${num(-length + 5)} -6.4L${num(length - 12)} -6.4`, '#fffbe8', 2.2, {
        opacity: 0.8,
      }),
  };
};
export const ziti: Sprite = (paint, random) => {
  const length = random.between(20, 25);
  const outline = `M${num(-length)}-9H${num(length)}V9H${num(-length)}Z`;
  return {
    outline,
    body:
      rect(-length, -9, length * 2, 18, paint.linear([...EGG], 90), { rx: 5 }) +
      ellipse(length - 1, 0, 4.6, 8, '#9c5a22') +
      stroke(`M${num(-length + 4)} -5L${num(length - 8)} -5`, '#fffbe8', 2.4, { opacity: 0.8 }),
  };
};
export const trofie: Sprite = (_, random) => {
  const line: Point[] = [
    [-22, 0],
    [-11, random.between(-6, -3)],
    [0, random.between(2, 5)],
    [11, random.between(-6, -2)],
    [22, random.between(0, 4)],
  ];
  return {
    outline: 'M-22-5H22V6H-22Z',
    body:
      stroke(smooth(line), '#7f9a3c', 11) +
      stroke(smooth(line), '#c9d584', 8.4) +
      stroke(smooth(line.map(([x, y]): Point => [x, y - 2])), '#f3f6c8', 2.4, { opacity: 0.9 }),
  };
};
export const fusilli: Sprite = (paint, random) => {
  const turns = [-18, -9, 0, 9, 18].map((x) =>
    ellipse(x, random.between(-1.5, 1.5), 7.5, 9.5, paint.linear([...EGG], 40), {
      transform: `rotate(28 ${x} 0)`,
      stroke: '#c9993f',
      'stroke-width': 1,
    }),
  );
  return { outline: 'M-26-8H26V9H-26Z', body: turns.join('') };
};
/** A filled square with a crimped edge. */
const pillow =
  (light: string, mid: string, dark: string): Sprite =>
  (paint, random) => {
    const size = random.between(29, 32);
    const side: Point[] = Array.from({ length: 8 }, (_, index): Point => [
      -size + (index * size) / 4,
      -size + (index % 2 ? 3.4 : 0),
    ]);
    const turned = (turn: number): Point[] =>
      side.map(([x, y]): Point => [
        x * Math.cos(turn) - y * Math.sin(turn),
        x * Math.sin(turn) + y * Math.cos(turn),
      ]);
    const outline = polygon([0, 1, 2, 3].flatMap((quarter) => turned((quarter * Math.PI) / 2)));
    return {
      outline,
      body:
        path(outline, paint.linear([light, mid], 60), {
          stroke: dark,
          'stroke-width': 1.4,
          'stroke-linejoin': 'round',
        }) +
        rect(-size * 0.78, -size * 0.78, size * 1.56, size * 1.56, 'none', {
          rx: 6,
          stroke: dark,
          'stroke-width': 1.4,
          'stroke-dasharray': '3 4',
          opacity: 0.7,
        }) +
        path(blob(random, size * 0.6, 0.05, 10), paint.radial([light, light, dark])) +
        ellipse(-size * 0.2, -size * 0.26, size * 0.26, size * 0.12, '#fff', {
          opacity: 0.75,
          transform: 'rotate(-30)',
        }),
    };
  };
export const greenRavioli = pillow('#f3f3c4', '#d5d88a', '#a4a84e');
/** A half-moon pasta folded over its filling. */
export const tortelli: Sprite = (paint) => {
  const outline = 'M-32 10C-30-22 30-22 32 10C24 16 18 10 12 15C6 10 0 16-6 15C-12 10-20 16-32 10Z';
  return {
    outline,
    body:
      path(outline, paint.linear(['#ffedb4', '#f6c667', '#d8922e'], 80), {
        stroke: '#c98a2c',
        'stroke-width': 1,
      }) +
      ellipse(0, -2, 18, 9.5, paint.radial(['#ffd98a', '#f0a640'])) +
      ellipse(-6, -6, 7, 2.6, '#fff6d6', { opacity: 0.8 }),
  };
};
export const gnocchi: Sprite = (paint, random) => {
  const outline = smooth(
    [
      [-22, 0],
      [-16, -12],
      [0, -14.5],
      [16, -12],
      [22, 0],
      [16, 12],
      [0, 14.5],
      [-16, 12],
    ].map(([x = 0, y = 0]): Point => [
      x + random.between(-1.5, 1.5),
      y + random.between(-1.5, 1.5),
    ]),
    true,
  );
  const ridges = [-7, 0, 7].map((y) =>
    stroke(
      smooth([
        [-14, y * 0.8 + 1],
        [0, y - 1],
        [14, y * 0.8 + 1],
      ]),
      '#d9b878',
      1.6,
      { opacity: 0.65 },
    ),
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#fffdf2', '#fbedc6 55%', '#e0bd78 100%'], [0.42, 0.3])) +
      ridges.join('') +
      ellipse(-6, -7.5, 8, 2.4, '#fff', { opacity: 0.85 }),
  };
};
/** A rolled cannelloni with gratinated cheese. */
export const cannelloni: Sprite = (paint, random) => {
  const toast = [-60, -20, 30, 64].map((x) =>
    path(blob(random, random.between(8, 14), 0.25, 7), '#c9772a', {
      opacity: 0.45,
      transform: `translate(${x} ${random.whole(-8, 4)})`,
    }),
  );
  return {
    outline: 'M-100-28H100V28H-100Z',
    body:
      rect(-100, -30, 200, 60, paint.linear(['#fff3cf', '#f5d78f', '#d29a4a'], 90), { rx: 28 }) +
      ellipse(93, 0, 13, 25, '#f2dca8') +
      ellipse(93, 0, 8, 18, '#e8c69a') +
      circle(93, 2, 5, '#c79a68') +
      toast.join('') +
      stroke('M-78-18C-30-26 30-24 70-18', '#fffdf0', 5, { opacity: 0.75 }),
  };
};
export const seedsOf =
  (color: string): Sprite =>
  (_, random) => ({
    outline: 'M-2-1H2V1H-2Z',
    body: ellipse(...polar(random.between(0, 360), 0.5), 2, 1.1, color),
  });
