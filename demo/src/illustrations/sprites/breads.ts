import { blob, polar, smooth } from '../core/curves';
import { inDisc } from '../core/scatter';
import { circle, ellipse, group, num, path, rect, stroke } from '../core/shapes';
import type { Sprite } from '../core/sprite';

/** A knot of dough brushed with herb butter. */
export const knot: Sprite = (paint, random) => {
  const rope = (d: string): string =>
    stroke(d, '#a8651f', 19) +
    stroke(d, '#e9b25c', 16) +
    stroke(d, '#ffe3a6', 5, { opacity: 0.7, transform: 'translate(-2 -3)' });
  const herbs = inDisc(random, 16, 24).map(([x, y]) =>
    circle(x, y, random.between(1, 2), random.pick(['#3f8a36', '#6aa84a']), { opacity: 0.85 }),
  );
  return {
    outline: blob(random, 30, 0.08, 10),
    body:
      rope('M-18 10C-26-14-2-26 12-14C26-2 20 20 2 20') +
      rope('M-4 18C-20 16-20-4-4-8C10-12 18 2 14 12') +
      circle(2, 2, 7, paint.radial(['#ffdf9a', '#d89440'])) +
      herbs.join(''),
  };
};

/** A big cookie with chunks. */
export const cookie: Sprite = (paint, random) => {
  const outline = blob(random, 60, 0.04, 14);
  const chunks = inDisc(random, 13, 46).map(
    ([x, y]) =>
      path(blob(random, random.between(6, 10), 0.25, 6), paint.radial(['#7a4526', '#3a1a0a']), {
        transform: `translate(${num(x)} ${num(y)})`,
      }) + ellipse(x - 2, y - 3, 3, 1.4, '#c9986f', { opacity: 0.6 }),
  );
  const salt = inDisc(random, 12, 44).map(([x, y]) =>
    rect(x, y, 2.6, 2.6, '#fff', { opacity: 0.9 }),
  );
  const cracks = [20, 130, 240].map((turn) =>
    stroke(smooth([polar(turn, 18), polar(turn + 12, 34), polar(turn + 4, 52)]), '#a8662a', 2, {
      opacity: 0.5,
    }),
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#f0bd74', '#d6954a 65%', '#a4642a 100%'], [0.42, 0.38])) +
      cracks.join('') +
      chunks.join('') +
      salt.join(''),
  };
};

/** A small round loaf from above, scored. */
export const bun: Sprite = (paint, random) => {
  const outline = blob(random, 40, 0.03, 12);
  return {
    outline,
    body:
      path(outline, paint.radial(['#f6cf8e', '#d99a4c', '#9d5f22'])) +
      stroke('M-22-6C-8 4 8 4 22-6M-18 10C-6 18 6 18 18 10', '#fff0cf', 4, { opacity: 0.85 }) +
      group(inDisc(random, 18, 30).map(([x, y]) => circle(x, y, 1.2, '#fff', { opacity: 0.5 }))),
  };
};
