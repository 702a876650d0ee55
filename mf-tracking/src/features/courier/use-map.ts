import { useEffect, useState, type RefObject } from 'react';
import type { MapSource } from '@storefront/shared-domain/contracts';
import type { MapEngine } from '../../lib/map/map-engine';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'running'; readonly engine: MapEngine };

/**
 * Loads the map's own chunk and runs a map in the element while the component is mounted. `view`
 * counts the position changes on the map.
 */
export function useMap(element: RefObject<HTMLElement | null>, source: MapSource) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [view, setView] = useState(0);
  const [areTilesMissing, setTilesMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    let engine: MapEngine | undefined;
    let sizes: ResizeObserver | undefined;
    const start = async (): Promise<void> => {
      const { startMap } = await import(
        /* webpackChunkName: "courier-map" */ '../../lib/map/map-engine'
      );
      if (isGone || element.current === null) return;
      const started = startMap(element.current, source, {
        onView: () => setView((count) => count + 1),
        onTiles: (areShown) => setTilesMissing(!areShown),
      });
      engine = started;
      sizes = new ResizeObserver(() => started.resize());
      sizes.observe(element.current);
      setState({ kind: 'running', engine: started });
    };
    start().catch(() => !isGone && setState({ kind: 'failed' }));
    return () => {
      isGone = true;
      sizes?.disconnect();
      engine?.remove();
      setState({ kind: 'loading' });
    };
  }, [element, source, attempt]);
  const retry = (): void => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  };
  return {
    state: state.kind,
    engine: state.kind === 'running' ? state.engine : null,
    view,
    areTilesMissing,
    retry,
  };
}
