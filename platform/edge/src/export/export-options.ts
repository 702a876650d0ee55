import type { PageSite } from '@storefront/compositions';
import type { Store } from '@storefront/release';

/** Contents of a static site. URLs have no trailing slash. */
export interface ExportOptions {
  readonly store: Store;
  readonly channel: string;
  /** Where the site is written: empty, or an earlier export, which may be live. */
  readonly folder: string;
  /** `/api`, or an address on another origin, e.g. `https://api.pizza.example`. */
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
}
