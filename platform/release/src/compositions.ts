import type { BuildRef } from '@storefront/compositions';
import { createHash } from 'node:crypto';
import type { Store } from './store';
import type { StoreFiles } from './store-files';

/** Name of the composition of these builds, each list sorted by name. */
export function compositionHash(
  builds: readonly BuildRef[],
  previous: readonly BuildRef[],
): string {
  const refs = (list: readonly BuildRef[]): BuildRef[] =>
    list.map(({ name, id, contentHash }) => ({ name, id, contentHash }));
  const [now, before] = [refs(builds), refs(previous)];
  const named = before.length === 0 ? now : { builds: now, previous: before };
  return createHash('sha256').update(JSON.stringify(named)).digest('hex');
}

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
