import type { MapSource } from '@storefront/shared-domain/contracts';
import styles from './map-attribution.module.css';

/** Attribution of the map's source, with a link where there is one; our own map needs none. */
export function MapAttribution({ source: { attribution, link } }: { source: MapSource }) {
  if (attribution === '') return null;
  return (
    <p className={styles.attribution}>
      {link ? (
        <a href={link} target="_blank" rel="noreferrer">
          {attribution}
        </a>
      ) : (
        attribution
      )}
    </p>
  );
}
