import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { $isStarted } from '../start-up/start.model';
import { $idleView } from './idle.model';
import { useIdle } from './use-idle';

/**
 * Counts from where the visit went (SHELL-44), and asks whoever was away for too long to reload
 * (SHELL-49); the asking is loaded then.
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
      .catch(() => undefined); // the page goes on; the server has the last word about prices
  }, [isWanted, View]);
  return isWanted && View !== null ? <View /> : null;
}
