import type { PageComposition, PageConfig } from '@storefront/loader/page';

/**
 * The page's composition and the allowed origins of its channel; overrides are checked against
 * both.
 */
export interface Place {
  readonly composition: PageComposition;
  readonly origins: PageConfig['origins'];
}
