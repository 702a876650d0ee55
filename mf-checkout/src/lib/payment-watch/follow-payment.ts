import { subscribe } from '@storefront/shared-domain/http';

/**
 * Poll interval of a pending payment in ms: with the order stream, which reports only the order,
 * and without it.
 */
const POLL_MS = { live: 10_000, alone: 3_000 } as const;

/**
 * Calls `request` on every event of the order stream (API-16), when the page becomes visible, when the
 * network returns, and at an interval. Returns the unsubscribe function.
 */
export function followPayment(uuid: string, request: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const every = (milliseconds: number): void => {
    clearInterval(timer);
    timer = setInterval(() => document.visibilityState === 'visible' && request(), milliseconds);
  };
  const returned = (): void => {
    if (document.visibilityState === 'visible') request();
  };
  const unsubscribe = subscribe(`/realtime/order.${uuid}`, {
    onEvent: request,
    onUp: () => every(POLL_MS.live),
    onDown: () => every(POLL_MS.alone),
  });
  every(POLL_MS.alone);
  document.addEventListener('visibilitychange', returned);
  window.addEventListener('online', returned);
  return () => {
    clearInterval(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', returned);
    window.removeEventListener('online', returned);
  };
}
