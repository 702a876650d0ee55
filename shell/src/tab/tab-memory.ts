const PREFIX = 'storefront.';

/** What this tab keeps under a name until it is closed; null when it keeps nothing, or may not. */
export function readTab(name: string): string | null {
  try {
    return sessionStorage.getItem(`${PREFIX}${name}`);
  } catch {
    return null;
  }
}

/** Keeps a text for this tab. Without storage it is forgotten with the page. */
export function writeTab(name: string, text: string): void {
  try {
    sessionStorage.setItem(`${PREFIX}${name}`, text);
  } catch {
    // nothing is kept
  }
}
