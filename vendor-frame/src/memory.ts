/** A storage that lives as long as the document. */
function memory(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (name) => stored.get(name) ?? null,
    clear: () => stored.clear(),
    setItem: (name, text) => void stored.set(name, String(text)),
    removeItem: (name) => void stored.delete(name),
  };
}

function isForbidden(read: () => unknown): boolean {
  try {
    read();
    return false;
  } catch {
    return true;
  }
}

/**
 * Cookies and storages that live as long as the document, for a document without an origin, where
 * the browser provides none: the vendors' scripts access them, and some stop when the access
 * throws.
 */
export function saveInMemory(view: Window): void {
  const jar = new Map<string, string>();
  const cookie = {
    configurable: true,
    get: () => [...jar].map(([name, text]) => `${name}=${text}`).join('; '),
    set: (text: string) => {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(text.trimStart()) ?? [];
      if (name !== '') jar.set(name.trim(), value);
    },
  };
  if (isForbidden(() => view.document.cookie))
    Object.defineProperty(view.document, 'cookie', cookie);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isForbidden(() => view[name]))
      Object.defineProperty(view, name, { configurable: true, value: memory() });
  }
}
