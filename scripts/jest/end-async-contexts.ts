import { AsyncLocalStorage } from 'node:async_hooks';

/** Storages that ran since the last call, on Node's own class: it is the same for all test files. */
const RAN = Symbol.for('storefront.async-contexts-that-ran');
type Storage = AsyncLocalStorage<unknown>;
const shared = AsyncLocalStorage as typeof AsyncLocalStorage & { [RAN]?: Set<Storage> };

/** From now on the storages that run are recorded. */
function record(): Set<Storage> {
  const ran = new Set<Storage>();
  const { prototype } = AsyncLocalStorage as unknown as { prototype: Storage };
  for (const name of ['run', 'enterWith'] as const) {
    const original = prototype[name] as (this: Storage, ...args: unknown[]) => unknown;
    Object.assign(prototype, {
      [name](this: Storage, ...args: unknown[]) {
        ran.add(this);
        return original.apply(this, args);
      },
    });
  }
  return ran;
}

/**
 * Disables the contexts of earlier test files. Node calls every `AsyncLocalStorage` that ran at each
 * new promise, and holds what it refers to. Jest's runner makes one for each test file: without
 * this, file 500 of a process pays for 499 others. A storage that runs again is enabled again.
 */
export function endAsyncContexts(): void {
  const ran = (shared[RAN] ??= record());
  for (const storage of ran) storage.disable();
  ran.clear();
}
