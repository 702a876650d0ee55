import type { PageComposition, PageConfig } from '@storefront/loader/page';

/** What an override is held against: the page as it is, and the origins that its channel allows. */
export interface Place {
  readonly composition: PageComposition;
  readonly origins: PageConfig['origins'];
}
