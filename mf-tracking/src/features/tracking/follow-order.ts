import { subscribe, type StreamEvent } from '@storefront/shared-domain/http';

/** How often an order is asked for while its stream is down (OPEN-019). */
export const POLL_MS = 30_000;

export type OrderListener = {
  readonly onEvent: (event: StreamEvent) => void;
  /** The stream runs, or is lost. */
  readonly onStream: (isUp: boolean) => void;
  /** Something may have been missed: read the order again. */
  readonly onAsk: () => void;
};

/**
 * Follows an order live (API-16): its stream, and polling every 30 s while that is down. Also asks again when the stream
 * is back, when the customer returns to the page and when the device is online again. Returns the way to stop.
 */
export function followOrder(uuid: string, { onEvent, onStream, onAsk }: OrderListener): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stopPolling = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const unsubscribe = subscribe(`/realtime/order.${uuid}`, {
    onEvent,
    onUp: () => {
      const wasDown = timer !== undefined;
      stopPolling();
      onStream(true);
      if (wasDown) onAsk();
    },
    onDown: () => {
      timer ??= setInterval(onAsk, POLL_MS);
      onStream(false);
    },
  });
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
