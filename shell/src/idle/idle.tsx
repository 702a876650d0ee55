import { deviceNow } from '@storefront/shared-domain/clock';
import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { $isStarted } from '../start-up/start.model';
import { $idle, $idleView, idleEventCame } from './idle.model';
import { delayToNextCheck, type IdleEvent } from './idle-state';

/* Not scroll: automatic picture sliders scroll, too. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown'] as const;
/** Throttle in ms: activity within this time of the last one is ignored. */
const THROTTLE_MS = 1000;

/**
 * Measures idle time while `isOn` is true: by activity events, by timers, and at once when the page
 * becomes visible again.
 */
function useIdle(isOn: boolean): void {
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

/**
 * Measures idle time after the start navigation (SHELL-44), and offers a reload after too long
 * (SHELL-49). The notice and dialog are loaded on demand.
 */
export function Idle() {
  const { isStarted, view } = useUnit({ isStarted: $isStarted, view: $idleView });
  const [View, setView] = useState<ComponentType | null>(null);
  const isWanted = view !== null;
  useIdle(isStarted);
  useEffect(() => {
    if (!isWanted || View !== null) return;
    import(/* webpackChunkName: "idle" */ './idle-view')
      .then((module) => setView(() => module.IdleView))
      .catch(() => undefined); // the page works without it; the server validates prices
  }, [isWanted, View]);
  return isWanted && View !== null ? <View /> : null;
}
