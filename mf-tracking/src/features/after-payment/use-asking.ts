import { useEffect, useRef } from 'react';

/**
 * How often a payment that is waited for is asked for, in ms: the order's stream does not tell of
 * one that was declined.
 */
const ASK_MS = 10_000;

/** Asks from time to time while the page is in sight. */
export function useAsking(isOn: boolean, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(
      () => document.visibilityState === 'visible' && latest.current(),
      ASK_MS,
    );
    return () => clearInterval(timer);
  }, [isOn]);
}
