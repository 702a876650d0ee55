import { useEffect, useRef } from 'react';

/**
 * Poll interval of a pending payment in ms: the order stream does not report a declined payment.
 */
const ASK_MS = 10_000;

/** Calls `ask` at an interval while the page is visible. */
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
