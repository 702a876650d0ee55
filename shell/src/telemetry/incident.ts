import type { LoaderIncident } from '@storefront/loader';

/** A module that failed to load or crashed, or a second copy of a singleton. */
export type Incident =
  LoaderIncident | { readonly kind: 'crashed'; readonly remote: string; readonly error: unknown };
