import { RemoteLoadError } from '@storefront/loader';
import { reportIncident } from './report-incident';

/** Reports an error caught by a boundary. Failed loads are already reported by the loader. */
export function reportCrash(remote: string, error: unknown): void {
  if (!(error instanceof RemoteLoadError)) reportIncident({ kind: 'crashed', remote, error });
}
