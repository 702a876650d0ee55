import styles from './spinner.module.css';

export type SpinnerProps = {
  /**
   * Announced to screen readers; without it the spinner is decoration of an element that is already
   * marked busy.
   */
  label?: string;
  size?: 's' | 'm' | 'l';
};

export function Spinner({ label, size = 'm' }: SpinnerProps) {
  const spoken = label
    ? ({ role: 'status', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return <span className={styles.spinner} data-size={size} {...spoken} />;
}
