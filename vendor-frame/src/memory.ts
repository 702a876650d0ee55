/** A storage that ends with the document. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    clear: () => kept.clear(),
    setItem: (name, text) => void kept.set(name, String(text)),
    removeItem: (name) => void kept.delete(name),
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
 * Cookies and storages that end with the document, where it has no origin and the browser gives it
 * none: the vendors' scripts ask for them, and some end when asking throws.
 */
export function keepInMemory(view: Window): void {
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
