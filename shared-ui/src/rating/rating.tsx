import styles from './rating.module.css';
import { Star } from './stars';

export type RatingProps = {
  /** 0 to `max`; fractions fill a star in part. */
  value: number;
  max?: number;
  /** Accessible text of the stars: "4.6 of 5". */
  label: string;
};

export function Rating({ value, max = 5, label }: RatingProps) {
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      {Array.from({ length: max }, (_, index) => (
        <Star key={index} share={Math.min(1, Math.max(0, value - index))} />
      ))}
    </span>
  );
}
