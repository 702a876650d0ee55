import type { MapSource } from '@storefront/shared-domain/contracts';
import styles from './map-attribution.module.css';

/** Whose map it is, with a link to them where there is one; our own needs no word. */
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
