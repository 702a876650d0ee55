import { MENU_CACHE_PREFIX } from './keys';

/** 'stored': survives the visit · 'memory': kept for this visit only. */
export type Written = 'stored' | 'memory';

const QUOTA_ERRORS: ReadonlySet<string> = new Set([
  'QuotaExceededError',
  'NS_ERROR_DOM_QUOTA_REACHED',
]);

/* By name: a browser's error of another window is no `Error` of this one. */
const isQuota = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  QUOTA_ERRORS.has(String(error.name));

/**
 * Texts by key in a storage that may be full, forbidden or absent. What it does not take is kept in
 * memory, and what memory holds is newer than what the storage holds; null in it is a removal the
 * storage refused.
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
      const kept = memory.get(key);
      return kept === undefined ? (attempt((storage) => storage.getItem(key)) ?? null) : kept;
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
    /** Names of what is stored under keys that start so, in no order. */
    namesFrom(prefix: string): string[] {
      const stored =
        attempt((storage) =>
          Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
        ) ?? [];
      const kept = [...memory].flatMap(([key, text]) => (text === null ? [] : [key]));
      return [...new Set([...stored, ...kept])].filter(
        (key) => key.startsWith(prefix) && memory.get(key) !== null,
      );
    },
    /** Another tab wrote the key: what this one holds in memory is old. */
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
