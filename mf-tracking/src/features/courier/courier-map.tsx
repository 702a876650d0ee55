import type { Coordinates, MapSource } from '@storefront/shared-domain/contracts';
import { $mapSource } from '@storefront/shared-domain/models';
import { MapAttribution, tileMapStyles, useTileMap } from '@storefront/shared-kit/tile-map';
import { Button, Icon, type IconName } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { type Ref, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapEngine } from '../../lib/map/map-engine';
import styles from './courier-map.module.css';

/** Longest and shortest duration in ms of a marker's move from one position to the next. */
const [MAX__LENGTH, MIN__LENGTH] = [2500, 300];

const between = (from: Coordinates, to: Coordinates, share: number): Coordinates => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
});

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates from each target to the next over the interval between targets; jumps with reduced
 * motion. `show` is called with every position in between.
 */
function useGlide(target: Coordinates | null, show: ((place: Coordinates) => void) | null): void {
  const shown = useRef<Coordinates | null>(null);
  const came = useRef(0);
  const { latitude, longitude } = target ?? { latitude: null, longitude: null };
  useEffect(() => {
    if (latitude === null || longitude === null || show === null) return undefined;
    const [from, to, start] = [
      shown.current ?? { latitude, longitude },
      { latitude, longitude },
      performance.now(),
    ];
    const duration =
      isStill() || shown.current === null
        ? 0
        : Math.min(MAX__LENGTH, Math.max(MIN__LENGTH, start - came.current));
    came.current = start;
    let frame = 0;
    const step = (): void => {
      const share = duration === 0 ? 1 : Math.min(1, (performance.now() - start) / duration);
      shown.current = between(from, to, share);
      show(shown.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [latitude, longitude, show]);
}

type Kind = 'courier' | 'origin' | 'destination';
const ICONS: Readonly<Record<Kind, IconName>> = {
  courier: 'bike',
  origin: 'store',
  destination: 'home',
};

/**
 * A marker on the map; the component that shows the map positions it. The map's accessible name
 * describes its markers.
 */
function MapMarker({ kind, ref }: { kind: Kind; ref: Ref<HTMLSpanElement> }) {
  return (
    <span ref={ref} className={styles.marker} data-kind={kind} aria-hidden>
      <span className={styles.pin}>
        <Icon name={ICONS[kind]} />
      </span>
    </span>
  );
}

type Props = {
  origin: Coordinates | null;
  destination: Coordinates | null;
  courier: Coordinates | null;
};

/**
 * A map with the courier between the restaurant and the customer. Its space is reserved while it
 * loads; the text beside it has the same information.
 */
export function CourierMap({ origin, destination, courier }: Props) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const source = useUnit($mapSource);
  const surface = useRef<HTMLDivElement>(null);
  const store = useRef<HTMLSpanElement>(null);
  const home = useRef<HTMLSpanElement>(null);
  const rider = useRef<HTMLSpanElement>(null);
  /** Counts the changes of positions on the map. */
  const [view, setView] = useState(0);
  const { state, engine, areTilesMissing, retry } = useTileMap<MapEngine, MapSource, null>({
    element: surface,
    source,
    props: null,
    load: async () => {
      const { startMap } = await import(
        /* webpackChunkName: "courier-map" */ '../../lib/map/map-engine'
      );
      return (element, { onTiles }) =>
        startMap(element, source, { onView: () => setView((count) => count + 1), onTiles });
    },
  });

  const put = useCallback(
    (marker: RefObject<HTMLSpanElement | null>, place: Coordinates): void => {
      if (engine === null || marker.current === null) return;
      const { x, y } = engine.place(place);
      marker.current.style.translate = `${x}px ${y}px`;
    },
    [engine],
  );
  const last = useRef<Coordinates | null>(null);
  const show = useCallback(
    (place: Coordinates): void => {
      last.current = place;
      put(rider, place);
    },
    [put],
  );

  useEffect(() => {
    const seen = courier === null ? [origin, destination] : [courier, destination ?? origin];
    engine?.fit(seen.filter((place) => place !== null));
  }, [engine, origin, destination, courier]);
  useEffect(() => {
    if (origin !== null) put(store, origin);
    if (destination !== null) put(home, destination);
    if (last.current !== null) put(rider, last.current);
  });
  useGlide(courier, engine === null ? null : show);

  return (
    <div
      className={`${tileMapStyles.map} ${styles.map}`}
      data-view={view}
      aria-busy={state === 'loading'}
    >
      <div
        ref={surface}
        className={tileMapStyles.surface}
        role="img"
        aria-label={t('courier.map')}
        hidden={state === 'failed'}
      />
      {state === 'loading' && <span className={tileMapStyles.waiting} aria-hidden />}
      {state === 'failed' && (
        <div className={tileMapStyles.failed} role="alert">
          <p>{t('courier.map-failed')}</p>
          <Button size="s" variant="secondary" icon="refresh" onClick={retry}>
            {t('domain:action.retry')}
          </Button>
        </div>
      )}
      {engine !== null && origin !== null && <MapMarker kind="origin" ref={store} />}
      {engine !== null && destination !== null && <MapMarker kind="destination" ref={home} />}
      {engine !== null && courier !== null && <MapMarker kind="courier" ref={rider} />}
      {areTilesMissing && state === 'running' && (
        <p className={styles.note}>{t('courier.no-tiles')}</p>
      )}
      {engine !== null && <MapAttribution source={source} className={styles.attribution} />}
    </div>
  );
}
