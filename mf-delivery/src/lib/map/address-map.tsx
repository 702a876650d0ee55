import { useUnit } from 'effector-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coordinates } from '@storefront/shared-domain/contracts';
import { $mapSource } from '@storefront/shared-domain/models';
import { MapAttribution, tileMapStyles } from '@storefront/shared-kit/tile-map';
import { Button, VisuallyHidden } from '@storefront/shared-ui';
import { MapControls } from './map-controls';
import { MapPin } from './map-pin';
import { findStep, takeStep, type MapStep } from './map-steps';
import { ZOOM } from './map-zoom';
import { useEngine } from './use-engine';
import styles from './address-map.module.css';

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
