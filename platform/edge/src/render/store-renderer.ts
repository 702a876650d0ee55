import type { PageSite } from '@storefront/compositions';
import type { Store } from '@storefront/release';
import type { EdgeMetrics } from '../edge-metrics';
import type { ReadApi } from '../restaurant-head';
import { type Renderer, createRenderer } from './renderer';
import { type StoredScreensOptions, createStoredScreens } from './stored-screens';

interface StoreRendererOptions {
  readonly store: Store;
  readonly site: PageSite;
  readonly readApi: ReadApi;
  readonly metrics: EdgeMetrics;
  readonly log: (line: string) => void;
  /** Where rendered screens are stored; default: only in memory. */
  readonly screens?: Pick<StoredScreensOptions, 'folder' | 'secret'> | null;
}

/** The renderer of an edge with its files in a store; null when the site has disabled it. */
export function storeRenderer(options: StoreRendererOptions): Renderer | null {
  const { store, site, readApi, metrics, log, screens = null } = options;
  if (site.render === 'off') return null;
  return createRenderer({
    readFile: (path) => store.files.read(path.replace(/^\//, '')),
    readApi,
    log,
    stored: screens && createStoredScreens({ ...screens, log, onStored: metrics.onStored }),
    onScreen: metrics.onScreen,
    onWait: metrics.onWait,
    onRender: metrics.onRender,
    onFailure: metrics.onRenderFailure,
  });
}
