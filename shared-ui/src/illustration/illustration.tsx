import type { Illustration as IllustrationName } from '@storefront/shared-kit/illustration';
import { DRAWINGS } from './drawings';
import styles from './illustration.module.css';

export type IllustrationProps = {
  /** What it stands for; `dish` is any food. */
  name: IllustrationName;
};

/**
 * The drawing of a kind of food in the place of a missing picture: it fills its parent, and is hidden
 * from screen readers, because the food's name is beside it.
 */
export function Illustration({ name }: IllustrationProps) {
  const { tint, lines } = DRAWINGS[name];
  return (
    <span className={styles.ground} data-illustration={name}>
      <svg className={styles.drawing} viewBox="0 0 48 48" aria-hidden>
        <path className={styles.tint} d={tint} />
        <path d={lines} />
      </svg>
    </span>
  );
}
