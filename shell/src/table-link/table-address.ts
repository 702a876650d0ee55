import { restaurantOfPath } from '@storefront/shared-domain/paths';

/** The code in a URL (SHELL-03); `isTablet` when the path is under `tablet` (OPEN-030). */
export type TableCode = { readonly token: string; readonly isTablet: boolean };

/** The path inside the restaurant, such as '/tablet/scan'. */
function innerPath(pathname: string): string {
  const place = restaurantOfPath(pathname);
  return place === null ? pathname : pathname.slice(place.basename.length);
}

/** A tablet link is any path under `tablet` (OPEN-030). */
export const isTabletPath = (inner: string): boolean => /^\/tablet(\/|$)/.test(inner);

/** The code of the page's URL; null when there is none. */
export const codeOfAddress = (token: string): TableCode | null =>
  token === '' ? null : { token, isTablet: isTabletPath(innerPath(location.pathname)) };

/**
 * Removes the code from the URL: a copied or shared link must not open the table for others, and a
 * reload uses the stored table.
 */
export function forgetCode(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('t')) return;
  address.searchParams.delete('t');
  history.replaceState(history.state, '', address);
}
