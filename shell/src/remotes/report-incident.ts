import type { LoaderIncident } from '@storefront/loader';
import { note } from '../telemetry/notes';

/** A part that could not be loaded, crashed, or brought a second copy of what must live once. */
export type Incident =
  | LoaderIncident
  | { readonly kind: 'crashed'; readonly remote: string; readonly error: unknown };

export const INCIDENT_EVENT = 'storefront:incident';

/** Notes it for telemetry, and tells whoever watches the page; nothing depends on it being heard. */
export function reportIncident(incident: Incident): void {
  note(incident);
  window.dispatchEvent(new CustomEvent<Incident>(INCIDENT_EVENT, { detail: incident }));
}
