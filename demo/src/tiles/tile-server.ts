import { budget } from '@storefront/http-kit';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { singleFlight, type Database } from '@storefront/reference-api/plugin';
import { groundsIn, readMapRevision, streetsIn } from '@storefront/reference-api/plugin/geography';
import { MARGIN, drawTile } from './draw-tile';
import { computeBox, type Tile } from './mercator';
import { hasFonts, renderPicture } from './picture';
import { ROAD_ORDER, roadWidth } from './style';
import { styleRevision } from './style-revision';

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
