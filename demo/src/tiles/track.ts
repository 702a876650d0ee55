import type { Pixel } from './mercator';

/** A line in pixels with positions by distance along it. */
export type Track = { length: number; at(distance: number): Pixel };

export function createTrack(points: readonly Pixel[]): Track {
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
