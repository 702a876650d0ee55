import type { PageDeclarations } from '@storefront/loader/page';
import { addressAt, listAddresses, type Row, listRows } from './addresses';

/** Content of a URL path: the restaurant, and the pages from the outermost to the innermost. */
export interface MatchedPath {
  /** Null when the path names no restaurant. */
  readonly restaurantUrl: string | null;
  /** Empty when no remote declares the path. */
  readonly pages: readonly Pick<Row, 'remote' | 'page' | 'startsOnInteraction'>[];
}

/**
 * Copy of the domain's `GOOGLE_RETURN`: Google's return path is no restaurant. The start script
 * avoids the domain's code to stay small.
 */
const GOOGLE_RETURN = '/google-return';

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null; // a lone percent sign: not a restaurant's URL
  }
}

function findPages(path: string, declared: PageDeclarations): MatchedPath['pages'] {
  const found = addressAt(listAddresses(listRows(declared)), path);
  if (found === undefined) return [];
  const { row, dialog } = found;
  return dialog ? [row, { remote: row.remote, page: dialog.page }] : [row];
}

/**
 * Parses `/{restaurant_url}/…` or `/app/{restaurant_url}/…` (SHELL-02, CONFLICTS-01). Trailing
 * slashes are ignored.
 */
export function matchPath(pathname: string, declared: PageDeclarations = {}): MatchedPath {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments[0] === 'app') segments.shift();
  const [restaurant, ...rest] = segments;
  const restaurantUrl =
    restaurant === undefined || pathname === GOOGLE_RETURN ? null : decoded(restaurant);
  return {
    restaurantUrl,
    pages: restaurantUrl === null ? [] : findPages(rest.join('/'), declared),
  };
}
