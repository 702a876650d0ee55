/** What happens to the page around a stream. */
export type Presence = {
  /** Nobody looks any longer: the page was left, or has been hidden for a minute. */
  readonly onAway: () => void;
  /** Somebody looks again. */
  readonly onBack: () => void;
  readonly onOffline: () => void;
  readonly onOnline: () => void;
};

const HIDDEN_MS = 60_000;

/** Watches whether somebody looks at the page and whether the device has a network. Answers the way to stop. Without a page nothing is watched. */
export function watchPresence({ onAway, onBack, onOffline, onOnline }: Presence): () => void {
  if (typeof document === 'undefined' || typeof window === 'undefined') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const back = (): void => {
    clearTimeout(timer);
    onBack();
  };
  const seen = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') onBack();
    else timer = setTimeout(onAway, HIDDEN_MS);
  };
  const onPage = { pagehide: onAway, pageshow: back, offline: onOffline, online: onOnline };
  document.addEventListener('visibilitychange', seen);
  for (const [name, heard] of Object.entries(onPage)) window.addEventListener(name, heard);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    for (const [name, heard] of Object.entries(onPage)) window.removeEventListener(name, heard);
  };
}
