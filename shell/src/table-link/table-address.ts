import { restaurantOfPath } from '@storefront/shared-domain/paths';

/**
 * The code an address carries (SHELL-03); `isTablet` when it was opened under `tablet` (OPEN-030).
 */
export type TableCode = { readonly token: string; readonly isTablet: boolean };

/** The path inside the restaurant, '/tablet/scan'. */
function innerPath(pathname: string): string {
  const place = restaurantOfPath(pathname);
  return place === null ? pathname : pathname.slice(place.basename.length);
}

/** A tablet link is any path under `tablet` (OPEN-030). */
export const isTabletPath = (inner: string): boolean => /^\/tablet(\/|$)/.test(inner);

/** The code of the page's address; null when there is none. */
export const codeOfAddress = (token: string): TableCode | null =>
  token === '' ? null : { token, isTablet: isTabletPath(innerPath(window.location.pathname)) };

/**
 * Takes the code out of the address: a copied or shared link must seat nobody else, and a reload
 * reads what is stored.
 */
export function forgetCode(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('t')) return;
  address.searchParams.delete('t');
  window.history.replaceState(window.history.state, '', address);
}
