import { num, type Attrs, group } from './shapes';

/**
 * Gradients, blurs and clips of one drawing; equal ones are defined once. Colours are 'color',
 * 'color/opacity', each with an optional ' offset%'.
 */
export type Paint = {
  /** Radial gradient; the light is towards `focus`, in fractions of the shape's box. */
  radial: (stops: readonly string[], focus?: readonly [number, number], radius?: number) => string;
  /** Linear gradient, 0° from left to right, 90° from top to bottom. */
  linear: (stops: readonly string[], degrees?: number) => string;
  /** `filter` value that blurs by this many pixels. */
  blur: (pixels: number) => string;
  /** `clip-path` value of the given shapes. */
  clip: (shapes: string) => string;
  /** A whole drawing. */
  svg: (width: number, height: number, body: string) => string;
};

export function createPaint(): Paint {
  const known = new Map<string, string>();
  const defs: string[] = [];
  const define = (markup: (id: string) => string): string => {
    const key = markup('');
    const found = known.get(key);
    if (found) return found;
    const id = `d${defs.length}`;
    defs.push(markup(id));
    known.set(key, `url(#${id})`);
    return `url(#${id})`;
  };
  return {
    radial: (stops, [x, y] = [0.38, 0.32], radius = 0.72) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stopsOf(stops)}</radialGradient>`,
      ),
    linear: (stops, degrees = 90) => {
      const [dx, dy] = [
        Math.cos((degrees * Math.PI) / 180) / 2,
        Math.sin((degrees * Math.PI) / 180) / 2,
      ];
      return define(
        (id) =>
          `<linearGradient id="${id}" x1="${(0.5 - dx).toFixed(3)}" y1="${(0.5 - dy).toFixed(3)}" x2="${(0.5 + dx).toFixed(3)}" y2="${(0.5 + dy).toFixed(3)}">${stopsOf(stops)}</linearGradient>`,
      );
    },
    blur: (pixels) =>
      define(
        (id) =>
          `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${num(pixels)}"/></filter>`,
      ),
    clip: (shapes) => define((id) => `<clipPath id="${id}">${shapes}</clipPath>`),
    svg: (width, height, body) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${body}</svg>`,
  };
}

function stopsOf(stops: readonly string[]): string {
  return stops
    .map((stop, index) => {
      const [look = '', offset] = stop.split(' ');
      const [color, opacity] = look.split('/');
      const where = offset ?? `${num((index / Math.max(1, stops.length - 1)) * 100)}%`;
      return `<stop offset="${where}" stop-color="${color}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');
}

/** Blurred markup: shadows and glows. */
export const blurred = (
  paint: Paint,
  pixels: number,
  body: string | readonly string[],
  attrs: Attrs = {},
): string => group(body, { filter: paint.blur(pixels), ...attrs });
