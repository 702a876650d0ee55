import { useId } from 'react';
import { ICON_PATHS } from '../icon/paths';
import styles from './rating.module.css';

/** `share` of a star (0 to 1) filled. */
export function Star({ share }: { share: number }) {
  const id = useId();
  return (
    <svg className={styles.star} viewBox="0 0 24 24" aria-hidden>
      <clipPath id={id}>
        <rect width={24 * share} height="24" />
      </clipPath>
      <path d={ICON_PATHS.star} className={styles.hollow} />
      {share > 0 && <path d={ICON_PATHS.star} className={styles.full} clipPath={`url(#${id})`} />}
    </svg>
  );
}
