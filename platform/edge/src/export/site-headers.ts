import { foreignOrigins, lastingPolicy, reportingEndpoints, reportsOf } from '../csp';
import { REVALIDATE, EVERYWHERE, FOR_EVER, NO_STORE, PAGE } from '../headers';
import { originOf } from '../origins';
import type { ExportOptions } from './export-options';

export type Headers = Readonly<Record<string, string>>;

/**
 * Headers that a file server adds instead of the edge, by kind of answer. No release changes them.
 */
export interface SiteHeaders {
  readonly page: Headers;
  /** Also of the service worker: both are revalidated on every use. */
  readonly news: Headers;
  /** Files of builds, and compositions: they never change. */
  readonly lasting: Headers;
  readonly missing: Headers;
}

export function siteHeaders({
  base,
  apiBase,
  mediaBase,
  site,
}: Pick<ExportOptions, 'base' | 'apiBase' | 'mediaBase' | 'site'>): SiteHeaders {
  const reports = reportsOf({ apiBase });
  // Builds that are served on an origin of their own are fetched across origins.
  const shared: Headers =
    originOf(base) === undefined
      ? {}
      : { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };
  return {
    page: {
      ...EVERYWHERE,
      ...PAGE,
      'cache-control': REVALIDATE,
      ...reportingEndpoints(reports),
      'content-security-policy': lastingPolicy(
        foreignOrigins({ apiBase, mediaBase, ...site }).imageOrigins,
        reports,
      ),
    },
    news: { ...EVERYWHERE, 'cache-control': REVALIDATE },
    lasting: { ...EVERYWHERE, 'cache-control': FOR_EVER, ...shared },
    missing: { ...EVERYWHERE, 'cache-control': NO_STORE },
  };
}
