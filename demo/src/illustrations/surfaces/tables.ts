import type { Random } from '../../build/seeded-random';
import { smooth } from '../core/curves';
import { blurred, type Paint } from '../core/paint';
import { ellipse, group, rect, stroke, type Point } from '../core/shapes';

/** The surface below a dish, filling `width` × `height` from the corner. */
export type Surface = (paint: Paint, random: Random, width: number, height: number) => string;

/** Light from the upper left, dusk in the far corner. */
const lit = (paint: Paint, width: number, height: number, strength = 1): string =>
  rect(
    0,
    0,
    width,
    height,
    paint.radial(['#fff/0.34', '#fff/0 55%', '#1d0a02/0.3 100%'], [0.34, 0.26], 0.95),
    { opacity: strength },
  );

/** Wooden planks. */
const planks =
  (light: string, mid: string, dark: string, grain: string): Surface =>
  (paint, random, width, height) => {
    const plank = Math.max(92, height / 6);
    const parts: string[] = [rect(0, 0, width, height, mid)];
    for (let y = -random.between(0, plank * 0.6); y < height; y += plank) {
      parts.push(
        rect(
          0,
          y,
          width,
          plank - 2,
          paint.linear(random.chance(0.5) ? [light, mid] : [mid, light], 90),
          { opacity: random.between(0.55, 1) },
        ),
        rect(0, y + plank - 2.4, width, 2.8, dark, { opacity: 0.75 }),
        rect(0, y, width, 1.6, '#fff', { opacity: 0.14 }),
      );
      for (let line = 0; line < 4; line += 1) {
        const at = y + random.between(8, plank - 8);
        const wave: Point[] = Array.from({ length: 6 }, (_, index) => [
          (index * width) / 5,
          at + random.between(-4, 4),
        ]);
        parts.push(
          stroke(smooth(wave), grain, random.between(0.8, 2), {
            opacity: random.between(0.18, 0.4),
          }),
        );
      }
    }
    return group(parts) + lit(paint, width, height);
  };
export const oak = planks('#e6bd87', '#d3a468', '#8a5a2b', '#a06a34');
export const walnutWood = planks('#85522f', '#6d3f22', '#341a0b', '#3f200e');
/** A plain wall-to-wall colour with a woven hint. */
const cloth =
  (light: string, deep: string, thread: string): Surface =>
  (paint, random, width, height) => {
    const threads = Array.from({ length: 26 }, (_, index) => {
      const y = (index * height) / 26 + random.between(-3, 3);
      return stroke(
        smooth([
          [0, y],
          [width / 2, y + random.between(-3, 3)],
          [width, y],
        ]),
        thread,
        1,
        { opacity: 0.14 },
      );
    });
    return (
      rect(0, 0, width, height, paint.linear([light, deep], 60)) +
      group(threads) +
      lit(paint, width, height, 0.85)
    );
  };
export const linen = cloth('#f6ecdc', '#e6d3b5', '#a98858');
export const terracotta = cloth('#dd8a5c', '#b85f37', '#7a3415');
export const sageCloth = cloth('#c4d0ae', '#94a67c', '#5c7048');
export const mustard = cloth('#f3c65e', '#dc9c2c', '#a86a10');
export const blush = cloth('#f8d6c9', '#e9ab9a', '#b9705c');
export const nightBlue = cloth('#3f5b7a', '#243a55', '#132338');
export const teal = cloth('#5fa9a3', '#2f7a76', '#17504d');
export const wineRed = cloth('#a34550', '#742530', '#451019');
export const sky = cloth('#d6e9ee', '#a6cbd6', '#6a9fae');
export const butter = cloth('#fdf0c8', '#f3d998', '#c9a24e');

/** Checked tablecloth. */
const checked =
  (ground: string, stripe: string): Surface =>
  (paint, _, width, height) => {
    const cell = Math.max(64, width / 10);
    const bars: string[] = [];
    for (let at = 0; at < Math.max(width, height); at += cell * 2) {
      bars.push(
        rect(at, 0, cell, height, stripe, { opacity: 0.5 }),
        rect(0, at, width, cell, stripe, { opacity: 0.5 }),
      );
    }
    return rect(0, 0, width, height, ground) + group(bars) + lit(paint, width, height, 0.9);
  };
export const redCheck = checked('#fff6ea', '#cf3b2b');
export const greenCheck = checked('#fbf7e8', '#4f8a4a');
export const tealCheck = checked('#f7f5ea', '#1d817b');

/** Dark slate. */
export const slate: Surface = (paint, random, width, height) => {
  const dust = Array.from({ length: 14 }, () =>
    ellipse(
      random.between(0, width),
      random.between(0, height),
      random.between(50, 150),
      random.between(16, 50),
      random.pick(['#5c6670', '#262c33']),
      { opacity: 0.35 },
    ),
  );
  return (
    rect(0, 0, width, height, paint.linear(['#4a535c', '#2c333a'], 60)) +
    blurred(paint, 18, dust) +
    lit(paint, width, height, 0.8)
  );
};
