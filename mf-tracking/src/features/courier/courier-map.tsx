import { useUnit } from 'effector-react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coordinates, MapSource } from '@storefront/shared-domain/contracts';
import { $mapSource } from '@storefront/shared-domain/models';
import { MapAttribution, tileMapStyles, useTileMap } from '@storefront/shared-kit/tile-map';
import { Button } from '@storefront/shared-ui';
import type { MapEngine } from '../../lib/map/map-engine';
import styles from './courier-map.module.css';
import { MapMarker } from './map-marker';
import { useGlide } from './use-glide';

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
