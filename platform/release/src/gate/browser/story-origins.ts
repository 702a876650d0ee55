import type { Visitor } from '../../cli/browser';

/** Origins of the documents that a story may use: a storefront, and the API, which has the demo's bank. */
export const storyOrigins = (base: string, api: string): readonly string[] =>
  [base, api].map((url) => new URL(url).origin);

/**
 * Ends every request of a visitor for a document of another origin, also one for a frame: a script of a
 * story could lead the page to any service that this machine reaches. Scripts, images and data are not
 * affected: the check `origins` reports them.
 */
export const holdDocuments = (visitor: Visitor, origins: readonly string[]): Promise<unknown> =>
  visitor.route(
    ({ origin }) => !origins.includes(origin),
    (held) => (held.request().isNavigationRequest() ? held.abort() : held.fallback()),
  );
