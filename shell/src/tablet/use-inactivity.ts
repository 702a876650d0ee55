import { useEffect, useRef } from 'react';

const ACTIVITY_EVENTS = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/**
 * Calls `onLeft` after `after` milliseconds without activity, and again after each later activity.
 * Off while `isOn` is false.
 */
export function useInactivity(after: number, isOn: boolean, onLeft: () => void): void {
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => left.current(), after);
    };
    for (const sign of ACTIVITY_EVENTS)
      addEventListener(sign, wait, { passive: true, capture: true, signal: end.signal });
    wait();
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [after, isOn]);
}
