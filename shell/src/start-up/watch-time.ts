import {
  isServerTimeDoubtful,
  learnFromResponse,
  timedFetch,
} from '@storefront/shared-domain/clock';

const LOOK_MS = 15_000;
/** Least milliseconds between two requests without a usable answer. */
const AGAIN_MS = 60_000;

/**
 * Requests the server's time when no answer of the API states it, and after the device slept or its
 * clock was set: from a file of the page's own origin, whose `date` no CORS hides. Looks when `known`
 * settles, when the page is shown, and every 15 s.
 */
export function watchTime(file: string, known: Promise<unknown>): void {
  let requestedAt = -Infinity;
  const look = async (): Promise<void> => {
    const now = performance.now();
    if (!isServerTimeDoubtful() || now - requestedAt < AGAIN_MS) return;
    requestedAt = now;
    try {
      learnFromResponse(await timedFetch(file, { method: 'HEAD', cache: 'no-store' }));
    } catch {
      return; // without a connection: at a later look
    }
    if (!isServerTimeDoubtful()) requestedAt = -Infinity;
  };
  known.then(look, look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  setInterval(() => void look(), LOOK_MS);
}
