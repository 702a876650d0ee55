import type { Store } from './store';
import type { StoreFiles } from './store-files';

/**
 * A store whose new files stay in memory: for a verb that reads, and composes a candidate. Everything
 * else is read from the store.
 */
export function compositionsInMemory(store: Store): Store {
  const texts = new Map<string, string>();
  const files: StoreFiles = {
    ...store.files,
    read: async (file) => {
      const text = texts.get(file);
      return text === undefined ? store.files.read(file) : Buffer.from(text);
    },
    writeOnce: async (file, text) => {
      if (texts.has(file) || (await store.files.read(file)) !== null) return false;
      texts.set(file, text);
      return true;
    },
    replace: async (file, text) => void texts.set(file, text),
  };
  return { ...store, files };
}
