import { urlMap, type UrlRow } from '../app/url-map';

/** What an address asks for: the restaurant, and the pages from the outermost to the innermost. */
export interface MatchedPath {
  /** Null when the address names no restaurant. */
  readonly restaurantUrl: string | null;
  /** Empty when no row of the URL map fits. */
  readonly pages: readonly Pick<UrlRow, 'remote' | 'page'>[];
}

/**
 * As `GOOGLE_RETURN` of the domain: where Google leads back to is no restaurant. The start script
 * carries no more of the domain than it must.
 */
const GOOGLE_RETURN = '/google-return';

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null; // a lone percent sign: no restaurant has such a name
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
 * Reads `/{restaurant_url}/…` or `/app/{restaurant_url}/…` (SHELL-02, CONFLICTS-01). Slashes at the
 * end do not count.
 */
export function matchPath(pathname: string): MatchedPath {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments[0] === 'app') segments.shift();
  const [restaurant, ...rest] = segments;
  const restaurantUrl =
    restaurant === undefined || pathname === GOOGLE_RETURN ? null : decoded(restaurant);
  return { restaurantUrl, pages: restaurantUrl === null ? [] : pagesOf(rest.join('/')) };
}
