const PARAMETER = 'debug';

/** What the address says of debug mode: `?debug=1` on, `?debug=0` off, anything else nothing. */
export function askedDebug(search: string): boolean | null {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return asked === '1' ? true : asked === '0' ? false : null;
}

/** Takes the parameter out of the address: a copied link must not change anybody else's store. */
export function forgetDebug(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(PARAMETER)) return;
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}
