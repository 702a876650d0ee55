import { subscribe, type StreamEvent } from '@storefront/shared-domain/http';

/** How often an order is asked for while its stream is down (OPEN-019). */
export const POLL_MS = 30_000;

export type ChannelListener = {
  readonly onEvent: (event: StreamEvent) => void;
  /** The stream runs, or is lost. */
  readonly onStream: (isUp: boolean) => void;
  /** The stream is down for another half a minute: ask what is new, as cheaply as can be. */
  readonly onPoll: () => void;
  /** Something may have been missed: read all again. */
  readonly onAsk: () => void;
};

/**
 * Follows a channel live (API-16): its stream, from what is known on, and polling every 30 s while
 * that is down and the page is looked at. Also asks again when the stream is back, when the
 * customer returns to the page and when the device is online again. Returns the way to stop.
 */
export function followChannel(
  channel: string,
  lastEventId: string | undefined,
  { onEvent, onStream, onPoll, onAsk }: ChannelListener,
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
        if (wasDown) onAsk();
      },
      onDown: () => {
        timer ??= setInterval(poll, POLL_MS);
        onStream(false);
      },
    },
    { lastEventId },
  );
  const returned = () => {
    if (document.visibilityState === 'visible') onAsk();
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
