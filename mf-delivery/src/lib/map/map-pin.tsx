import styles from './map-pin.module.css';

/** The pin at the center of a map; it lifts while the map moves. */
export function MapPin({ isLifted }: { isLifted: boolean }) {
  return (
    <span className={styles.place} data-lifted={isLifted} aria-hidden>
      <span className={styles.shadow} />
      <svg className={styles.pin} viewBox="0 0 32 44">
        <path
          className={styles.body}
          d="M16 1.5C8 1.5 1.5 7.9 1.5 15.8 1.5 26.4 16 42.5 16 42.5s14.5-16.1 14.5-26.7C30.5 7.9 24 1.5 16 1.5Z"
        />
        <circle className={styles.eye} cx="16" cy="15.5" r="5.5" />
      </svg>
    </span>
  );
}
