import { blob, polar, smooth } from '../core/curves';
import { inDisc } from '../core/scatter';
import { circle, ellipse, group, path, rect, stroke, type Point } from '../core/shapes';
import type { Sprite } from '../core/sprite';

/** A steak with grill marks, about 200 wide. */
export const steak: Sprite = (paint, random) => {
  const outline = smooth(
    [
      [-92, -10],
      [-70, -52],
      [-10, -60],
      [60, -54],
      [96, -18],
      [88, 30],
      [40, 56],
      [-30, 50],
      [-80, 36],
    ],
    true,
  );
  const marks = [-60, -20, 20, 60].map((x) =>
    stroke(`M${x - 24} 40L${x + 24} -44`, '#2c0f06', 9, { opacity: 0.6 }),
  );
  const fat = stroke(
    smooth([
      [-88, -12],
      [-68, -50],
      [-10, -58],
      [58, -52],
      [92, -18],
    ]),
    '#f3d3a0',
    9,
    { opacity: 0.9 },
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#b0623c', '#7d3a1f', '#4c1d0e'])) +
      fat +
      group(marks) +
      ellipse(-20, -20, 40, 10, '#ffd9b0', { opacity: 0.3, transform: 'rotate(-14)' }) +
      group(
        inDisc(random, 26, 60).map(([x, y]) =>
          circle(x, y * 0.6, 1.4, '#fff1d6', { opacity: 0.5 }),
        ),
      ),
  };
};
/** A grilled fillet of salmon. */
export const salmonFillet: Sprite = (paint) => {
  const outline = smooth(
    [
      [-98, 4],
      [-60, -38],
      [10, -46],
      [76, -34],
      [102, 0],
      [72, 32],
      [0, 40],
      [-66, 32],
    ],
    true,
  );
  const flakes = [-62, -30, 2, 34, 66].map((x) =>
    stroke(
      smooth([
        [x - 12, -34],
        [x + 8, 0],
        [x - 12, 32],
      ]),
      '#ffd9bd',
      4,
      { opacity: 0.8 },
    ),
  );
  const marks = [-44, 2, 48].map((x) =>
    stroke(`M${x - 18} 30L${x + 18} -34`, '#7a2c10', 7, { opacity: 0.5 }),
  );
  return {
    outline,
    body:
      path(outline, paint.linear(['#ff9c6b', '#ee6f3c', '#c94f24'], 70)) +
      flakes.join('') +
      marks.join('') +
      ellipse(-30, -22, 34, 7, '#fff', { opacity: 0.4 }),
  };
};
/** Veal rolled up with ham and sage. */
export const saltimbocca: Sprite = (paint) => {
  const outline = smooth(
    [
      [-70, 0],
      [-52, -34],
      [0, -42],
      [52, -34],
      [70, 0],
      [52, 34],
      [0, 40],
      [-52, 34],
    ],
    true,
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#e6b88a', '#c08752', '#8d5828'])) +
      path(
        smooth(
          [
            [-58, -18],
            [0, -30],
            [58, -20],
            [62, 12],
            [0, 24],
            [-60, 14],
          ],
          true,
        ),
        paint.linear(['#e77f78', '#c9484c', '#a23040'], 70),
      ) +
      [-30, 0, 30]
        .map((x) =>
          stroke(
            smooth([
              [x - 4, -24],
              [x + 4, 0],
              [x - 4, 20],
            ]),
            '#fbdcd0',
            2.6,
            { opacity: 0.8 },
          ),
        )
        .join(''),
  };
};
/** A breaded cutlet under sauce and melted cheese. */
export const parmegiana: Sprite = (paint, random) => {
  const outline = blob(random, 96, 0.06, 12, 0.72);
  const crumbs = inDisc(random, 70, 90).map(([x, y]) =>
    circle(x, y * 0.72, random.between(1.4, 3), random.pick(['#ffe0a0', '#9c5b18']), {
      opacity: 0.6,
    }),
  );
  const browned = inDisc(random, 10, 54).map(([x, y]) =>
    path(blob(random, random.between(5, 11), 0.3, 7), '#c9762a', {
      opacity: 0.5,
      transform: `translate(${x.toFixed(1)} ${(y * 0.66).toFixed(1)})`,
    }),
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#f0b25c', '#cf8430', '#8f5014'])) +
      crumbs.join('') +
      path(blob(random, 78, 0.08, 12, 0.7), paint.radial(['#e0492c', '#b32a14'])) +
      path(blob(random, 66, 0.1, 12, 0.68), paint.radial(['#fff3cf', '#fbdc8c', '#e3ac4a'])) +
      browned.join('') +
      ellipse(-22, -20, 24, 7, '#fff', { opacity: 0.55, transform: 'rotate(-12)' }),
  };
};
/** A braised shin with its marrow bone. */
export const ossobuco: Sprite = (paint, random) => {
  const outline = blob(random, 84, 0.06, 12, 0.86);
  const fibres = Array.from({ length: 16 }, (_, index) =>
    stroke(
      smooth([polar(index * 22.5, 34), polar(index * 22.5 + 6, 52), polar(index * 22.5, 70)]),
      '#4a1a0a',
      2.4,
      { opacity: 0.4 },
    ),
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#b4643a', '#853a1c', '#521d0c'])) +
      fibres.join('') +
      circle(0, -2, 28, paint.radial(['#fffaf0', '#f0e0c0', '#cdb184'])) +
      circle(0, -2, 15, paint.radial(['#f6d9a0', '#c98f4c'])) +
      ellipse(-30, -42, 26, 9, '#ffd0a0', { opacity: 0.4, transform: 'rotate(-24 -30 -42)' }),
  };
};
/** A roast chicken from above. */
export const roastChicken: Sprite = (paint, random) => {
  const body = 'M0-98C56-98 86-40 80 20C74 76 40 104 0 104S-74 76-80 20C-86-40-56-98 0-98Z';
  const bone = (side: 1 | -1): string =>
    rect(side * 42 - 7, 118, 14, 34, '#f3e2c0', { rx: 6 }) +
    circle(side * 42 - 7, 153, 8, '#f8ead0') +
    circle(side * 42 + 7, 153, 8, '#f8ead0');
  const leg = (side: 1 | -1): string =>
    bone(side) +
    path(
      `M${side * 34} 26C${side * 92} 8 ${side * 112} 66 ${side * 82} 104C${side * 70} 120 ${side * 56} 124 ${side * 50} 132H${side * 34}C${side * 26} 100 ${side * 24} 58 ${side * 34} 26Z`,
      paint.radial(['#f9c070', '#d6832c', '#8f4a10']),
    );
  const spots = inDisc(random, 30, 76).map(([x, y]) =>
    ellipse(x, y, random.between(2, 6), random.between(1.5, 4), '#8f4a10', { opacity: 0.35 }),
  );
  return {
    outline: body,
    body:
      path(
        'M-74-20C-112-30-122 10-100 40C-88 20-80 10-70 6ZM74-20C112-30 122 10 100 40C88 20 80 10 70 6Z',
        '#b9681c',
      ) +
      path(body, paint.radial(['#ffd08a', '#e59a3c 55%', '#a45c18 100%'])) +
      stroke('M0-84V70', '#a45c18', 3, { opacity: 0.4 }) +
      leg(-1) +
      leg(1) +
      spots.join('') +
      ellipse(-30, -46, 18, 36, '#fff3d6', { opacity: 0.5, transform: 'rotate(16 -30 -46)' }),
  };
};
/** A long roll cut open, about 240 wide; the caller draws the filling between its halves. */
export const rollBottom: Sprite = (paint) => ({
  outline: 'M-128-30C-128-62 128-62 128-30V30C128 62-128 62-128 30Z',
  body:
    rect(-130, -56, 260, 112, paint.linear(['#f3cf8e', '#d79a48', '#9c5f20'], 90), { rx: 54 }) +
    rect(-120, -48, 240, 92, paint.linear(['#fff1d0', '#f3dba6'], 90), { rx: 44 }),
});
export const rollTop: Sprite = (paint, random) => {
  const seeds = Array.from({ length: 30 }, (): Point => [
    random.between(-104, 104),
    random.between(-26, 12),
  ]);
  return {
    outline: 'M-128 0C-128-62 128-62 128 0V20H-128Z',
    body:
      path(
        'M-130 16C-138-62 138-62 130 16C120 34-120 34-130 16Z',
        paint.linear(['#f9d894', '#dda04c', '#a8661f'], 90),
      ) +
      seeds
        .map(([x, y]) =>
          ellipse(x, y, 3.6, 2, '#fff6dc', {
            transform: `rotate(${random.whole(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})`,
          }),
        )
        .join('') +
      ellipse(-50, -24, 54, 8, '#fff', { opacity: 0.45 }),
  };
};
