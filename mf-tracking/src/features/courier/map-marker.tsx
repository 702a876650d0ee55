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
 * A place on the map; whoever shows the map puts it where it belongs. The map's name says what is
 * on it.
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
