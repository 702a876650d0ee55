import { useEffect, useRef } from 'react';

/**
 * Poll interval of a pending payment in ms: the order stream does not report a declined payment.
 */
const POLL_MS = 10_000;

/** Calls `request` at an interval while the page is visible. */
export function usePolling(isOn: boolean, request: () => void): void {
  const latest = useRef(request);
  useEffect(() => {
    latest.current = request;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(
      () => document.visibilityState === 'visible' && latest.current(),
      POLL_MS,
    );
    return () => clearInterval(timer);
  }, [isOn]);
}
