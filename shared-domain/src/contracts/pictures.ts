import * as z from 'zod/mini';

const named = <T extends z.ZodMiniType>(value: T) =>
  z.catch(z._default(z.record(z.string(), z.catch(z.nullable(value), null)), {}), {});

/** Percent from the left and from the top. `z.tuple` would be 0.5 kB of every start. */
const point = z
  .array(z.number().check(z.gte(0), z.lte(100)))
  .check(z.length(2)) as unknown as z.ZodMiniType<[left: number, top: number]>;

/**
 * What a page shows of a picture before, and besides, its file. Keys are the picture's folder and name:
 * `products/soup`. `colors`: its dominant color as `#rgb` or `#rrggbb`, shown until it is loaded; a
 * picture with transparent parts has none. `focus`: the point that stays visible where a picture is cut,
 * in percent from the left and the top; without one, the middle.
 */
export const Pictures = z.object({
  colors: named(z.string().check(z.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i))),
  focus: named(point),
});
export type Pictures = z.output<typeof Pictures>;
