import { stat } from 'node:fs/promises';
import { extname, join, normalize, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isUnchanged } from '../platform/http/is-unchanged';
import { servedFolder } from '../platform/http/served-folder';
import type { RestaurantDeps } from './restaurant-deps';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};
const NAMES = /^[\w-]+(?:\/[\w.-]+)*\.\w+$/;

/** `name`: its path in the folder of pictures. */
type Picture = { name: string; type: string; etag: string };

async function findFile(root: string, name: string): Promise<Picture | null> {
  const file = normalize(join(root, name));
  const type = TYPES[extname(file)];
  if (!NAMES.test(name) || !file.startsWith(root + sep) || !type) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile()
    ? {
        name: relative(root, file),
        type,
        etag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`,
      }
    : null;
}

/**
 * A picture by its name. The '.jpg' names of DOMAIN-022 are answered with the WebP of the same name
 * where no JPEG exists.
 */
const findPicture = async (root: string, name: string): Promise<Picture | null> =>
  (await findFile(root, name)) ??
  (name.endsWith('.jpg') ? findFile(root, name.replace(/\.jpg$/, '.webp')) : null);

/**
 * Pictures of the restaurants. Their names do not change when they are redrawn, so they are cached
 * for a day; for a month after that, the stored one is shown while a new one is fetched.
 */
export function mediaRoute(app: FastifyInstance, { mediaDir }: RestaurantDeps): void {
  const read = mediaDir === null ? null : servedFolder(mediaDir);
  app.get<{ Params: { '*': string } }>(
    '/media/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const picture = mediaDir === null ? null : await findPicture(mediaDir, request.params['*']);
      const headers = {
        etag: picture?.etag,
        'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000',
      };
      if (picture && isUnchanged(request.headers['if-none-match'], picture.etag))
        return reply.code(304).headers(headers).send();
      const bytes = picture && (await read?.(picture.name));
      if (!bytes)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ error: 'Picture not found', code: 'media_not_found' });
      return reply.headers({ ...headers, 'content-type': picture.type }).send(bytes);
    },
  );
}
