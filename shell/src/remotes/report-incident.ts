import { note } from '../telemetry/notes';
import type { Incident } from '../telemetry/incident';

const INCIDENT_EVENT = 'storefront:incident';

/** Records the incident for telemetry, and dispatches an event for optional listeners. */
export function reportIncident(incident: Incident): void {
  note(incident);
  dispatchEvent(new CustomEvent<Incident>(INCIDENT_EVENT, { detail: incident }));
}
