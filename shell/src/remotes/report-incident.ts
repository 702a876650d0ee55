import { note } from '../telemetry/notes';
import type { Incident } from './incident';

const INCIDENT_EVENT = 'storefront:incident';

/**
 * Notes it for telemetry, and tells whoever watches the page; nothing depends on it being heard.
 */
export function reportIncident(incident: Incident): void {
  note(incident);
  window.dispatchEvent(new CustomEvent<Incident>(INCIDENT_EVENT, { detail: incident }));
}
