import styles from './spinner.module.css';

export type SpinnerProps = {
  /**
   * Said to screen readers; without it the spinner is decoration of something that is busy already.
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
