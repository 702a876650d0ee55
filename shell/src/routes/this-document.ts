import { deviceNow } from '@storefront/shared-domain/clock';

const KEY = 'storefront.document';

/** In ms; a document that is loaded twice within this time does not lead to the other one. */
const AGAIN_MS = 10_000;

/** Which pages this document shows; undefined where one document shows all of them. */
export const documentKind = (): 'payment' | 'storefront' | undefined =>
  typeof window === 'undefined' ? undefined : window.__storefront?.config.document;

/** Loads the document of the address anew. */
export const loadDocument = (): void => location.reload();

interface Tried {
  readonly href: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Whether the other document may be loaded at an address; false when it was requested there a
 * moment ago and this document came instead, e.g. from the cache of a device without a connection.
 */
export function mayChangeDocument(href: string, now = deviceNow()): boolean {
  try {
    const tried = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Tried> | null;
    const passed = now - (tried?.at ?? 0);
    if (tried?.href === href && passed >= 0 && passed < AGAIN_MS) return false;
    sessionStorage.setItem(KEY, JSON.stringify({ href, at: now } satisfies Tried));
    return true;
  } catch {
    return false; // without storage an endless reload could not be prevented
  }
}
