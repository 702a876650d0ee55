import type { PageSite } from '@storefront/compositions';
import type { Store } from '@storefront/release';
import type { EdgeMetrics } from '../edge-metrics';
import { createStoredHeads } from '../head/stored-heads';
import type { ReadApi } from '../restaurant-head';
import { type Renderer, createRenderer } from './renderer';
import { type StoredScreensOptions, createStoredScreens } from './stored-screens';

interface StoreRendererOptions {
  readonly store: Store;
  readonly site: PageSite;
  readonly readApi: ReadApi;
  readonly metrics: EdgeMetrics;
  readonly log: (line: string) => void;
  /** Where rendered screens and heads are stored; default: only in memory. */
  readonly screens?: Pick<StoredScreensOptions, 'folder' | 'secret'> | null;
}

/** The renderer of an edge with its files in a store; without screens when the site has disabled them. */
export function storeRenderer(options: StoreRendererOptions): Renderer {
  const { store, site, readApi, metrics, log, screens = null } = options;
  return createRenderer({
    readFile: (path) => store.files.read(path.replace(/^\//, '')),
    hasScreens: site.render !== 'off',
    readApi,
    log,
    storedHeads: screens && createStoredHeads({ ...screens, log }),
    stored: screens && createStoredScreens({ ...screens, log, onStored: metrics.onStored }),
    onScreen: metrics.onScreen,
    onWait: metrics.onWait,
    onRender: metrics.onRender,
    onFailure: metrics.onRenderFailure,
  });
}
