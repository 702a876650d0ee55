import type { Coordinates, MapSource } from '@storefront/shared-domain/contracts';
import { $mapSource } from '@storefront/shared-domain/models';
import { MapAttribution, tileMapStyles, useTileMap } from '@storefront/shared-kit/tile-map';
import { Button, VisuallyHidden } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapControls } from './map-controls';
import { MapPin } from './map-pin';
import { findStep, type MapStep, takeStep } from './map-steps';
import { ZOOM } from './map-zoom';
import type { MapEngine } from './engine';
import styles from './address-map.module.css';

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
function useEngine({ element, center, zoom, source, isFixed, onMoving, onMoved }: Options) {
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

export type AddressMapProps = {
  /** Accessible name of the map: what the customer looks for on it. */
  label: string;
  /**
   * Position of the pin; another value moves the map there without an `onMoved` event. Null shows a
   * placeholder while the position is being resolved.
   */
  center: Coordinates | null;
  /** See `ZOOM`; the customer may change it. */
  zoom?: number;
  /**
   * 300, 200 or 100 CSS pixels high (DELIVERY-63); a small map has no room for its controls: set
   * `isFixed`.
   */
  size?: 'full' | 'reduced' | 'small';
  /** A static view of the location: the map cannot be moved. */
  isFixed?: boolean;
  /** The customer began to move the map. */
  onMoving?: () => void;
  /** The map stopped at another point. */
  onMoved?: (center: Coordinates) => void;
};

/**
 * A map under a fixed pin: dragged, pinched, moved by buttons or by keys. The map library is a
 * separate chunk, loaded when a map is shown. The parent component announces the address of the
 * center in its own status.
 */
export function AddressMap({
  label,
  center,
  zoom = ZOOM.search,
  size = 'full',
  isFixed = false,
  onMoving,
  onMoved,
}: AddressMapProps) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const source = useUnit($mapSource);
  const [isLifted, setLifted] = useState(false);
  const surface = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { state, engine, areTilesMissing, retry } = useEngine({
    element: surface,
    center,
    zoom,
    source,
    isFixed,
    onMoving: () => {
      setLifted(true);
      onMoving?.();
    },
    onMoved: (to) => {
      setLifted(false);
      onMoved?.(to);
    },
  });
  const step = (to: MapStep, isFine = false): void => {
    if (engine !== null && !isFixed) takeStep(engine, to, isFine);
  };
  const press = (event: KeyboardEvent): void => {
    const to = findStep(event);
    if (to === null || engine === null || isFixed) return;
    event.preventDefault();
    step(to, event.shiftKey);
  };
  const isMovable = engine !== null && !isFixed;
  const role = isMovable
    ? ({ role: 'application', tabIndex: 0, 'aria-describedby': helpId } as const)
    : ({ role: 'img' } as const);
  return (
    <div
      className={`${tileMapStyles.map} ${styles.map}`}
      data-size={size}
      data-fixed={isFixed}
      role="group"
      aria-label={label}
      aria-busy={state === 'loading'}
    >
      <div
        ref={surface}
        className={`${tileMapStyles.surface} ${styles.surface}`}
        {...role}
        aria-label={label}
        onKeyDown={press}
        hidden={state === 'failed'}
      />
      {state === 'loading' && <span className={tileMapStyles.waiting} aria-hidden />}
      {state === 'failed' && (
        <div className={tileMapStyles.failed} role="alert">
          <p>{t('map.failed')}</p>
          <Button size="s" variant="secondary" icon="refresh" onClick={retry}>
            {t('domain:action.retry')}
          </Button>
        </div>
      )}
      {engine !== null && <MapPin isLifted={isLifted} />}
      {isMovable && (
        <VisuallyHidden>
          <span id={helpId}>{t('map.help')}</span>
        </VisuallyHidden>
      )}
      {isMovable && <MapControls onStep={step} />}
      <p className={styles.note} role="status" hidden={!areTilesMissing || state === 'failed'}>
        {areTilesMissing ? t('map.no-tiles') : ''}
      </p>
      {engine !== null && !areTilesMissing && (
        <MapAttribution source={source} className={styles.attribution} />
      )}
    </div>
  );
}
