/** Listeners for the page around a stream. */
export type Presence = {
  /** The page is away: it was left, or has been hidden for a minute (also from the start). */
  readonly onAway: () => void;
  /** The page is visible again. */
  readonly onBack: () => void;
  /** Network listeners; not called while the page is away. */
  readonly onOffline: () => void;
  readonly onOnline: () => void;
};

const HIDDEN_MS = 60_000;

/**
 * Watches the page's visibility and the device's network. Returns the function that stops it. Does
 * nothing without a document.
 */
export function watchPresence({ onAway, onBack, onOffline, onOnline }: Presence): () => void {
  if (typeof document === 'undefined') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAway = false;
  const away = (): void => {
    clearTimeout(timer);
    isAway = true;
    onAway();
  };
  const putAwaySoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(away, HIDDEN_MS);
  };
  const seen = (): void => {
    if (document.visibilityState !== 'visible') return putAwaySoon();
    clearTimeout(timer);
    isAway = false;
    onBack();
  };
  const unlessAway = (send: () => void) => (): void => {
    if (!isAway) send();
  };
  const onPage = {
    pagehide: away,
    pageshow: seen,
    offline: unlessAway(onOffline),
    online: unlessAway(onOnline),
  };
  if (document.visibilityState === 'hidden') putAwaySoon();
  document.addEventListener('visibilitychange', seen);
  for (const [name, received] of Object.entries(onPage)) addEventListener(name, received);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    for (const [name, received] of Object.entries(onPage)) removeEventListener(name, received);
  };
}
