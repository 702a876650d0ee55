import type { LoaderIncident } from '@storefront/loader';

/** A part that could not be loaded, crashed, or brought a second copy of what must live once. */
export type Incident =
  LoaderIncident | { readonly kind: 'crashed'; readonly remote: string; readonly error: unknown };
