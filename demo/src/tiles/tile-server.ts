import { budget } from '@storefront/http-kit';
import { type Database, singleFlight } from '@storefront/reference-api/plugin';
import { groundsIn, readMapRevision, streetsIn } from '@storefront/reference-api/plugin/geography';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { drawTile, MARGIN } from './draw-tile';
import { computeBox, type Tile, TILE } from './mercator';
import { ROAD_ORDER, roadWidth } from './style';
import { styleRevision } from './style-revision';

type Sharp = (typeof import('sharp'))['default'];

let loaded: Promise<Sharp> | undefined;

/**
 * Loaded with the first tile: a server with an external map never loads it. One thread per picture,
 * and no cache.
 */
const library = (): Promise<Sharp> =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  }));

/** The SVG of a tile as PNG. */
async function renderPicture(svg: string): Promise<Buffer> {
  const sharp = await library();
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 8 }).toBuffer();
}

const probe = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="64">` +
  `<rect width="${TILE}" height="64" fill="#fff"/>` +
  `<text x="8" y="40" font-size="30" font-family="sans-serif">${text}</text></svg>`;

let fonts: Promise<boolean> | undefined;

/** Whether this machine has fonts: without them text is empty, or the same box for every letter. */
const hasFonts = (): Promise<boolean> =>
  (fonts ??= Promise.all(
    ['', 'iiii', 'MMMM'].map(async (text) =>
      (await library())(Buffer.from(probe(text)))
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  ).then(([nothing, narrow, wide]) =>
    Boolean(nothing && narrow && wide && !nothing.equals(narrow) && !narrow.equals(wide)),
  ));

/** Concurrent drawings: one core stays free for orders. */
const AT_ONCE = 2;
const WAITING = 400;
const CACHE_BYTES = 24 * 1024 * 1024;
/** Time in ms between two checks whether the areas have changed. */
const REVISION_MS = 10_000;

export type WantedTile = Tile & { scale: 1 | 2 };

/** Draws the map of the areas in the database. */
export type TileServer = {
  /** ETag of a tile until the areas change. */
  etag(tile: WantedTile): Promise<string>;
  /** A tile as PNG. Throws `BudgetExceededError`. */
  picture(tile: WantedTile): Promise<Buffer>;
};

/**
 * Tiles from the database, drawn a few at a time; concurrent requests for one tile share a drawing.
 * `now` times the checks for changes.
 */
export function openTileServer(db: Database, now: () => Date): TileServer {
  const [stored, inTurn, drawing] = [
    new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: ({ length }) => length }),
    budget({ name: 'drawings', atOnce: AT_ONCE, waiting: WAITING }),
    singleFlight<Buffer>(),
  ];
  let known: { revision: Promise<string>; at: number } | null = null;

  const revision = (): Promise<string> => {
    if (known && now().getTime() - known.at < REVISION_MS) return known.revision;
    const requested = Promise.all([readMapRevision(db), styleRevision()]).then(([map, style]) =>
      createHash('sha256').update(`${map}\n${style}`).digest('base64url').slice(0, 16),
    );
    known = { revision: requested, at: now().getTime() };
    requested.catch(() => (known = null));
    return requested;
  };
  const keyOf = async ({ zoom, x, y, scale }: WantedTile): Promise<string> =>
    `${await revision()}-${zoom}-${x}-${y}-${scale}`;

  const draw = async (tile: WantedTile): Promise<Buffer> => {
    const box = computeBox(tile, MARGIN);
    const [streets, grounds] = [
      await streetsIn(
        db,
        box,
        ROAD_ORDER.filter((kind) => roadWidth(kind, tile.zoom) > 0),
      ),
      await groundsIn(db, box),
    ];
    return renderPicture(
      drawTile(tile, { streets, grounds }, { scale: tile.scale, hasFonts: await hasFonts() }),
    );
  };

  return {
    etag: async (tile) => `"${await keyOf(tile)}"`,
    picture: async (tile) => {
      const key = await keyOf(tile);
      return (
        stored.get(key) ??
        drawing(key, async () => {
          const picture = await inTurn(() => draw(tile));
          stored.set(key, picture);
          return picture;
        })
      );
    },
  };
}
