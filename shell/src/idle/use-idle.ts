import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { deviceNow } from '@storefront/shared-domain/clock';
import { $idle, idleEventCame } from './idle.model';
import { nextLook, type IdleEvent } from './idle-state';

/* Not scroll: automatic picture sliders scroll, too. */
const SIGNS = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown'] as const;
/** Throttle in ms: activity within this time of the last one is ignored. */
const CLOSE_MS = 1000;

/**
 * Measures idle time while `isOn` is true: by activity events, by timers, and at once when the page
 * becomes visible again.
 */
export function useIdle(isOn: boolean): void {
  const { idle, notify } = useUnit({ idle: $idle, notify: idleEventCame });
  const { phase, lastSign } = idle;
  useEffect(() => {
    if (!isOn) return undefined;
    const end = new AbortController();
    let last = deviceNow();
    const reported = (kind: IdleEvent['kind']) => () => void notify({ kind, now: deviceNow() });
    const touched = (): void => {
      const now = deviceNow();
      if (now - last < CLOSE_MS && now >= last) return;
      last = now;
      reported('touched')();
    };
    reported('returned')();
    for (const sign of SIGNS)
      addEventListener(sign, touched, { passive: true, capture: true, signal: end.signal });
    document.addEventListener('visibilitychange', reported('looked'), { signal: end.signal });
    addEventListener('pageshow', reported('looked'), { signal: end.signal });
    return () => end.abort();
  }, [isOn, notify]);
  useEffect(() => {
    const wait = isOn && lastSign > 0 ? nextLook({ phase, lastSign }, deviceNow()) : null;
    if (wait === null) return undefined;
    const timer = setTimeout(() => notify({ kind: 'looked', now: deviceNow() }), wait);
    return () => clearTimeout(timer);
  }, [isOn, phase, lastSign, notify]);
}
