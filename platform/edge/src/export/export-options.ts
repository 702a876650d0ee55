import type { PageSite } from '@storefront/compositions';
import type { Store } from '@storefront/release';
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
export interface ExportOptions {
  readonly store: Store;
  readonly channel: string;
  /** Where the site is written: empty, or an earlier export, which may be live. */
  readonly folder: string;
  /** `/api`, or an address on another origin, e.g. `https://api.shop.example`. */
  readonly apiBase: string;
  readonly mediaBase: string;
  readonly site?: PageSite | undefined;
  /**
   * Address under which the folder is served for the files of builds, when it is not the root of
   * the page's own origin.
   */
  readonly base: string;
  /** For how many days builds stay that no export serves any more. */
  readonly keepDays: number;
  /** nginx.conf serves the brotli files: nginx needs the module brotli_static. */
  readonly brotli?: boolean | undefined;
  /** Without it, every page is rendered in the browser. */
  readonly rendered?: RenderedPages | undefined;
}
