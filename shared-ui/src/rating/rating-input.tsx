import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './rating.module.css';
import { Star } from './stars';

export type RatingInputProps = {
  legend: ReactNode;
  /** 1 to `max`; null without a rating. */
  value: number | null;
  onValueChange: (value: number) => void;
  max?: number;
  /** Accessible name of a choice: `(3) => "3 stars"`. */
  starLabel: (stars: number) => string;
  disabled?: boolean;
};

/** A star rating input made of radio buttons, so the arrow keys work. */
export function RatingInput({
  legend,
  value,
  onValueChange,
  max = 5,
  starLabel,
  disabled,
}: RatingInputProps) {
  const name = useId();
  return (
    <fieldset className={styles.input} disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
          <label key={stars} className={styles.choice}>
            <VisuallyHidden>{starLabel(stars)}</VisuallyHidden>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onValueChange(stars)}
            />
            <Star share={stars <= (value ?? 0) ? 1 : 0} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
