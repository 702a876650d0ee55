/** Red, green and blue, each an integer of 0 to 255. */
export type Rgb = readonly [number, number, number];

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

const SHORT_OR_LONG_HEX = /^#?([\da-f]{3}|[\da-f]{6})$/i;

/** Reads `#rgb` or `#rrggbb` (the # may be missing); null for anything else. */
export function parseColour(text: unknown): Rgb | null {
  const digits = typeof text === 'string' ? SHORT_OR_LONG_HEX.exec(text.trim())?.[1] : undefined;
  if (digits === undefined) return null;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const bits = Number.parseInt(long, 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}

/** `#rrggbb` in lower case. */
export const toHex = (colour: Rgb): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** `from` at 0, `to` at 1, rounded to whole channels. */
export function mix(from: Rgb, to: Rgb, amount: number): Rgb {
  const at = (index: 0 | 1 | 2): number =>
    Math.round(from[index] + (to[index] - from[index]) * amount);
  return [at(0), at(1), at(2)];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of WCAG 2, 0 (black) to 1 (white). */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
