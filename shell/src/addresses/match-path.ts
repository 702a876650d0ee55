import { urlMap, type UrlRow } from './url-map';

/** Content of a URL path: the restaurant, and the pages from the outermost to the innermost. */
export interface MatchedPath {
  /** Null when the path names no restaurant. */
  readonly restaurantUrl: string | null;
  /** Empty when no row of the URL map matches. */
  readonly pages: readonly Pick<UrlRow, 'remote' | 'page'>[];
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

function pagesOf(path: string): UrlRow[] {
  for (const row of urlMap) {
    if (row.path === path) return [row];
    const child = row.children?.find((candidate) => `${row.path}/${candidate.path}` === path);
    if (child) return [row, child];
  }
  return [];
}

/**
 * Parses `/{restaurant_url}/…` or `/app/{restaurant_url}/…` (SHELL-02, CONFLICTS-01). Trailing
 * slashes are ignored.
 */
export function matchPath(pathname: string): MatchedPath {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments[0] === 'app') segments.shift();
  const [restaurant, ...rest] = segments;
  const restaurantUrl =
    restaurant === undefined || pathname === GOOGLE_RETURN ? null : decoded(restaurant);
  return { restaurantUrl, pages: restaurantUrl === null ? [] : pagesOf(rest.join('/')) };
}
