import { hostOf } from './realm-host';

/** Base of relative URLs inside a realm; no request is ever sent to it. */
const ORIGIN = 'http://realm.invalid';

type Ended = ((event: { type: string; target: Element }) => void) | null;

/** An element as the chunk loader of a build creates it: attributes and two handlers. */
class Element {
  readonly tagName: string;
  src = '';
  href = '';
  onload: Ended = null;
  onerror: Ended = null;
  readonly parentNode = null;
  private readonly attributes = new Map<string, string>();

  constructor(name: string) {
    this.tagName = name.toUpperCase();
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  remove(): void {}
}

const toPathname = (address: string): string => new URL(address, ORIGIN).pathname;

/** Runs a script element when it is appended. A style sheet counts as loaded: nothing is painted. */
function load(element: Element): void {
  try {
    if (element.tagName === 'SCRIPT') runScript(toPathname(element.src), element);
    element.onload?.({ type: 'load', target: element });
  } catch {
    element.onerror?.({ type: 'error', target: element });
  }
}

const append = (element: Element): Element => {
  queueMicrotask(() => load(element));
  return element;
};

/** The members of a document that the chunk loader of a build uses. */
const document = {
  currentScript: null as Element | null,
  baseURI: ORIGIN,
  head: { append, appendChild: append, insertBefore: append },
  createElement: (name: string) => new Element(name),
  getElementsByTagName: () => [],
  querySelector: () => null,
  querySelectorAll: () => [],
};

/** Runs the script of a URL path as the current script of the document. */
export function runScript(path: string, element = new Element('script')): void {
  element.src = `${ORIGIN}${path}`;
  document.currentScript = element;
  try {
    hostOf().run(path);
  } finally {
    document.currentScript = null;
  }
}

/**
 * Defines `document` and a `window` with a location: the chunk loader of a build uses both. Code that
 * reads another member of `window` gets `undefined`.
 */
export function definePage(): void {
  const location = { origin: ORIGIN, href: `${ORIGIN}/`, pathname: '/', search: '', hash: '' };
  Object.assign(globalThis, {
    self: globalThis,
    document: Object.assign(document, { defaultView: globalThis }),
    location,
    window: { location },
  });
}
