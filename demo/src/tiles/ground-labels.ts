import type { AreaGround } from '@storefront/reference-api/plugin/geography';
import { textWidth, type Label } from './label';
import type { Pixel } from './mercator';
import {
  GREENS_NAMED_FROM,
  GREEN_TEXT,
  WATER_TEXT,
  ZONES_NAMED,
  ZONE_TEXT,
  type TextStyle,
} from './style';

/** The centroid of a ring, and its width there. */
function computeMiddle(ring: readonly Pixel[]): { at: Pixel; wide: number } {
  let [area, x, y] = [0, 0, 0];
  ring.slice(1).forEach((b, index) => {
    const a = ring[index] as Pixel;
    const cross = a.x * b.y - b.x * a.y;
    [area, x, y] = [area + cross, x + (a.x + b.x) * cross, y + (a.y + b.y) * cross];
  });
  const at = { x: x / (3 * area), y: y / (3 * area) };
  const crossings = ring
    .slice(1)
    .flatMap((b, index) => {
      const a = ring[index] as Pixel;
      return a.y > at.y !== b.y > at.y ? [a.x + ((at.y - a.y) / (b.y - a.y)) * (b.x - a.x)] : [];
    })
    .sort((a, b) => a - b);
  const right = crossings.findIndex((crossing) => crossing > at.x);
  return {
    at,
    wide: right % 2 === 1 ? (crossings[right] as number) - (crossings[right - 1] as number) : 0,
  };
}

function findStyle(
  { kind, name }: AreaGround,
  zoom: number,
): { style: TextStyle; text: string; rank: number } | null {
  if (name === '') return null;
  if (kind === 'zone')
    return zoom >= ZONES_NAMED.from && zoom <= ZONES_NAMED.to
      ? { style: ZONE_TEXT, text: name.toLocaleUpperCase('pt-BR'), rank: 1 }
      : null;
  if (zoom < GREENS_NAMED_FROM) return null;
  return kind === 'water'
    ? { style: WATER_TEXT, text: name, rank: 0 }
    : { style: GREEN_TEXT, text: name, rank: kind === 'park' ? 0 : 5 };
}

/** The name of a ground at its centroid, where it fits. `ring` in pixels of the zoom. */
export function groundLabels(ground: AreaGround, ring: readonly Pixel[], zoom: number): Label[] {
  const reported = findStyle(ground, zoom);
  if (!reported) return [];
  const { at, wide } = computeMiddle(ring);
  const width = textWidth(reported.text, reported.style);
  return wide >= width ? [{ ...reported, at, angle: 0, width }] : [];
}
