import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface MapEngine {
  /** The element's size changed. */
  resize(): void;
  remove(): void;
}

interface Running<Props> {
  /** Called with false when all tiles of a view failed. */
  readonly onTiles: (areShown: boolean) => void;
  /** The properties of the latest render. */
  readonly props: () => Props;
}
type StartMap<Engine, Props> = (element: HTMLElement, running: Running<Props>) => Engine;

interface TileMapOptions<Engine, Source, Props> {
  readonly element: RefObject<HTMLElement | null>;
  /** Another source starts another map. */
  readonly source: Source;
  /** False while the first view is unknown. */
  readonly isReady?: boolean;
  /** Read by the running map. */
  readonly props: Props;
  /** Loads the chunk of the map. */
  readonly load: () => Promise<StartMap<Engine, Props>>;
}

type State<Engine> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'running'; readonly engine: Engine };

/** Loads the map's own chunk and runs a map in the element until the component unmounts. */
export function useTileMap<Engine extends MapEngine, Source, Props>({
  element,
  source,
  isReady = true,
  props,
  load,
}: TileMapOptions<Engine, Source, Props>) {
  const [state, setState] = useState<State<Engine>>({ kind: 'loading' });
  const [areTilesMissing, setTilesMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const loadMap = useEffectEvent(load);
  const latestProps = useEffectEvent(() => props);

  useEffect(() => {
    if (!isReady) return undefined;
    let isGone = false;
    let engine: Engine | undefined;
    let sizes: ResizeObserver | undefined;
    const start = async (): Promise<void> => {
      const startMap = await loadMap();
      if (isGone || element.current === null) return;
      const started = startMap(element.current, {
        onTiles: (areShown) => setTilesMissing(!areShown),
        props: () => latestProps(),
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
  }, [element, source, attempt, isReady]);

  const retry = (): void => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  };
  return {
    state: state.kind,
    engine: state.kind === 'running' ? state.engine : null,
    areTilesMissing,
    retry,
  };
}
