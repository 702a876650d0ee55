import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { $isStarted } from '../start-up/start.model';
import { $idleView } from './idle.model';
import { useIdle } from './use-idle';

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
