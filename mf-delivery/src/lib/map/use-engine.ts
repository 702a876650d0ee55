import { useEffect, type RefObject } from 'react';
import type { Coordinates, MapSource } from '@storefront/shared-domain/contracts';
import { useTileMap } from '@storefront/shared-kit/tile-map';
import type { MapEngine } from './engine';

type Props = {
  center: Coordinates | null;
  zoom: number;
  onMoving: () => void;
  onMoved: (center: Coordinates) => void;
};
type Options = Props & {
  element: RefObject<HTMLElement | null>;
  source: MapSource;
  isFixed: boolean;
};

const NOWHERE: Coordinates = { latitude: 0, longitude: 0 };

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs a map in the element once its center is known, and shows center and zoom on it. */
export function useEngine({ element, center, zoom, source, isFixed, onMoving, onMoved }: Options) {
  const hasCenter = center !== null;
  const { latitude, longitude } = center ?? NOWHERE;
  const tileMap = useTileMap<MapEngine, MapSource, Props>({
    element,
    source,
    isReady: hasCenter,
    props: { center, zoom, onMoving, onMoved },
    load: async () => {
      const { startMap } = await import(/* webpackChunkName: "map" */ './engine');
      return (surface, { onTiles, props }) => {
        const { center: first, zoom: at } = props();
        return startMap(surface, { center: first ?? NOWHERE, zoom: at }, source, isStill(), {
          onMoving: () => props().onMoving(),
          onMoved: (to) => props().onMoved(to),
          onTiles,
        });
      };
    },
  });

  const { engine } = tileMap;
  useEffect(() => {
    if (hasCenter) engine?.look({ latitude, longitude });
  }, [engine, hasCenter, latitude, longitude]);
  useEffect(() => engine?.setZoom(zoom), [engine, zoom]);
  useEffect(() => engine?.setFixed(isFixed), [engine, isFixed]);
  return tileMap;
}
