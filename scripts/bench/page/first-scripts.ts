import { gunzipSync, gzipSync } from 'node:zlib';
import { type IncomingMessage, get } from 'node:http';
import { RESTAURANT_PATH } from '../settings';
import { partsOf } from './figures';
import type { Load } from './load';

/** One script of the first route. */
export interface FirstScript {
  /** Path of the file; null for the start script inside the document. */
  readonly path: string | null;
  /** Bytes for a browser that supports only gzip. */
  readonly gzip: number;
  /** False when the page requested it after the largest paint, once it was idle. */
  readonly isForFirstScreen: boolean;
}

const request = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) =>
    get(url, { headers: { 'accept-encoding': 'gzip', 'accept-language': 'pt-BR' } }, resolve).on(
      'error',
      reject,
    ),
  );

async function bodyOf(url: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await request(url)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const gzipOf = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Executable text inside a document. */
const inlineScripts = (html: string): string =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text).join('\n');

/**
 * The scripts that a load requested, without those prefetched for other pages, as the plain server
 * at `origin` sends them compressed by gzip: brotli, which browsers get, is smaller, but gzip is
 * the usual unit for comparing sizes.
 */
export async function firstScripts(load: Load, origin: string): Promise<FirstScript[]> {
  const scripts = partsOf(load).first.filter(({ kind }) => kind === 'script');
  const files = scripts.map(async ({ url, startMs }): Promise<FirstScript> => {
    const { pathname } = new URL(url);
    return {
      path: pathname,
      gzip: (await bodyOf(origin + pathname)).length,
      isForFirstScreen: startMs <= (load.vitals.lcp ?? 0),
    };
  });
  const html = gunzipSync(await bodyOf(origin + RESTAURANT_PATH)).toString();
  const start: FirstScript = {
    path: null,
    gzip: gzipOf(inlineScripts(html)),
    isForFirstScreen: true,
  };
  return [start, ...(await Promise.all(files))];
}
