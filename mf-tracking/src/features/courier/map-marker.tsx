import type { Ref } from 'react';
import { Icon, type IconName } from '@storefront/shared-ui';
import styles from './courier-map.module.css';

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
export function MapMarker({ kind, ref }: { kind: Kind; ref: Ref<HTMLSpanElement> }) {
  return (
    <span ref={ref} className={styles.marker} data-kind={kind} aria-hidden>
      <span className={styles.pin}>
        <Icon name={ICONS[kind]} />
      </span>
    </span>
  );
}
