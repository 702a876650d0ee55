import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Coordinates, MapSource } from '@storefront/shared-domain/contracts';
import type { MapEngine } from './engine';

type Options = {
  element: RefObject<HTMLElement | null>;
  center: Coordinates | null;
  zoom: number;
  source: MapSource;
  isFixed: boolean;
  onMoving: () => void;
  onMoved: (center: Coordinates) => void;
};
type Running = { kind: 'loading' } | { kind: 'failed' } | { kind: 'running'; engine: MapEngine };

const NOWHERE: Coordinates = { latitude: 0, longitude: 0 };

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Loads the map's chunk and runs a map in the element until the component unmounts. */
export function useEngine({ element, center, zoom, source, isFixed, onMoving, onMoved }: Options) {
  const [running, setRunning] = useState<Running>({ kind: 'loading' });
  const [areTilesMissing, setTilesMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const hasCenter = center !== null;
  const { latitude, longitude } = center ?? NOWHERE;
  const view = useEffectEvent(() => ({ center: center ?? NOWHERE, zoom }));
  const moving = useEffectEvent(onMoving);
  const moved = useEffectEvent(onMoved);

  useEffect(() => {
    if (!hasCenter) return undefined;
    let isGone = false;
    let engine: MapEngine | undefined;
    let sizes: ResizeObserver | undefined;
    const start = async (): Promise<void> => {
      const { startMap } = await import(/* webpackChunkName: "map" */ './engine');
      if (isGone || element.current === null) return;
      const started = startMap(element.current, view(), source, isStill(), {
        onMoving: () => moving(),
        onMoved: (to) => moved(to),
        onTiles: (areShown) => setTilesMissing(!areShown),
      });
      engine = started;
      sizes = new ResizeObserver(() => started.resize());
      sizes.observe(element.current);
      setRunning({ kind: 'running', engine: started });
    };
    start().catch(() => !isGone && setRunning({ kind: 'failed' }));
    return () => {
      isGone = true;
      sizes?.disconnect();
      engine?.remove();
      setRunning({ kind: 'loading' });
    };
  }, [element, source, attempt, hasCenter]);

  const engine = running.kind === 'running' ? running.engine : null;
  useEffect(() => {
    if (hasCenter) engine?.look({ latitude, longitude });
  }, [engine, hasCenter, latitude, longitude]);
  useEffect(() => engine?.setZoom(zoom), [engine, zoom]);
  useEffect(() => engine?.setFixed(isFixed), [engine, isFixed]);

  const retry = (): void => {
    setRunning({ kind: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { state: running.kind, engine, areTilesMissing, retry };
}
