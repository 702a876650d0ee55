import type { DrawnStreet } from '@storefront/reference-api/plugin/geography';
import { type Label, textWidth } from './label';
import type { Pixel } from './mercator';
import { HOUSE_TEXT, HOUSES_FROM, NAMED_FROM, roadWidth, streetText } from './style';

/** A line in pixels with positions by distance along it. */
type Track = { length: number; at(distance: number): Pixel };

function createTrack(points: readonly Pixel[]): Track {
  const ends: number[] = [0];
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1] as Pixel, points[index] as Pixel];
    ends.push((ends[index - 1] as number) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const length = ends.at(-1) ?? 0;
  return {
    length,
    at: (distance) => {
      const next = Math.max(
        1,
        ends.findIndex((end) => end >= Math.min(length, distance)),
      );
      const [a, b, from, to] = [
        points[next - 1] as Pixel,
        points[next] as Pixel,
        ends[next - 1] as number,
        ends[next] as number,
      ];
      const share = to === from ? 0 : (distance - from) / (to - from);
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    },
  };
}

const EVERY = 400;
const HOUSE_EVERY = 120;
/** Maximum bend of a street under its name, in pixels. */
const BEND = 3.5;
const RANKS = { avenue: 2, street: 3, lane: 4 } as const;
const HOUSE_RANK = 6;

/**
 * The angle of a street around a point of it, so that text along it is not upside down; null where
 * it bends too much.
 */
function angleAt(track: Track, middle: number, width: number): { at: Pixel; angle: number } | null {
  const [from, on, to] = [
    track.at(middle - width / 2),
    track.at(middle),
    track.at(middle + width / 2),
  ];
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (Math.hypot(at.x - on.x, at.y - on.y) > BEND * 2) return null;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return {
    at: { x: (at.x + on.x) / 2, y: (at.y + on.y) / 2 },
    angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle,
  };
}

function names({ street, kind }: DrawnStreet, track: Track, zoom: number): Label[] {
  if (zoom < NAMED_FROM[kind]) return [];
  const style = streetText(kind, zoom);
  const width = textWidth(street, style);
  if (track.length < width + 8) return [];
  const count = Math.max(1, Math.floor(track.length / (EVERY + width)));
  return Array.from({ length: count }, (_, index) =>
    angleAt(track, ((index + 0.5) / count) * track.length, width),
  ).flatMap((place) =>
    place ? [{ text: street, ...place, width, style, rank: RANKS[kind] }] : [],
  );
}

/** Even numbers on the right in the direction of ascending numbers, odd ones on the left. */
function houses({ kind, numberFrom, numberTo }: DrawnStreet, track: Track, zoom: number): Label[] {
  if (zoom < HOUSES_FROM) return [];
  const count = Math.floor(track.length / HOUSE_EVERY);
  const aside = roadWidth(kind, zoom) / 2 + HOUSE_TEXT.size;
  return Array.from({ length: count }, (_, index): Label => {
    const middle = ((index + 0.5) / count) * track.length;
    const [a, b] = [track.at(middle - 2), track.at(middle + 2)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const number = Math.round(numberFrom + (middle / track.length) * (numberTo - numberFrom));
    const side = number % 2 === 0 ? aside : -aside;
    const at = {
      x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * side,
      y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * side,
    };
    return {
      text: String(number),
      at,
      angle: 0,
      width: textWidth(String(number), HOUSE_TEXT),
      style: HOUSE_TEXT,
      rank: HOUSE_RANK,
    };
  });
}

/**
 * The name of a street along it, as often as it fits, and some of its numbers. `line` in pixels of
 * the zoom.
 */
export function streetLabels(street: DrawnStreet, line: readonly Pixel[], zoom: number): Label[] {
  const track = createTrack(line);
  return [...names(street, track, zoom), ...houses(street, track, zoom)];
}
