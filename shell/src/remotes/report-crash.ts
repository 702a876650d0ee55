import { RemoteLoadError } from '@storefront/loader';
import { reportIncident } from './report-incident';

/** Reports what a boundary caught. A failed load was reported by the loader already. */
export function reportCrash(remote: string, error: unknown): void {
  if (!(error instanceof RemoteLoadError)) reportIncident({ kind: 'crashed', remote, error });
}
