import type { PageConfig } from '@storefront/compositions';
import { findOrigin } from './origins';

/** Sources of a policy for a path of the page's own origin: a source cannot be a path alone. */
export type OwnSources = (path: string) => readonly string[];

/** The origins by which a page was requested. Without one it can only name itself. */
export const onOrigins =
  (origins: readonly string[]): OwnSources =>
  (path) =>
    origins.length === 0 ? ["'self'"] : origins.map((origin) => `${origin}${path}`);

/**
 * For a `<meta>` policy in a file, whose origin depends on its server: the path on any origin. A browser
 * enforces the policy of the header too, and that one names the origin (`onOwnOrigin`).
 */
export const onAnyOrigin: OwnSources = (path) => [`*:*${path}`];
export const onOwnOrigin: OwnSources = () => ["'self'"];

/**
 * The two documents that pages show in a frame, as sources of `frame-src`: where cards are typed, and
 * where vendors' scripts run. Without separate origins the API serves them. Both have relative files, so
 * that their paths end with a slash and match what is below, too.
 */
export function framedDocuments(
  { apiBase, services }: Pick<PageConfig, 'apiBase' | 'services'>,
  own: OwnSources,
): string[] {
  const { cardBase = apiBase, vendorBase = apiBase } = services ?? {};
  const documents = [`${cardBase}/card-form/`, `${vendorBase}/vendor-frame/`];
  return [
    ...new Set(documents.flatMap((url) => (findOrigin(url) === undefined ? own(url) : [url]))),
  ];
}
