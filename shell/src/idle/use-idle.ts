import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { deviceNow } from '@storefront/shared-domain/clock';
import { $idle, idleEventCame } from './idle.model';
import { delayToNextCheck, type IdleEvent } from './idle-state';

/* Not scroll: automatic picture sliders scroll, too. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown'] as const;
/** Throttle in ms: activity within this time of the last one is ignored. */
const THROTTLE_MS = 1000;

/**
 * Measures idle time while `isOn` is true: by activity events, by timers, and at once when the page
 * becomes visible again.
 */
export function useIdle(isOn: boolean): void {
  const { idle, notify } = useUnit({ idle: $idle, notify: idleEventCame });
  const { phase, lastActivityAt } = idle;
  useEffect(() => {
    if (!isOn) return undefined;
    const end = new AbortController();
    let last = deviceNow();
    const reported = (kind: IdleEvent['kind']) => () => void notify({ kind, now: deviceNow() });
    const onActivity = (): void => {
      const now = deviceNow();
      if (now - last < THROTTLE_MS && now >= last) return;
      last = now;
      reported('touched')();
    };
    reported('returned')();
    for (const sign of ACTIVITY_EVENTS)
      addEventListener(sign, onActivity, { passive: true, capture: true, signal: end.signal });
    document.addEventListener('visibilitychange', reported('looked'), { signal: end.signal });
    addEventListener('pageshow', reported('looked'), { signal: end.signal });
    return () => end.abort();
  }, [isOn, notify]);
  useEffect(() => {
    const wait =
      isOn && lastActivityAt > 0 ? delayToNextCheck({ phase, lastActivityAt }, deviceNow()) : null;
    if (wait === null) return undefined;
    const timer = setTimeout(() => notify({ kind: 'looked', now: deviceNow() }), wait);
    return () => clearTimeout(timer);
  }, [isOn, phase, lastActivityAt, notify]);
}
