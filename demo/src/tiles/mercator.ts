import type { Box, Position } from '@storefront/reference-api/plugin/geography';

/** A square of the world map: `zoom` halvings, `x` from the west, `y` from the north. */
export type Tile = { zoom: number; x: number; y: number };
/** Pixels of the world at a zoom, from its north-western corner. */
export type Pixel = { x: number; y: number };

/** Side of a tile in pixels. */
export const TILE = 256;

/** Pixel of a position on the world map (Web Mercator, EPSG:3857). */
export function toPixel([longitude, latitude]: Position, zoom: number): Pixel {
  const world = TILE * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

export function toPosition({ x, y }: Pixel, zoom: number): Position {
  const world = TILE * 2 ** zoom;
  return [
    (x / world) * 360 - 180,
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI,
  ];
}

/** The area of a tile, with `margin` more pixels on every side. */
export function computeBox({ zoom, x, y }: Tile, margin: number): Box {
  const [west, north] = toPosition({ x: x * TILE - margin, y: y * TILE - margin }, zoom);
  const [east, south] = toPosition(
    { x: (x + 1) * TILE + margin, y: (y + 1) * TILE + margin },
    zoom,
  );
  return { south, west, north, east };
}

export function toTile(position: Position, zoom: number): Tile {
  const { x, y } = toPixel(position, zoom);
  return { zoom, x: Math.floor(x / TILE), y: Math.floor(y / TILE) };
}
