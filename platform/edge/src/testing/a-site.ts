import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChannelRevision } from '@storefront/compositions';
import { anOffer } from '@storefront/compositions/testing';
import { type Store, compose, openStore, publish } from '@storefront/release';
import { aBuildFolder, aTemporaryFolder } from '@storefront/release/testing';
import { exportChannel } from '../export/export-channel';
import type { ExportOptions } from '../export/export-options';
import type { Renderer, ScreenRequest } from '../render/renderer';
import type { ReadApi } from '../restaurant-head';
import { aRenderer } from './a-renderer';

const NONE = { js: [], css: [], consumes: [] };

/** A store with a channel, a folder for its site, and the means to render its pages. */
export interface TestSite {
  readonly store: Store;
  readonly folder: string;
  /** Promotes a shell and a remote with the text; returns the hash of the composition. */
  promote(text: string, changes?: Partial<ChannelRevision>): Promise<string>;
  /** The data of each restaurant, by its name: its language, and the ETag. Null: no answer. */
  readonly restaurants: Map<string, { language: string; etag: string } | null>;
  readonly renders: ScreenRequest[];
  /** Whether renders return no screen, or wait for `release`. */
  failure: null | 'none' | 'waits';
  release: () => void;
  options(restaurants?: readonly string[] | '*'): ExportOptions;
}

const INFO = {
  name: 'Bella',
  modules: { new_menu: true },
  theme: {},
  whatsapp: '11987654321',
  message: 'Welcome',
};

/**
 * A site of the restaurant bella-napoli, of a shell with the languages pt-br, en and es. Its store and
 * its folder are empty, or have the files of another site.
 */
export async function aSite(like?: TestSite): Promise<TestSite> {
  const store = openStore(await aTemporaryFolder());
  const folder = await aTemporaryFolder();
  const restaurants: TestSite['restaurants'] = new Map([
    ['bella-napoli', { language: 'pt-br', etag: '"1"' }],
  ]);
  const renders: ScreenRequest[] = [];
  if (like) {
    const exactly = { recursive: true, preserveTimestamps: true };
    await cp(like.store.root, store.root, exactly);
    await cp(like.folder, folder, exactly);
  }

  const readApi: ReadApi = async (url, etag) => {
    if (url === '/restaurants')
      return { status: 200, body: [...restaurants.keys()].map((name) => ({ url: name })) };
    const known = restaurants.get(url.split('/').at(-1) ?? '');
    if (known === undefined) return { status: 404, body: null };
    if (known === null) throw new Error('the API does not answer');
    if (etag === known.etag) return { status: 304, body: null };
    const body = { info: { ...INFO, language: known.language }, menu: {}, hours: {} };
    return { status: 200, body, etag: known.etag };
  };
  const renderer: Renderer = aRenderer({
    screenOf: async (request) => {
      renders.push(request);
      const { rendered, acceptLanguage: language = '', base, path: page, revision: of } = request;
      if (site.failure === 'waits') await new Promise<void>((done) => (site.release = done));
      if (site.failure === 'none' || rendered === null) return null;
      const { shell } = rendered.composition;
      const screen = {
        html: `<main>${language} ${base}/${page} ${of}</main>`,
        style: '',
        tag: language,
        look: '',
        fonts: [],
      };
      return { ...screen, language, revision: of, query: '', builds: [shell.base] };
    },
  });

  const site: TestSite = {
    store,
    folder,
    restaurants,
    renders,
    failure: null,
    release: () => undefined,
    promote: async (text, changes = {}) => {
      const paths = ['', 'info', 'payments', 'reviews', 'hours', 'shopping-cart'];
      const pages = paths.map((page) => ({
        path: page,
        page: 'home',
        heading: 'restaurant' as const,
        rendered: page === '' || page === 'hours' ? { freshMinutes: 15 } : {},
      }));
      const locales = { 'pt-br': ['pt.js'], en: ['en.js'], es: ['es.js'] };
      const files = { 'main.js': `//${text}`, 'pt.js': '1', 'en.js': '2', 'es.js': '3' };
      const folders = [
        await aBuildFolder(
          'shell',
          { ...files, 'boot.js': 'start();' },
          {
            version: `1.0.0+${text}`,
            boot: 'boot.js',
            offers: anOffer(),
            locales,
          },
        ),
        await aBuildFolder(
          'mf-menu',
          { 'main.js': `//${text}` },
          {
            version: `1.0.0+${text}`,
            exposes: { './remote': NONE, './pages/home': NONE },
            rendered: ['./pages/home'],
            declaration: { pages },
          },
        ),
      ];
      const builds = [];
      for (const build of folders) builds.push(await publish(store, build.folder));
      const { hash } = await compose(store, builds);
      const channel = path.join(store.root, 'channels/stable');
      await mkdir(channel, { recursive: true });
      const revision = (await readdir(channel)).length + 1;
      const document = { revision, at: new Date().toISOString(), note: '', composition: hash };
      await writeFile(
        path.join(channel, `${String(revision).padStart(6, '0')}.json`),
        JSON.stringify({ ...document, ...changes }),
      );
      return hash;
    },
    options: (names = ['bella-napoli']) => ({
      store,
      channel: 'stable',
      folder,
      apiBase: '/api',
      mediaBase: '/media',
      base: '',
      keepDays: 30,
      rendered: { restaurants: names, readApi, publicUrl: 'https://pizza.example', renderer },
    }),
  };
  return site;
}

let exported: Promise<TestSite> | undefined;

async function exportOne(): Promise<TestSite> {
  const site = await aSite();
  await site.promote('a');
  await exportChannel(site.options());
  return site;
}

/** After an export of its restaurant from revision `a`: the pages are rendered once per test file. */
export async function anExportedSite(): Promise<TestSite> {
  return aSite(await (exported ??= exportOne()));
}
