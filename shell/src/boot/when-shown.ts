/** Longest wait in ms: pictures of the screen may take very long. */
const MAX_WAIT_MS = 3000;

export const ACTS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Settles when the pictures of a rendered screen are loaded, at the customer's first interaction, or
 * after 3 seconds. The application's files are requested then: earlier they would share the
 * connection with what the customer is waiting for.
 */
export function whenShown(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const ended = new AbortController();
    const timer = setTimeout(end, MAX_WAIT_MS);
    function end(): void {
      clearTimeout(timer);
      ended.abort();
      resolve();
    }
    const listening = { capture: true, passive: true, signal: ended.signal };
    addEventListener('load', end, listening); // of the page: those of pictures do not reach it
    for (const name of ACTS) addEventListener(name, end, listening);
  });
}
