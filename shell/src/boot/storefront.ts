import type { PageComposition, PageConfig } from '@storefront/loader/page';

/** What the start script leaves for the application. */
export interface Storefront {
  readonly config: PageConfig;
  readonly composition: PageComposition;
  readonly restaurantUrl: string | null;
  /** The answer to `GET /restaurant/data/v2/{url}` (API-01), asked before any other script ran. Null without a restaurant. */
  readonly restaurant: Promise<Response> | null;
  /** Language of the texts that were fetched ahead. */
  readonly language: 'en' | 'pt-br';
  /** Settles when the shell's style sheets are in, or failed to come. */
  readonly styles: Promise<unknown>;
}

declare global {
  interface Window {
    __storefront?: Storefront;
  }
}

/** Hands over what the start script left. Throws when the page was served without it. */
export function readStorefront(): Storefront {
  if (!window.__storefront) throw new Error('the page carries no composition');
  return window.__storefront;
}
