import { BudgetExceededError } from '@storefront/http-kit';
import type { FastifyInstance } from 'fastify';
import type { PluginHost } from '@storefront/reference-api/plugin';
import { MAX_ZOOM, MIN_ZOOM } from './style';
import { openTileServer, type WantedTile } from './tile-server';

const NUMBER = /^(?:0|[1-9]\d{0,7})$/;
const FILE = /^(0|[1-9]\d{0,7})(@2x)?\.png$/;

type Path = { z: string; x: string; file: string };

/** The tile of a path, 'beyond' for one outside of the map, or 'unreadable'. */
function wanted({ z, x, file }: Path): WantedTile | 'beyond' | 'unreadable' {
  const [name, y, twice] = FILE.exec(file) ?? [];
  if (!NUMBER.test(z) || !NUMBER.test(x) || name === undefined) return 'unreadable';
  const tile: WantedTile = { zoom: Number(z), x: Number(x), y: Number(y), scale: twice ? 2 : 1 };
  const side = 2 ** tile.zoom;
  return tile.zoom < MIN_ZOOM || tile.zoom > MAX_ZOOM || tile.x >= side || tile.y >= side
    ? 'beyond'
    : tile;
}

/**
 * The map, drawn from the areas in the database: 256 pixels per tile, 512 with '@2x'. Cached for a
 * week, then revalidated.
 */
export function tileRoutes(
  app: FastifyInstance,
  { db, now, limits }: Pick<PluginHost, 'db' | 'now' | 'limits'>,
): void {
  const server = openTileServer(db, now);
  app.get<{ Params: Path }>(
    '/tiles/:z/:x/:file',
    { schema: { hide: true }, config: { rateLimit: { max: limits.tiles } } },
    async (request, reply) => {
      const tile = wanted(request.params);
      if (tile === 'unreadable')
        return reply.code(400).header('cache-control', 'no-store').send({
          error: 'A tile is named by three whole numbers',
          code: 'invalid_tile',
          path: 'request',
        });
      if (tile === 'beyond')
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ error: 'Tile not found', code: 'tile_not_found' });
      const stored = {
        etag: await server.etag(tile),
        'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      };
      if (request.headers['if-none-match'] === stored.etag)
        return reply.code(304).headers(stored).send();
      try {
        const picture = await server.picture(tile);
        return await reply
          .headers({ ...stored, 'content-type': 'image/png', 'content-length': picture.length })
          .send(picture);
      } catch (error) {
        if (!(error instanceof BudgetExceededError)) throw error;
        return reply
          .code(503)
          .headers({ 'cache-control': 'no-store', 'retry-after': 1 })
          .send({ error: 'The map is busy', code: 'map_busy' });
      }
    },
  );
}
