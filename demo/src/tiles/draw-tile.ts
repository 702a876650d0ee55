import { escapeHtml } from '@storefront/http-kit';
import type {
  AreaGround,
  DrawnStreet,
  GroundKind,
  StreetKind,
} from '@storefront/reference-api/plugin/geography';
import { type Label, textWidth, withSpace } from './label';
import { type Pixel, TILE, type Tile, toPixel } from './mercator';
import {
  casingWidth,
  FONTS,
  GREEN_TEXT,
  GREENS_NAMED_FROM,
  GROUND_EDGES,
  GROUNDS,
  LAND,
  ROAD_ORDER,
  ROADS,
  roadWidth,
  type TextStyle,
  WATER_TEXT,
  ZONE_SHADES,
  ZONE_TEXT,
  ZONES_NAMED,
} from './style';
import { streetLabels } from './street-labels';

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
function groundLabels(ground: AreaGround, ring: readonly Pixel[], zoom: number): Label[] {
  const reported = findStyle(ground, zoom);
  if (!reported) return [];
  const { at, wide } = computeMiddle(ring);
  const width = textWidth(reported.text, reported.style);
  return wide >= width ? [{ ...reported, at, angle: 0, width }] : [];
}

/** Margin in pixels around a tile within which objects may affect its picture. */
export const MARGIN = 480;
/** More than half the width of any road. */
const ROAD_MARGIN = 32;

const short = (value: number): string => String(Math.round(value * 100) / 100);
const shadeOf = (name: string): string =>
  ZONE_SHADES[
    [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % ZONE_SHADES.length
  ] ?? GROUNDS.zone;

type Path = { pixels: Pixel[]; d: string };

/** Whether a box of pixels around points touches a tile with `margin` pixels around it. */
function touches(tile: Tile, points: readonly Pixel[], margin: number): boolean {
  const [xs, ys] = [
    points.map(({ x }) => x - tile.x * TILE),
    points.map(({ y }) => y - tile.y * TILE),
  ];
  return (
    Math.min(...xs) < TILE + margin &&
    Math.max(...xs) > -margin &&
    Math.min(...ys) < TILE + margin &&
    Math.max(...ys) > -margin
  );
}

const isShown =
  (tile: Tile) =>
  ({ at, width, style }: Label): boolean =>
    touches(tile, [at], width / 2 + style.size);

function pathsOf(tile: Tile) {
  return (line: DrawnStreet['line']): Path => {
    const pixels = line.map((position) => toPixel(position, tile.zoom));
    return {
      pixels,
      d: `M${pixels.map(({ x, y }) => `${short(x - tile.x * TILE)} ${short(y - tile.y * TILE)}`).join('L')}`,
    };
  };
}

type Floor = { ground: AreaGround; path: Path };

/** The grounds from bottom to top; adjoining waters are joined into one shore. */
function drawGrounds(floors: readonly Floor[]): string[] {
  const of = (...kinds: GroundKind[]): Floor[] =>
    floors.filter(({ ground }) => kinds.includes(ground.kind));
  const fill = ({ ground: { kind, name }, path }: Floor): string =>
    `<path d="${path.d}Z" fill="${kind === 'zone' ? shadeOf(name) : GROUNDS[kind]}"/>`;
  const edge = ({ ground: { kind }, path }: Floor): string =>
    `<path d="${path.d}Z" fill="none" stroke="${GROUND_EDGES[kind] ?? LAND}" stroke-width="1.6"/>`;
  const [zones, greens, waters] = [of('zone'), of('park', 'square'), of('water')];
  return [
    ...zones.map(fill),
    ...greens.flatMap((green) => [edge(green), fill(green)]),
    ...waters.map(edge),
    ...waters.map(fill),
  ];
}

function drawText({ text, at, angle, style }: Label, tile: Tile): string {
  const [x, y] = [short(at.x - tile.x * TILE), short(at.y - tile.y * TILE)];
  const turned = angle === 0 ? '' : ` rotate(${short(angle)})`;
  const look =
    `font-size="${style.size}" font-weight="${style.weight}"` +
    (style.isItalic ? ' font-style="italic"' : '') +
    (style.spacing ? ` letter-spacing="${style.spacing}"` : '');
  const halo = `fill="#fffdf9" stroke="#fffdf9" stroke-width="${style.halo}" stroke-opacity="0.9"`;
  const body = `y="${short(style.size * 0.36)}" ${look}>${escapeHtml(text)}</text>`;
  return `<g transform="translate(${x} ${y})${turned}"><text ${halo} ${body}<text fill="${style.fill}" ${body}</g>`;
}

/**
 * A tile as SVG text of TILE pixels, scaled by `scale`. The area must include the objects within
 * MARGIN pixels of the tile; without `hasFonts` no name is drawn.
 */
export function drawTile(
  tile: Tile,
  { streets, grounds }: { streets: readonly DrawnStreet[]; grounds: readonly AreaGround[] },
  { scale, hasFonts }: { scale: 1 | 2; hasFonts: boolean },
): string {
  const { zoom } = tile;
  const pathOf = pathsOf(tile);
  const roads = streets.map((street) => ({ street, ...pathOf(street.line) }));
  const floors = grounds.map((ground) => ({ ground, path: pathOf(ground.ring) }));
  const shown = roads.filter(({ pixels }) => touches(tile, pixels, ROAD_MARGIN));
  const linesOf = (kind: StreetKind): string =>
    shown
      .filter(({ street }) => street.kind === kind)
      .map(({ d }) => d)
      .join('');
  const drawn = ROAD_ORDER.filter((kind) => roadWidth(kind, zoom) > 0)
    .map((kind) => ({ d: linesOf(kind), kind, width: roadWidth(kind, zoom) }))
    .filter(({ d }) => d !== '');
  const casings = drawn.map(
    ({ d, kind, width }) =>
      `<path d="${d}" stroke="${ROADS[kind].casing}" stroke-width="${short(width + 2 * casingWidth(zoom))}"/>`,
  );
  const fills = drawn.map(
    ({ d, kind, width }) => `<path d="${d}" stroke="${ROADS[kind].fill}" stroke-width="${width}"/>`,
  );
  const wished = hasFonts
    ? [
        ...floors.flatMap(({ ground, path }) => groundLabels(ground, path.pixels, zoom)),
        ...roads.flatMap(({ street, pixels }) => streetLabels(street, pixels, zoom)),
      ]
    : [];
  const labels = withSpace(wished.filter(({ at }) => touches(tile, [at], MARGIN))).filter(
    isShown(tile),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE * scale}" height="${TILE * scale}" ` +
      `viewBox="0 0 ${TILE} ${TILE}"><rect width="${TILE}" height="${TILE}" fill="${LAND}"/>`,
    ...drawGrounds(floors.filter(({ path }) => touches(tile, path.pixels, 2))),
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...casings,
    ...fills,
    '</g>',
    `<g font-family="${FONTS}" text-anchor="middle" stroke-linejoin="round">`,
    ...labels.map((label) => drawText(label, tile)),
    '</g></svg>',
  ].join('');
}
