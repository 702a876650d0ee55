import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { folderWithoutLinks } from '@storefront/http-kit';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { servedFolder } from '../platform/http/served-folder';
import { singleFlight } from '../platform/single-flight';

const FORMATS = ['avif', 'webp', 'jpg'] as const;
type Format = (typeof FORMATS)[number];

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Widths in pixels of the renditions, by their names in addresses. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  covers: [480, 960, 1600],
  profiles: [96, 192],
  highlightImages: [480, 960],
};
/** Of `thumb_…` and `lg_…`, the pictures of dishes and flavors. */
const [THUMB, LARGE] = [192, 640];
/** The large JPEG serves only browsers that support neither newer format. */
const OLD_LARGE = 320;

/** Endings of an original, the preferred one first. */
const ENDINGS = ['.png', '.webp', '.jpg', '.jpeg', '.avif'];
/** What sharp calls the formats of originals; AVIF is a kind of HEIF. */
const READ_FORMATS: readonly unknown[] = ['jpeg', 'png', 'webp', 'heif'];
const MAX_ORIGINAL_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 20;
/** Renditions in memory while their folder cannot be written. */
const MAX_MEMORY_BYTES = 32 * 1024 * 1024;
/** Part of the names of rendered files: increment it when the encoding changes. */
const ENCODING = 1;
const QUALITY: Readonly<Record<Format, number>> = { avif: 48, webp: 52, jpg: 50 };

// one thread for a picture: orders are taken beside it
sharp.concurrency(1);

const ADDRESS = /^(\w+)\/([\w-][\w.-]*)\/([\w-][\w.-]*)\.(avif|webp|jpg)$/;
/** No original: those have metadata, and one folder less in their path. */
const PREPARED = /^[\w-]+\/[\w-][\w.-]*\/[\w-][\w.-]*\.\w+$/;

interface Rendition {
  /** Path of its original in the folder, without the ending. */
  readonly original: string;
  readonly width: number;
  readonly format: Format;
}

/** The rendition of an address below `/media`; null where the address is none. */
function parseRendition(file: string): Rendition | null {
  const [, kind = '', name = '', form = '', ending = ''] = ADDRESS.exec(file) ?? [];
  const format = FORMATS.find((known) => known === ending);
  if (format === undefined) return null;
  const original = `${kind}/${name}`;
  if (kind === 'products' || kind === 'flavors') {
    if (form === `thumb_${name}`) return { original, format, width: THUMB };
    if (form !== `lg_${name}`) return null;
    return { original, format, width: format === 'jpg' ? OLD_LARGE : LARGE };
  }
  if (!Object.hasOwn(WIDTHS, kind)) return null;
  const width = WIDTHS[kind]?.find((known) => `${known}` === form);
  return width === undefined ? null : { original, width, format };
}

/**
 * Renders an original. Its orientation is applied, and metadata (place, camera) is left out. Throws for
 * bytes that are no JPEG, PNG, WebP or AVIF of at most `MAX_PIXELS`.
 */
async function renderPicture(bytes: Buffer, { width, format }: Rendition): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS });
  const found = await image.metadata();
  if (!READ_FORMATS.includes(found.format)) throw new Error(`${found.format} is no picture format`);
  const sized = image.autoOrient().resize({ width, withoutEnlargement: true });
  const quality = QUALITY[format];
  if (format === 'avif')
    return sized.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'webp') return sized.webp({ quality, effort: 4 }).toBuffer();
  return sized.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** A file of a picture, as it is served. */
interface ServedPicture {
  readonly type: string;
  readonly etag: string;
  /** Null when the file is unreadable. */
  read(): Promise<Buffer | null>;
}

export interface Pictures {
  /** `file`: the address below `/media`, e.g. `covers/napoli/960.avif`. Null without such a picture. */
  find(file: string): Promise<ServedPicture | null>;
}

