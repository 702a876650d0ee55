const TRIES = 5;
const FIRST_PAUSE_MS = 250;

/**
 * Tries work that the first render cannot do without again, after a longer pause each time. A chunk
 * gives up after four seconds, which a slow connection may take. Rejects as the last try does.
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
