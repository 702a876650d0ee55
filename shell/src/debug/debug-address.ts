const PARAMETER = 'debug';

/** Reads debug mode from the URL: `?debug=1` on, `?debug=0` off, null for anything else. */
export function requestedDebug(search: string): boolean | null {
  const requested = new URLSearchParams(search).get(PARAMETER);
  return requested === '1' ? true : requested === '0' ? false : null;
}

/** Removes the parameter from the URL, so that a copied link changes no other device. */
export function forgetDebug(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(PARAMETER)) return;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
}