export interface PicturesOptions {
  /** Originals by kind and name, e.g. `products/soup.jpg`; a file with the name of an address comes first. */
  readonly folder: string;
  /** Folder of the renditions that were made. */
  readonly cache: string;
  readonly logger?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

/** The content of an original, as it was when its file had this size and time. */
interface KnownOriginal {
  readonly stamp: string;
  /** Null: it is no picture. */
  hash: string | null;
}

/**
 * Pictures of restaurants. Each rendition of an original is made when it is requested first, at most two at
 * once, and stored by the original's content: another file under the same name is seen at once.
 */
export function openPictures({ folder, cache, logger }: PicturesOptions): Pictures {
  const originals = folderWithoutLinks(folder);
  const [prepared, rendered] = [servedFolder(folder), servedFolder(cache)];
  const known = new LRUCache<string, KnownOriginal>({ max: 10_000 });
  const once = singleFlight<Buffer | null>();
  const limit = pLimit(2);
  const unstored = new LRUCache<string, Buffer>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ length }) => length,
  });

  async function findFile(name: string): Promise<{ name: string; stamp: string } | null> {
    const found = await stat(join(folder, name)).catch(() => null);
    return found?.isFile()
      ? { name, stamp: `${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}` }
      : null;
  }

  async function findPrepared(file: string): Promise<ServedPicture | null> {
    const type = TYPES[extname(file)];
    if (!PREPARED.test(file) || type === undefined) return null;
    const found = await findFile(file);
    return found && { type, etag: `"${found.stamp}"`, read: () => prepared(file) };
  }

  const refuse = (name: string, error: unknown): null => {
    logger?.warn({ err: error }, `the picture ${name} is not shown`);
    return null;
  };
  const readOriginal = (name: string): Promise<Buffer> => originals.read(name, MAX_ORIGINAL_BYTES);

  /** An original with the hash of its content, which is read again only when the file has changed. */
  async function findOriginal(path: string): Promise<{ name: string; of: KnownOriginal } | null> {
    for (const ending of ENDINGS) {
      const found = await findFile(`${path}${ending}`);
      if (found === null) continue;
      const { name, stamp } = found;
      const before = known.get(name);
      if (before?.stamp === stamp) return { name, of: before };
      const hash = await readOriginal(name).then(
        (bytes) => createHash('sha256').update(`${ENCODING}\n`).update(bytes).digest('hex'),
        (error: unknown) => refuse(name, error),
      );
      if (hash === null) return null;
      const of = { stamp, hash: hash.slice(0, 20) };
      known.set(name, of);
      return { name, of };
    }
    return null;
  }

  /** Stores a rendition and removes those of other originals under its name; in memory on a full disk. */
  async function store(file: string, hash: string, bytes: Buffer): Promise<void> {
    const path = join(cache, file);
    const draft = `${path}.${process.pid}.draft`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
      const beside = await readdir(dirname(path));
      const older = beside.filter((name) => !name.startsWith(hash) && !name.endsWith('.draft'));
      await Promise.all(older.map((name) => rm(join(dirname(path), name), { force: true })));
    } catch (error) {
      logger?.warn({ err: error }, 'a rendered picture is not stored');
      unstored.set(file, bytes);
    }
  }

  async function findRendition(file: string): Promise<ServedPicture | null> {
    const rendition = parseRendition(file);
    const original = rendition && (await findOriginal(rendition.original));
    const hash = original?.of.hash;
    if (!rendition || !original || !hash) return null;
    const stored = join(rendition.original, `${hash}-${basename(file)}`);
    const render = async (): Promise<Buffer | null> => {
      const source = await readOriginal(original.name).catch((error: unknown) =>
        refuse(original.name, error),
      );
      if (source === null) return null;
      try {
        const bytes = await renderPicture(source, rendition);
        await store(stored, hash, bytes);
        return bytes;
      } catch (error) {
        // a busy machine is no property of the file
        if (!String(error).includes('timeout')) original.of.hash = null;
        return refuse(original.name, error);
      }
    };
    return {
      type: TYPES[`.${rendition.format}`] ?? '',
      etag: `"${hash}"`,
      read: async () =>
        (await rendered(stored)) ?? unstored.get(stored) ?? once(stored, () => limit(render)),
    };
  }

  return {
    find: async (file) =>
      (await findPrepared(file)) ??
      (await findRendition(file)) ??
      // DOMAIN-022 names JPEG files, which a folder of prepared files may not have
      (file.endsWith('.jpg') ? findPrepared(file.replace(/\.jpg$/, '.webp')) : null),
  };
}
