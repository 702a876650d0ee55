import styles from './row-target.module.css';

/**
 * Makes a whole row do what its plus button does, for pointers: keyboard and screen readers have the
 * button. The row is positioned; its buttons lie above the target.
 */
export function RowTarget({ onTap }: { onTap: () => void }) {
  return (
    <button type="button" tabIndex={-1} aria-hidden className={styles.target} onClick={onTap} />
  );
}
