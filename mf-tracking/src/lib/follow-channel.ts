import { subscribe, type StreamEvent } from '@storefront/shared-domain/http';

/** Poll interval in ms while the stream of an order is down (OPEN-019). */
export const POLL_MS = 30_000;

export type ChannelListener = {
  readonly onEvent: (event: StreamEvent) => void;
  /** The stream is connected, or lost. */
  readonly onStream: (isUp: boolean) => void;
  /** The stream is down for another 30 s: poll for changes with the cheapest request. */
  readonly onPoll: () => void;
  /** Changes may have been missed: read all again. */
  readonly onRequest: () => void;
};

/**
 * Follows a channel live (API-16): its stream, from the last received event on, and polling every
 * 30 s while the stream is down and the page is visible. Also requests everything again when the
 * stream is back, when the page becomes visible and when the device is online again. Returns the
 * unsubscribe function.
 */
export function followChannel(
  channel: string,
  lastEventId: string | undefined,
  { onEvent, onStream, onPoll, onRequest }: ChannelListener,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stopPolling = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const poll = () => {
    if (document.visibilityState === 'visible') onPoll();
  };
  const unsubscribe = subscribe(
    `/realtime/${channel}`,
    {
      onEvent,
      onUp: () => {
        const wasDown = timer !== undefined;
        stopPolling();
        onStream(true);
        if (wasDown) onRequest();
      },
      onDown: () => {
        timer ??= setInterval(poll, POLL_MS);
        onStream(false);
      },
    },
    { lastEventId },
  );
  const returned = () => {
    if (document.visibilityState === 'visible') onRequest();
  };
  document.addEventListener('visibilitychange', returned);
  window.addEventListener('online', returned);
  return () => {
    stopPolling();
    unsubscribe();
    document.removeEventListener('visibilitychange', returned);
    window.removeEventListener('online', returned);
  };
}
