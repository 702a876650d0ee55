import type { PageBuild } from '@storefront/compositions';
import type { Container } from './container';
import { serveFile } from './fake-network.test-kit';

/** Names of the pages and widgets that were executed, as `<base><expose>`. */
export const ran: string[] = [];

const missing = (type: string, request: string): Error =>
  Object.assign(new Error(`Loading chunk failed: ${request}`), {
    name: 'ChunkLoadError',
    type,
    request,
  });

interface Chunk {
  readonly path: string;
  readonly integrity: string;
}

/**
 * Loads a chunk as the runtime of a build does: a script with a hash, and `ChunkLoadError` when it
 * fails.
 */
function loadChunk({ path, integrity }: Chunk, query: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.integrity = integrity;
    script.src = path + query;
    script.onload = () => resolve();
    script.onerror = () => reject(missing('error', script.src));
    document.head.append(script);
  });
}

/**
 * A build on the fake network: an entry, `./remote` with a chunk of texts, and a chunk for each
 * other expose.
 */
export function serveBuild(
  remote: string,
  id: string,
  exposes: readonly string[],
  contract = 1,
): PageBuild {
  const base = `/builds/${remote}/1.0.0-${id}/`;
  const global = remote.replaceAll('-', '_');
  let query = '';
  const chunkOf = (name: string): Chunk => {
    const path = `${base}${name.replaceAll(/[./]+/g, '-')}.js`;
    return { path, integrity: serveFile(path, () => undefined) };
  };
  const texts = chunkOf('texts');
  const pages = new Map(exposes.map((expose) => [expose, chunkOf(expose)]));
  const container: Container = {
    init: () => undefined,
    get: async (expose) => {
      if (expose === './remote') return () => ({ loadTexts: () => loadChunk(texts, query) });
      const page = pages.get(expose);
      if (page === undefined) throw new Error(`Module "${expose}" does not exist in container.`);
      await loadChunk(page, query);
      return () => {
        ran.push(base + expose);
        return { from: base };
      };
    },
  };
  const integrity = serveFile(`${base}entry.js`, () => {
    (globalThis as Record<string, unknown>)[global] = container;
    (globalThis.__storefrontAskAgain ??= {})[`${global}_${id}`] = (fresh) => {
      query = fresh;
    };
  });
  return {
    base,
    version: `1.0.0+${id}`,
    contract,
    entry: { js: ['entry.js'], css: [], consumes: [] },
    integrity: { 'entry.js': integrity },
    exposes: {},
    locales: {},
  };
}

/** Begins a build as the shell does: its texts are loaded before it runs. */
export const beginWithTexts = async (remote: unknown): Promise<() => void> => {
  await (remote as { loadTexts(): Promise<void> }).loadTexts();
  return () => undefined;
};
