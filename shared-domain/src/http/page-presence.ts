/** What happens to the page around a stream. */
export type Presence = {
  /**
   * Nobody looks any longer: the page was left, or has been hidden for a minute, from its first
   * moment on too.
   */
  readonly onAway: () => void;
  /** Somebody looks again. */
  readonly onBack: () => void;
  /**
   * These two are told while somebody looks: what the network does to a page that is away is
   * nobody's news.
   */
  readonly onOffline: () => void;
  readonly onOnline: () => void;
};

const HIDDEN_MS = 60_000;

/**
 * Watches whether somebody looks at the page and whether the device has a network. Answers the way
 * to stop. Without a page nothing is watched.
 */
export function watchPresence({ onAway, onBack, onOffline, onOnline }: Presence): () => void {
  if (typeof document === 'undefined' || typeof window === 'undefined') return () => undefined;
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
  const unlessAway = (tell: () => void) => (): void => {
    if (!isAway) tell();
  };
  const onPage = {
    pagehide: away,
    pageshow: seen,
    offline: unlessAway(onOffline),
    online: unlessAway(onOnline),
  };
  if (document.visibilityState === 'hidden') putAwaySoon();
  document.addEventListener('visibilitychange', seen);
  for (const [name, heard] of Object.entries(onPage)) window.addEventListener(name, heard);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    for (const [name, heard] of Object.entries(onPage)) window.removeEventListener(name, heard);
  };
}
