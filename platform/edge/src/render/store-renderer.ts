import type { PageSite } from '@storefront/compositions';
import type { Store } from '@storefront/release';
import type { EdgeMetrics } from '../edge-metrics';
import type { ReadApi } from '../restaurant-head';
import { type Renderer, createRenderer } from './renderer';

interface StoreRendererOptions {
  readonly store: Store;
  readonly site: PageSite;
  readonly readApi: ReadApi;
  readonly metrics: EdgeMetrics;
  readonly log: (line: string) => void;
}

/** The renderer of an edge with its files in a store; null when the site has disabled it. */
export function storeRenderer(options: StoreRendererOptions): Renderer | null {
  const { store, site, readApi, metrics, log } = options;
  if (site.render === 'off') return null;
  return createRenderer({
    readFile: (path) => store.files.read(path.replace(/^\//, '')),
    readApi,
    log,
    onScreen: metrics.onScreen,
    onRender: metrics.onRender,
    onFailure: metrics.onRenderFailure,
  });
}
