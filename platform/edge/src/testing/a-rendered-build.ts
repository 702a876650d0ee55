import { createHash } from 'node:crypto';
import type { BuildRecord, PageBuild } from '@storefront/compositions';
import type { ReadFile, RenderedComposition } from '../render/realm-files';

const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

function aRecord(name: string, files: Readonly<Record<string, string>>): BuildRecord {
  const paths = Object.keys(files);
  return {
    name,
    version: '1.0.0',
    contentHash: '0'.repeat(64),
    revision: 'none',
    contract: 1,
    files: Object.entries(files).map(([path, text]) => ({
      path,
      size: text.length,
      integrity: integrityOf(text),
    })),
    entry: {
      js: paths.filter((path) => path === 'main.js'),
      css: paths.filter((path) => path.endsWith('.css')),
      consumes: [],
    },
    ...('server.js' in files ? { server: 'server.js' } : {}),
    exposes: name === 'shell' ? {} : { './pages/home': { js: [], css: [], consumes: [] } },
    locales: {},
    singletons: {},
    shared: {},
  };
}

const pageBuild = (name: string, { entry }: BuildRecord, hash: string): PageBuild => ({
  base: `/builds/${name}/${hash}/`,
  version: '1.0.0',
  contract: 1,
  entry,
  integrity: {},
  exposes: {},
  locales: { en: [], 'pt-br': [] },
});

/** A composition of a shell with this server script and of one remote, and its files by URL path. */
export function aRenderedBuild(
  server: string,
  { remote = '', css = '', hash = 'a' }: { remote?: string; css?: string; hash?: string } = {},
): { rendered: RenderedComposition; files: Map<string, string>; read: ReadFile } {
  const sources = {
    shell: { 'server.js': server, 'main.css': css },
    'mf-menu': { 'main.js': remote },
  };
  const records = {
    shell: aRecord('shell', sources.shell),
    'mf-menu': aRecord('mf-menu', sources['mf-menu']),
  };
  const shell = pageBuild('shell', records.shell, hash);
  const remotes = { 'mf-menu': pageBuild('mf-menu', records['mf-menu'], hash) };
  const files = new Map(
    Object.entries(sources).flatMap(([name, texts]) =>
      Object.entries(texts).map(([path, text]) => [`/builds/${name}/${hash}/${path}`, text]),
    ),
  );
  return {
    rendered: {
      composition: { hash, contract: 1, shell, remotes, previous: {} },
      records,
      route: { path: '', pages: [{ remote: 'mf-menu', page: 'home' }] },
    },
    files,
    read: async (path) => {
      const text = files.get(path);
      return text === undefined ? null : Buffer.from(text);
    },
  };
}

/**
 * A server script whose `render` returns the HTML that `body` computes from `request`, or null for
 * data that it does not hold; `more`: other members of what it publishes.
 */
export const aServerScript = (body: string, more = ''): string => `
  globalThis.storefrontServer = {
    render: async (json) => {
      const request = JSON.parse(json);
      const html = await (async () => { ${body} })();
      return JSON.stringify(html === null ? null : { html, tag: 'en', theme: { '--color-brand': '#c00' } });
    }${more}
  };
`;
