import { deviceNow } from '@storefront/shared-domain/clock';

const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 250;

/** The shell's next files have other URLs: a cache may have answered with bytes that were refused. */
function passCache(attempt: number): void {
  for (const [build, again] of Object.entries(globalThis.__storefrontAskAgain ?? {}))
    if (build.startsWith('storefront_shell')) again(`?retry=${attempt}-${deviceNow()}`);
}

/**
 * Retries work that the first render needs, with a longer pause before each attempt. The loader of
 * a chunk gives up after four seconds, which a slow connection may exceed. Rejects with the error
 * of the last attempt.
 */
export async function withRetries<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempts === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempts * FIRST_PAUSE_MS));
      passCache(attempts);
    }
  }
}
