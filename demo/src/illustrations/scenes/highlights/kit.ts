import { sector } from '../../core/curves';
import { blurred } from '../../core/paint';
import { at, circle, group, path, rect } from '../../core/shapes';
import { type Picture } from '../../dishes/dish';
import * as mark from '../../drinks/emblems';

const HIGHLIGHT = { width: 960, height: 480 } as const;

export const { width: W, height: H } = HIGHLIGHT;

export const COUNTER = { width: W, height: H, horizon: 350 };

/** Rays behind the offer, a strip of table under it. */
export const rays =
  (light: string, dark: string, top: readonly [string, string], x = 480): Picture =>
  (paint) =>
    rect(0, 0, W, H, dark) +
    group(
      Array.from({ length: 18 }, (_, index) =>
        path(sector(0, 1100, index * 20, index * 20 + 10), light, { opacity: 0.5 }),
      ),
      { transform: `translate(${x} 330)` },
    ) +
    rect(0, 0, W, H, paint.radial(['#fff/0.5', '#fff/0'], [0.5, 0.62], 0.5)) +
    rect(0, 372, W, 108, paint.linear([top[0], top[1]], 90)) +
    rect(0, 372, W, 4, '#fff', { opacity: 0.5 });

export const confetti =
  (colors: readonly string[]): Picture =>
  (_, random) =>
    Array.from({ length: 46 }, () =>
      rect(
        random.between(0, W),
        random.between(0, 330),
        random.between(5, 12),
        random.between(4, 7),
        random.pick(colors),
        {
          rx: 2,
          opacity: 0.9,
          transform: `rotate(${random.whole(0, 180)} ${random.whole(0, W)} ${random.whole(0, 200)})`,
        },
      ),
    ).join('');

export const flat = (body: string, x: number, y: number): string => at(x, y, body, 0, 1, 0.55);

/** A square picture in a round frame. */
export const medallion =
  (picture: Picture, x: number, y: number, radius: number): Picture =>
  (paint, random) =>
    at(
      x,
      y,
      blurred(paint, 12, circle(4, 12, radius, '#1d0a02', { opacity: 0.4 })) +
        circle(0, 0, radius + 8, '#fffaf0') +
        group(at(-radius, -radius, picture(paint, random), 0, (radius * 2) / 640), {
          'clip-path': paint.clip(`<circle cx="0" cy="0" r="${radius}"/>`),
        }),
    );

export const need = (all: Record<string, Picture>, name: string): Picture => {
  const found = all[name];
  if (!found) throw new RangeError(`no picture is called ${name}`);
  return found;
};

export const GUARANA = {
  shape: 'twoLitre',
  glass: ['#4f9a4f', '#1f5f2c', '#2f7a3a'],
  cap: ['#3fae57', '#17702f'],
  label: ['#ffe07a', '#f4bd3a'],
  emblem: mark.fruit('#d3322a', '#2f8a3c', '#ff8a5c'),
  band: '#13642a',
  cold: true,
} as const;

export const COLA = {
  ...GUARANA,
  glass: ['#6d3a20', '#2a1208', '#40200f'],
  cap: ['#e0343a', '#9c1219'],
  label: ['#e0343a', '#b3181f'],
  emblem: mark.swirl('#fff6ee'),
  band: '#fff6ee',
} as const;

export const TOMATO = ['#e75a34', '#c8381f', '#98230f'] as const;
