import type { SiteOptions } from '@storefront/release/cli';
import type { Renderer } from '../render/renderer';
import type { ReadApi } from '../restaurant-head';

/** The entry pages that a static site contains as rendered files. */
export interface RenderedPages {
  /** URL names of restaurants; `*` for those that the API lists. */
  readonly restaurants: readonly string[] | '*';
  /** Reads the API that the pages of the site use. */
  readonly readApi: ReadApi;
  /** Public origin of the site, for links in previews and for search engines; null when unknown. */
  readonly publicUrl: string | null;
  /** Overrides the renderer of the store's builds. The caller closes it. */
  readonly renderer?: Renderer;
  /** Gets one sentence per failed render. */
  readonly log?: (line: string) => void;
}

/** Contents of a static site. URLs have no trailing slash. */
export interface ExportOptions extends Omit<SiteOptions, 'rendered' | 'log'> {
  /** Without it, every page is rendered in the browser. */
  readonly rendered?: RenderedPages | undefined;
}
