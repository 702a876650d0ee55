import { NO_DOCUMENT } from '@storefront/http-kit';
import { foreignOrigins, lastingPolicy, reportingEndpoints, reportsOf, workerPolicy } from '../csp';
import { framedDocuments, onOwnOrigin } from '../framed-documents';
import { EVERYWHERE, FOR_EVER, NO_STORE, PAGE, REVALIDATE } from '../headers';
import { findOrigin } from '../origins';
import type { ExportOptions } from './export-options';

export type Headers = Readonly<Record<string, string>>;

/**
 * Headers that a file server adds instead of the edge, by kind of answer. No release changes them.
 */
export interface SiteHeaders {
  readonly page: Headers;
  /** Of `channel.json`, which is revalidated on every use. */
  readonly news: Headers;
  /** Of the service worker, which is too. */
  readonly worker: Headers;
  /** Files of builds, and compositions: they never change. */
  readonly lasting: Headers;
  readonly missing: Headers;
  /** Of every other answer, such as the server's own for a URL that is too long. */
  readonly others: Headers;
}

/** The worker also fetches builds of the origins that a release allows to overrides. */
const ANYWHERE = ['*'];

export function siteHeaders({
  base,
  apiBase,
  mediaBase,
  site,
}: Pick<ExportOptions, 'base' | 'apiBase' | 'mediaBase' | 'site'>): SiteHeaders {
  const reports = reportsOf({ apiBase });
  const noDocument: Headers = { ...EVERYWHERE, ...NO_DOCUMENT };
  // Builds that are served on an origin of their own are fetched across origins.
  const shared: Headers =
    findOrigin(base) === undefined
      ? {}
      : { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };
  return {
    page: {
      ...EVERYWHERE,
      ...PAGE,
      'cache-control': REVALIDATE,
      ...reportingEndpoints(reports),
      'content-security-policy': lastingPolicy({
        frames: framedDocuments({ apiBase, ...site }, onOwnOrigin),
        imageOrigins: foreignOrigins({ apiBase, mediaBase, ...site }).imageOrigins,
        reports,
      }),
    },
    news: { ...noDocument, 'cache-control': REVALIDATE },
    worker: {
      ...noDocument,
      'cache-control': REVALIDATE,
      ...reportingEndpoints(reports),
      'content-security-policy': workerPolicy({ origins: ANYWHERE, reports }),
    },
    lasting: { ...noDocument, 'cache-control': FOR_EVER, ...shared },
    missing: { ...noDocument, 'cache-control': NO_STORE },
    others: noDocument,
  };
}
