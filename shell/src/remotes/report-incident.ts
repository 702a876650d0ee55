import type { LoaderIncident } from '@storefront/loader';

/** A part that could not be loaded, crashed, or brought a second copy of what must live once. */
export type Incident =
  | LoaderIncident
  | { readonly kind: 'crashed'; readonly remote: string; readonly error: unknown };

export const INCIDENT_EVENT = 'storefront:incident';

/** Tells whoever watches the page. Telemetry listens to the event; nothing depends on it being heard. */
export function reportIncident(incident: Incident): void {
  window.dispatchEvent(new CustomEvent<Incident>(INCIDENT_EVENT, { detail: incident }));
}
