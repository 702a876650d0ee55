import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isUnchanged } from '../platform/http/request-values';
import { singleFlight } from '../platform/single-flight';
import type { RestaurantDeps } from './restaurant-deps';
import { APP_ICONS, type AppIconName, drawAppIcon, type IconSource } from './app-icon';
import type { Pictures } from './pictures';
import type { LoadedRestaurant } from './restaurant-catalog';

const MAX_BYTES = 16 * 1024 * 1024;
/** The red of pages without a colour of their own. */
const DEFAULT_COLOUR = '#e53935';

const parseIconName = (file: string): AppIconName | null => {
  const name = file.endsWith('.png') ? file.slice(0, -'.png'.length) : '';
  return Object.hasOwn(APP_ICONS, name) ? (name as AppIconName) : null;
};

async function readIconSource(
  { data: { info } }: LoadedRestaurant,
  pictures: Pictures | null,
): Promise<IconSource> {
  const {
    name,
    profile_pic: picture,
    theme: { mainColor },
  } = info;
  const found = await pictures?.find(`profiles/${picture}/192.webp`);
  return {
    name,
    colour: /^#[0-9a-f]{6}$/i.test(mainColor) ? mainColor : DEFAULT_COLOUR,
    picture: (await found?.read()) ?? null,
  };
}

const computeEtag = (icon: AppIconName, { name, colour, picture }: IconSource): string =>
  `"${createHash('sha256')
    .update(`${icon}\0${colour}\0`)
    .update(picture ?? name)
    .digest('base64url')
    .slice(0, 22)}"`;

/**
 * Icons of restaurants for home screens:
 * `/media/app-icons/{restaurantUrl}/{192|512|maskable|180}.png`. Recent ones are cached in memory.
 */
export function appIconRoute(app: FastifyInstance, { catalog, pictures }: RestaurantDeps): void {
  const [cached, drawing] = [
    new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length }),
    singleFlight<Buffer>(),
  ];
  const drawn = async (icon: AppIconName, source: IconSource, etag: string): Promise<Buffer> =>
    cached.get(etag) ??
    drawing(etag, async () => {
      const picture = await drawAppIcon(icon, source);
      cached.set(etag, picture);
      return picture;
    });
  app.get<{ Params: { restaurant: string; file: string } }>(
    '/media/app-icons/:restaurant/:file',
    { schema: { hide: true } },
    async ({ params, headers }, reply) => {
      const icon = parseIconName(params.file);
      const restaurant = icon === null ? null : await catalog.find({ url: params.restaurant });
      if (icon === null || !restaurant)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ error: 'Picture not found', code: 'media_not_found' });
      const source = await readIconSource(restaurant, pictures);
      const etag = computeEtag(icon, source);
      reply.headers({
        etag,
        'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000',
      });
      if (isUnchanged(headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.header('content-type', 'image/png').send(await drawn(icon, source, etag));
    },
  );
}
