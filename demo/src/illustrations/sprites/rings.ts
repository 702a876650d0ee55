import { blob, polar, sector, smooth } from '../core/curves';
import { inDisc } from '../core/scatter';
import { circle, ellipse, path, stroke, type Point } from '../core/shapes';
import type { Sprite } from '../core/sprite';

const ring =
  (outer: string, light: string): Sprite =>
  (paint) => ({
    outline: sector(5.2, 11, 0, 359),
    body:
      circle(0, 0, 8, 'none', { stroke: paint.linear([light, outer], 60), 'stroke-width': 6.4 }) +
      stroke(smooth([polar(200, 9), polar(235, 9.4), polar(270, 9)]), '#fff', 1.5, {
        opacity: 0.65,
      }),
  });

export const blackOlive = ring('#1d1622', '#4b3a52');

export const jalapeno = ring('#3c7f2c', '#86c254');

export const caper: Sprite = (paint, random) => ({
  outline: blob(random, 5, 0.1, 7),
  body: path(blob(random, 5.4, 0.08, 8), paint.radial(['#a6b85a', '#66803a', '#40591f'])),
});

/** A whole olive. */
const oliveBall =
  (stops: readonly string[]): Sprite =>
  (paint, random) => ({
    outline: blob(random, 13, 0.04, 10, 0.82),
    body:
      ellipse(0, 0, 14, 11.4, paint.radial(stops)) +
      ellipse(-4, -4, 4, 2.2, '#fff', { opacity: 0.6 }) +
      circle(12, 0, 2, '#2a1a10', { opacity: 0.5 }),
  });

export const wholeGreenOlive = oliveBall(['#cdd67a', '#8a9a3a', '#566a1e']);

export const wholeBlackOlive = oliveBall(['#7a6478', '#37283c', '#1a1220']);

/** Rings of red onion, cut thin. */
export const redOnion: Sprite = (_, random) => {
  const arc = (radius: number, from: number, to: number): string =>
    smooth([0, 1, 2, 3, 4].map((step) => polar(from + ((to - from) * step) / 4, radius)));
  const from = random.between(0, 60);
  return {
    outline: 'M-16-6H16V6H-16Z',
    body: [18, 13.5]
      .map(
        (radius, index) =>
          stroke(arc(radius, from, from + 165), '#8e3a72', 3.6) +
          stroke(arc(radius - 0.9, from + 4, from + 160), index ? '#f3d9ea' : '#e2b4d3', 1.7),
      )
      .join(''),
  };
};

export const whiteOnion: Sprite = (_, random) => {
  const from = random.between(0, 60);
  const arc = smooth([0, 1, 2, 3, 4].map((step) => polar(from + 38 * step, 15)));
  return {
    outline: 'M-13-5H13V5H-13Z',
    body: stroke(arc, '#d9c691', 4.6) + stroke(arc, '#fdf6df', 3),
  };
};

const pepperStrip =
  (light: string, mid: string, dark: string): Sprite =>
  (paint, random) => {
    const bend = random.between(7, 15);
    const top: Point[] = [
      [-21, 0],
      [-9, -bend],
      [9, -bend],
      [21, 0],
    ];
    const outline = smooth(
      [...top, ...[...top].reverse().map(([x, y]): Point => [x * 0.93, y + 9])],
      true,
    );
    return {
      outline,
      body:
        path(outline, paint.linear([light, mid, dark], 90)) +
        stroke(smooth(top.map(([x, y]): Point => [x * 0.88, y + 2.4])), '#fff', 1.7, {
          opacity: 0.55,
        }),
    };
  };

export const redPepper = pepperStrip('#f4694a', '#d8321f', '#9d1c13');

export const greenPepper = pepperStrip('#92cc54', '#4f9a34', '#2f6b25');

export const yellowPepper = pepperStrip('#ffe07a', '#f5b82a', '#cf8613');

const wheel =
  (skin: string, edge: string, flesh: readonly string[], seed: string): Sprite =>
  (paint, random) => {
    const outline = blob(random, 18, 0.04, 12);
    const seeds = seed
      ? inDisc(random, 9, 9, 3).map(([x, y]) => ellipse(x, y, 1.7, 1.1, seed, { opacity: 0.75 }))
      : [];
    return {
      outline,
      body:
        path(outline, skin) +
        circle(0, 0, 16, edge) +
        circle(0, 0, 14.6, paint.radial(flesh)) +
        seeds.join(''),
    };
  };

export const zucchini = wheel('#2f6b2b', '#8cc063', ['#f4f7d2', '#dfeaa6', '#bcd07a'], '#a9bd5f');

export const eggplant = wheel('#3d1d47', '#7d5a6a', ['#f3e0b4', '#ddbb80', '#a97c48'], '#8a6236');

export const cucumber = wheel('#3f7f3a', '#a9d685', ['#f3fae0', '#dcefc0', '#bfe09a'], '#9cc37a');

export const palmito = wheel('#e2cfa0', '#fbf1d4', ['#fffbe9', '#f6e8c4', '#e6d09c'], '#d8bd84');

export const beet = wheel('#5c1230', '#9c2a55', ['#c8447a', '#98204f', '#6b1338'], '');
