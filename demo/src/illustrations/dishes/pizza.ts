import type { Random } from '../../build/seeded-random';
import { blob, polar, sector, smooth } from '../core/curves';
import { drizzle, type Drizzle } from '../core/drizzle';
import { blurred, type Paint } from '../core/paint';
import { inDisc } from '../core/scatter';
import { circle, ellipse, group, num, path, stroke, type Point } from '../core/shapes';
import { strew, type Sprite } from '../core/sprite';

/**
 * One kind of topping: its number, its size, and its largest distance from the middle (share of the
 * pizza's radius).
 */
export type Topping = {
  sprite: Sprite;
  count: number;
  scale?: number;
  reach?: number;
  inner?: number;
  turn?: boolean;
  shadow?: number;
  vary?: number;
};
export type PizzaRecipe = {
  /** Sauce rim colours, light to dark. */
  sauce: readonly [string, string];
  /** Colours of the melted layer; null shows the sauce alone. */
  cheese: readonly [string, string, string] | null;
  toppings: readonly Topping[];
  /** A final layer of lines; its width fits a radius of 230. */
  drizzle?: Drizzle;
  /** A stuffed crust shows its filling. */
  crust?: readonly [string, string, string];
  cuts?: number;
};

const GOLDEN = ['#f0bf78', '#d68a3c', '#9a4f1a'] as const;

/** A whole pizza of the given radius around the origin, as seen from above. */
export function pizza(paint: Paint, random: Random, recipe: PizzaRecipe, radius: number): string {
  const crust = recipe.crust ?? GOLDEN;
  return [
    dough(paint, random, crust, radius),
    path(blob(random, radius * 0.888, 0.014, 18), recipe.sauce[1]),
    path(
      blob(random, radius * 0.874, 0.016, 18),
      paint.radial([recipe.sauce[0], recipe.sauce[0], recipe.sauce[1]], [0.45, 0.42]),
    ),
    recipe.cheese
      ? melted(paint, random, recipe.cheese, radius)
      : sauceStrokes(random, recipe.sauce, radius),
    cutLines(recipe.cuts ?? 8, radius),
    ...recipe.toppings.map(({ sprite, count, scale = 1, reach = 0.75, inner = 0, ...look }) =>
      strew(paint, random, sprite, inDisc(random, count, radius * reach, radius * inner), {
        scale: (scale * radius) / 205,
        ...look,
      }),
    ),
    recipe.drizzle
      ? drizzle(
          random,
          { ...recipe.drizzle, width: (recipe.drizzle.width * radius) / 230 },
          radius * 0.77,
          8,
        )
      : '',
    gloss(paint, random, radius),
  ].join('');
}

/** The raised rim with its leopard spots. */
function dough(
  paint: Paint,
  random: Random,
  [light, mid, dark]: readonly [string, string, string],
  radius: number,
): string {
  const outline = blob(random, radius, 0.02, 20);
  const spots = Array.from({ length: 44 }, () => {
    const [x, y] = polar(random.between(0, 360), radius * random.between(0.91, 0.99));
    return ellipse(
      x,
      y,
      random.between(0.012, 0.04) * radius,
      random.between(0.01, 0.026) * radius,
      random.pick(['#7a3d12', '#8f4c1a', '#55270b']),
      {
        opacity: random.between(0.25, 0.6),
        transform: `rotate(${random.whole(0, 180)} ${num(x)} ${num(y)})`,
      },
    );
  });
  const bubbles = Array.from({ length: 12 }, () => {
    const [x, y] = polar(random.between(0, 360), radius * random.between(0.92, 0.96));
    return ellipse(
      x,
      y,
      random.between(0.02, 0.045) * radius,
      random.between(0.015, 0.03) * radius,
      '#ffe7bd',
      { opacity: 0.5 },
    );
  });
  return (
    path(
      outline,
      paint.radial(
        [`${light} 0%`, `${light} 86%`, `${mid} 93%`, `${dark} 100%`],
        [0.5, 0.48],
        0.52,
      ),
    ) +
    blurred(
      paint,
      radius * 0.022,
      circle(-radius * 0.012, -radius * 0.016, radius * 0.942, 'none', {
        stroke: '#ffe9c0',
        'stroke-width': radius * 0.03,
        opacity: 0.7,
      }),
    ) +
    blurred(paint, radius * 0.008, spots) +
    blurred(paint, radius * 0.006, bubbles) +
    blurred(
      paint,
      radius * 0.02,
      circle(0, radius * 0.006, radius * 0.89, 'none', {
        stroke: '#6d2f0c',
        'stroke-width': radius * 0.03,
        opacity: 0.5,
      }),
    )
  );
}

