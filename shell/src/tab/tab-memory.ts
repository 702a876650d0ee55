const PREFIX = 'storefront.';

/** The text stored for this tab under a name; null without one, or without storage. */
export function readTab(name: string): string | null {
  try {
    return sessionStorage.getItem(`${PREFIX}${name}`);
  } catch {
    return null;
  }
}

/** Stores a text until the tab is closed. Without storage it is lost. */
export function writeTab(name: string, text: string): void {
  try {
    sessionStorage.setItem(`${PREFIX}${name}`, text);
  } catch {
    // no storage
  }
}
