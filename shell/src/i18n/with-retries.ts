const TRIES = 5;
const FIRST_PAUSE_MS = 250;

/**
 * Retries work that the first render needs, with a longer pause before each attempt. The loader of
 * a chunk gives up after four seconds, which a slow connection may exceed. Rejects with the error
 * of the last attempt.
 */
export async function withRetries<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, tries * FIRST_PAUSE_MS));
    }
  }
}