/** Cheese that has run together, paler where it is thick and browned where the oven was hottest. */
function melted(
  paint: Paint,
  random: Random,
  [light, mid, brown]: readonly [string, string, string],
  radius: number,
): string {
  const pools = inDisc(random, 26, radius * 0.7).map(([x, y]) =>
    path(blob(random, radius * random.between(0.07, 0.15), 0.2, 8), light, {
      opacity: random.between(0.3, 0.6),
      transform: `translate(${num(x)} ${num(y)})`,
    }),
  );
  const toasted = inDisc(random, 22, radius * 0.74).map(([x, y]) =>
    path(blob(random, radius * random.between(0.018, 0.045), 0.3, 7), brown, {
      opacity: random.between(0.3, 0.6),
      transform: `translate(${num(x)} ${num(y)})`,
    }),
  );
  return (
    path(blob(random, radius * 0.855, 0.026, 26), mid) +
    path(blob(random, radius * 0.825, 0.03, 24), paint.radial([light, mid], [0.42, 0.38], 0.7)) +
    blurred(paint, radius * 0.012, pools) +
    blurred(paint, radius * 0.007, toasted)
  );
}

/** Bare sauce still shows the strokes of the ladle. */
function sauceStrokes(
  random: Random,
  [light, dark]: readonly [string, string],
  radius: number,
): string {
  return [0.22, 0.4, 0.57, 0.73]
    .map((share) => {
      const line: Point[] = Array.from({ length: 14 }, (_, index) =>
        polar(index * 25, radius * share * random.between(0.97, 1.03)),
      );
      return stroke(smooth(line), random.chance(0.5) ? light : dark, radius * 0.03, {
        opacity: 0.5,
      });
    })
    .join('');
}

const cutLines = (cuts: number, radius: number): string =>
  Array.from({ length: cuts / 2 }, (_, index) => {
    const turn = 11 + (index * 360) / cuts;
    const line = smooth([polar(turn, radius * 0.985), [0, 0], polar(turn + 180, radius * 0.985)]);
    return (
      stroke(line, '#4a1c05', radius * 0.012, { opacity: 0.5 }) +
      stroke(line, '#fff3d6', radius * 0.004, { opacity: 0.35, transform: 'translate(1.5 1.5)' })
    );
  }).join('');

/** Light from the upper left on the fat of the cheese and along the rim. */
function gloss(paint: Paint, random: Random, radius: number): string {
  const drops = inDisc(random, 14, radius * 0.68).map(([x, y]) =>
    ellipse(
      x,
      y,
      radius * random.between(0.008, 0.024),
      radius * random.between(0.004, 0.009),
      '#fff',
      {
        opacity: random.between(0.35, 0.75),
        transform: `rotate(-35 ${num(x)} ${num(y)})`,
      },
    ),
  );
  return (
    group(drops) +
    blurred(
      paint,
      radius * 0.02,
      path(sector(radius * 0.9, radius * 0.955, 200, 262), '#fff6dd', { opacity: 0.55 }),
    ) +
    blurred(
      paint,
      radius * 0.09,
      ellipse(-radius * 0.3, -radius * 0.36, radius * 0.4, radius * 0.26, '#fff', {
        opacity: 0.16,
        transform: 'rotate(-30)',
      }),
    )
  );
}
