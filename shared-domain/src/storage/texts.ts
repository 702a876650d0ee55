import { MENU_CACHE_PREFIX } from './keys';

/** 'stored': survives the visit · 'memory': available for this visit only. */
export type Written = 'stored' | 'memory';

const QUOTA_ERRORS: ReadonlySet<string> = new Set([
  'QuotaExceededError',
  'NS_ERROR_DOM_QUOTA_REACHED',
]);

/* By name: an error of another window is no instance of this window's `Error`. */
const isQuota = (error: unknown) =>
  QUOTA_ERRORS.has(String((error as { readonly name?: unknown } | null)?.name));

/**
 * Texts by key in a storage that may be full, forbidden or absent. A text it rejects is held in
 * memory, and memory is newer than the storage; null in memory is a removal the storage refused.
 */
export function createTexts(backend: () => Storage | null) {
  const memory = new Map<string, string | null>();

  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      const storage = backend();
      return storage === null ? undefined : work(storage);
    } catch {
      return undefined;
    }
  };

  const store =
    (key: string, text: string) =>
    (storage: Storage): true => {
      try {
        storage.setItem(key, text);
      } catch (error) {
        if (!isQuota(error)) throw error;
        dropMenuCaches(storage);
        storage.setItem(key, text);
      }
      return true;
    };

  return {
    get(key: string): string | null {
      const saved = memory.get(key);
      return saved === undefined ? (attempt((storage) => storage.getItem(key)) ?? null) : saved;
    },
    set(key: string, text: string): Written {
      if (attempt(store(key, text))) {
        memory.delete(key);
        return 'stored';
      }
      memory.set(key, text);
      return 'memory';
    },
    remove(key: string): void {
      const isRemoved = attempt((storage) => {
        storage.removeItem(key);
        return true;
      });
      if (isRemoved) memory.delete(key);
      else memory.set(key, null);
    },
    /** Keys with this prefix, unordered. */
    namesFrom(prefix: string): string[] {
      const stored =
        attempt((storage) =>
          Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
        ) ?? [];
      return [...new Set([...stored, ...memory.keys()])].filter(
        (key) => key.startsWith(prefix) && memory.get(key) !== null,
      );
    },
    /** Another tab wrote the key: this tab's value in memory is outdated. */
    forget: (key: string) => void memory.delete(key),
  };
}

/** DOMAIN-059 */
function dropMenuCaches(storage: Storage): void {
  for (let at = storage.length - 1; at >= 0; at -= 1) {
    const key = storage.key(at);
    if (key?.startsWith(MENU_CACHE_PREFIX)) storage.removeItem(key);
  }
}
