import { subscribe } from '@storefront/shared-domain/http';

/**
 * How often a payment that is waited for is asked for, in ms: with the order's stream, which tells
 * of the order alone, and without it.
 */
const POLL_MS = { live: 10_000, alone: 3_000 } as const;

/**
 * Asks for news of a payment whenever the order's stream says something (API-16), the customer is
 * back on the page or the network is, and from time to time. Returns the way to stop.
 */
export function followPayment(uuid: string, ask: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const every = (milliseconds: number): void => {
    clearInterval(timer);
    timer = setInterval(() => document.visibilityState === 'visible' && ask(), milliseconds);
  };
  const returned = (): void => {
    if (document.visibilityState === 'visible') ask();
  };
  const unsubscribe = subscribe(`/realtime/order.${uuid}`, {
    onEvent: ask,
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
